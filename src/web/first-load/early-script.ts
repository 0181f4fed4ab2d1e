/**
 * Browsers load their locale data on the first number format, the slowest step of hydration on a phone. Each locale is
 * loaded in a task of its own, so that other work can run in between.
 */
const LANGUAGE_SCRIPT =
  "for(const f of['NumberFormat','DateTimeFormat'])setTimeout(()=>{try{new Intl[f](document.documentElement.lang).format(0)}catch{}})";

/**
 * Runs first on the page, while the style sheet loads and the main thread is idle; after the style sheet it would wait
 * for it and delay the first paint. The page's policy allows it by its hash; it removes itself before hydration.
 */
export function earlyScript(scripts: readonly string[]): string {
  return [...scripts, LANGUAGE_SCRIPT, 'document.currentScript.remove()'].join(';');
}

/** Inserts the script at the start of the head, where React renders none. */
export function addEarlyScript(html: string, script: string): string {
  if (script === '') return html;
  return html.replace('<head>', () => `<head><script>${script}</script>`);
}
