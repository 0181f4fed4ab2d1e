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
  .wide { width: 100%; padding-inline: 8px; text-wrap: balance; }
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
