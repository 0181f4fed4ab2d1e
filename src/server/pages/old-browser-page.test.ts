import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import { oldBrowserPage } from './old-browser-page.ts';

it.each(LOCALES)('R2.23 O16 tells an old browser so in %s, in under 5 kB and without a script', (locale) => {
  const html = oldBrowserPage(locale);
  expect(Buffer.byteLength(html)).toBeLessThan(5000);
  expect(html).not.toMatch(/<(?:script|link|style|img)/i);
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain(CATALOGS['old-browser'][locale]['oldBrowser.title']);
  expect(html).toContain('Microsoft Edge');
});
