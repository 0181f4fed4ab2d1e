/** Maximum wait for the first frame, in milliseconds; some windows never draw one. */
const PATIENCE_MS = 500;

/** Starting fifty fetches at once blocks a phone for a tenth of a second. The entry comes first. */
const AT_ONCE = 8;

/**
 * The script that the server writes in place of the entry script. It paints the page before any script is fetched,
 * including messages: on a phone a hundred kilobytes of non-blocking scripts still delay the first pictures, and a script
 * that arrives early runs before the first frame.
 *
 * The entry's address is part of the text, which the policy allows by its hash; if it were read from the page, an attacker
 * could inject another address.
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
