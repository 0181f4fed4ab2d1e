import { CONSENT_SCRIPT } from '#web/app/consent/consent.ts';
import { THEME_SCRIPT } from '#web/features/shell/theme-switch.tsx';
import { PRESS_SCRIPT } from './early-press.ts';

/**
 * A browser reads its tables of languages when the first number is formatted, which takes a phone longer than anything
 * else that taking a page over does. Each table is a task of its own: whatever else is due may come between them.
 */
const LANGUAGE_SCRIPT =
  "for(const f of['NumberFormat','DateTimeFormat'])setTimeout(()=>{try{new Intl[f](document.documentElement.lang).format(0)}catch{}})";

/**
 * What runs before anything else of a page, while its style sheet is on the way and the window has nothing to do: behind
 * the sheet it would wait for it, and the first paint for both. Allowed by its hash; gone when React looks.
 */
export const EARLY_SCRIPT = [
  ...[THEME_SCRIPT, CONSENT_SCRIPT, PRESS_SCRIPT, LANGUAGE_SCRIPT],
  'document.currentScript.remove()',
].join(';');

/** Puts it first into a page's head, where React puts no script. */
export function addEarlyScript(html: string): string {
  return html.replace('<head>', () => `<head><script>${EARLY_SCRIPT}</script>`);
}
