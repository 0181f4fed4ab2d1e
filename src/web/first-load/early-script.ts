/**
 * A browser reads its tables of languages when the first number is formatted, which takes a phone longer than anything
 * else that taking a page over does. Each table is a task of its own: whatever else is due may come between them.
 */
const LANGUAGE_SCRIPT =
  "for(const f of['NumberFormat','DateTimeFormat'])setTimeout(()=>{try{new Intl[f](document.documentElement.lang).format(0)}catch{}})";

/**
 * What runs before anything else on a page, while its style sheet is loading and the window is idle: after the sheet it
 * would wait for it, and delay the first paint. The page policy allows it by its hash; it removes itself before React
 * takes the page over.
 */
export function earlyScript(scripts: readonly string[]): string {
  return [...scripts, LANGUAGE_SCRIPT, 'document.currentScript.remove()'].join(';');
}

/** Puts it first in the page's head, where React puts no script. */
export function addEarlyScript(html: string, script: string): string {
  return html.replace('<head>', () => `<head><script>${script}</script>`);
}
