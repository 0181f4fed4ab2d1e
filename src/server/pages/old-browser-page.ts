import type { LocaleCode } from '#contract/values/locales.ts';
import { CATALOGS } from '#i18n/catalogs.ts';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page that old Internet Explorer gets for every address: plain text without script or style (R2.23). */
export function oldBrowserPage(locale: LocaleCode): string {
  const words = CATALOGS['old-browser'][locale];
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>Starhall</title></head><body>
<h1>${escapeText(words['oldBrowser.title'])}</h1>
<p>${escapeText(words['oldBrowser.message'])}</p>
<p>${escapeText(words['oldBrowser.advice'])}</p>
<p>${escapeText(words['oldBrowser.browsers'])}</p>
</body></html>`;
}
