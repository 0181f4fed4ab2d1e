/** How long the first frame may be waited for, in milliseconds; some windows draw none. */
const PATIENCE_MS = 500;

/** Beginning to fetch fifty files in one go keeps a phone busy for a tenth of a second. The first is the entry itself. */
const AT_ONCE = 8;

/**
 * Runs in the page, in the place of the script that takes it over. Its address stands in the text, which the policy knows
 * by its hash: read from the page, another address could be injected with the same text.
 */
export const beginScript = (entry: string): string =>
  [
    '{let hasBegun=false;',
    'const begin=()=>{',
    'if(hasBegun)return;',
    'hasBegun=true;',
    "const links=[...document.querySelectorAll('link[rel=later]')];",
    'const fetchSome=()=>{',
    // Before the pictures below the window, which are on their way by now.
    `for(const link of links.splice(0,${AT_ONCE}))link.fetchPriority='high',link.rel='modulepreload';`,
    // Only then: the entry reads off them which messages the page was rendered with (import-messages.ts).
    `if(links.length)setTimeout(fetchSome);else import(${JSON.stringify(entry)})`,
    '};',
    'fetchSome()',
    '};',
    'if(document.hidden)begin();',
    // Told once the frame is to be seen, which on a busy phone is some time after it was made.
    "new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)begin()}).observe({type:'paint',buffered:true});",
    `setTimeout(begin,${PATIENCE_MS})}`,
  ].join('');

/**
 * Lets a page be seen before any of its scripts is fetched, its messages included: a hundred kilobytes of them, although
 * they block nothing, come to a phone in place of the first pictures, and a script that has come runs before the first
 * frame is drawn.
 * @param entry Address of the page's own script.
 * @param more Addresses of scripts that the page does not name, to be fetched with its own.
 */
export function beginAfterPaint(html: string, entry: string, more: readonly string[] = []): string {
  const named = more.filter((address) => !html.includes(`<link rel="modulepreload" href="${address}"`));
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('</head>', () => `${named.map((address) => `<link rel="later" href="${address}"/>`).join('')}</head>`)
    .replace(`<script type="module" async="" src="${entry}"></script>`, () => `<script>${beginScript(entry)}</script>`);
}
