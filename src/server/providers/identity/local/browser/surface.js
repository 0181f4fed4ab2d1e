/* A widget with its own style in a shadow tree. The style sheet is constructed by script, since the page's policy
   forbids inline styles; colors are the page's if it names them as the store does. */
const STYLE = `
  :host {
    --surface: var(--c-surface, light-dark(#fff, #171d33)); --ink: var(--c-ink, light-dark(#1b2138, #f3f4fa));
    --muted: var(--c-muted, light-dark(#545b75, #b3bad2)); --line: var(--c-control, light-dark(#80869f, #7e88ab));
    --raised: var(--c-raised, light-dark(#ecedf5, #222a47)); --accent: var(--c-accent, light-dark(#5438b8, #b4a2ff));
    color: var(--ink); font: 16px/1.5 var(--face-text, system-ui, sans-serif);
  }
  :host([popover]) {
    position: fixed; inset: 16px 16px auto auto; width: min(360px, calc(100vw - 32px)); margin: 0; padding: 0;
    border: 1px solid var(--line); border-radius: 16px; background: var(--surface);
    box-shadow: 0 8px 32px rgb(0 0 0 / 0.3);
  }
  * { box-sizing: border-box; }
  h2 { margin: 0 48px 4px 0; font-size: 16px; line-height: 1.4; }
  p { margin: 0 0 16px; color: var(--muted); font-size: 14px; }
  section { position: relative; padding: 20px; }
  button {
    min-height: 44px; padding: 8px 20px; border: 1px solid var(--line); border-radius: 999px;
    background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer;
  }
  button:hover { background: var(--raised); }
  button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .wide { display: flex; align-items: center; justify-content: center; gap: 8px; width: 100%; padding-inline: 8px; text-wrap: balance; }
  .marked::before {
    content: ""; flex: none; width: 18px; height: 18px;
    background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Cpath fill='%23EA4335' d='M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z'/%3E%3Cpath fill='%234285F4' d='M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z'/%3E%3Cpath fill='%23FBBC05' d='M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z'/%3E%3Cpath fill='%2334A853' d='M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z'/%3E%3C/svg%3E");
  }
  .close { position: absolute; inset: 8px 8px auto auto; width: 44px; padding: 0; border: 0; font-size: 24px; line-height: 1; }
`;

/** @type {CSSStyleSheet | undefined} */
let sheet;

/**
 * @param {HTMLElement} host
 * @param {...Node} content
 */
export function fillSurface(host, ...content) {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(...content);
}

/**
 * @param {{text: string, className?: string, label?: string, onClick: () => void}} looks
 */
export function makeButton({ text, className = '', label, onClick }) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.className = className;
  if (label !== undefined) button.ariaLabel = label;
  button.addEventListener('click', onClick);
  return button;
}
