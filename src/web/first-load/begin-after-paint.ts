import { addEarlyScript } from './early-script.ts';

/** Maximum wait for the first frame, in milliseconds; some windows never draw one. */
const PATIENCE_MS = 500;

/** Starting fifty fetches at once blocks a phone for a tenth of a second. The entry comes first. */
const AT_ONCE = 8;

/**
 * Replaces the entry script in the page. The entry's address is part of the text, which the policy allows by its hash;
 * if it were read from the page, an attacker could inject another address.
 */
export const beginScript = (entry: string): string =>
  [
    '{let hasBegun=false;',
    'const begin=()=>{',
    'if(hasBegun)return;',
    'hasBegun=true;',
    "const links=[...document.querySelectorAll('link[rel=later]')];",
    'const fetchSome=()=>{',
    // Before the pictures below the fold, which are loading by now.
    `for(const link of links.splice(0,${AT_ONCE}))link.fetchPriority='high',link.rel='modulepreload';`,
    // Last: the entry reads from these links which messages the page was rendered with (import-messages.ts).
    `if(links.length)setTimeout(fetchSome);else import(${JSON.stringify(entry)})`,
    '};',
    'fetchSome()',
    '};',
    'if(document.hidden)begin();',
    // Waits for the actual paint, which on a busy phone comes well after the frame callback.
    "new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)begin()}).observe({type:'paint',buffered:true});",
    `setTimeout(begin,${PATIENCE_MS})}`,
  ].join('');

export interface PageStart {
  /** Address of the page's entry script. */
  readonly entry: string;
  /** Addresses of further scripts to fetch with the page's own. */
  readonly more?: readonly string[];
  /** Inline script that runs first. */
  readonly early?: string;
  /** The element with the page's data, which the entry script reads. */
  readonly data?: string;
}

/**
 * Paints the page before any script is fetched, including messages: on a phone a hundred kilobytes of non-blocking
 * scripts still delay the first pictures, and a script that arrives early runs before the first frame. The early script and
 * the data are inserted in the same pass, since each copy of a page costs as much as a dozen cards.
 */
export function beginAfterPaint(html: string, { entry, more = [], early = '', data = '' }: PageStart): string {
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd);
  const named = more.filter((address) => !head.includes(`<link rel="modulepreload" href="${address}"`));
  const links = named.map((address) => `<link rel="later" href="${address}"/>`);
  const script = `<script type="module" async="" src="${entry}"></script>`;
  // Only the last element of the page can be the build's.
  const at = html.lastIndexOf(script);
  const begin = at < 0 ? '' : `${data}<script>${beginScript(entry)}</script>`;
  const end = at < 0 ? html.length : at;
  return [
    addEarlyScript(head.replaceAll('<link rel="modulepreload"', '<link rel="later"'), early),
    ...links,
    html.slice(headEnd, end),
    begin,
    html.slice(end + script.length),
  ].join('');
}
