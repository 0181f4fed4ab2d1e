import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { CATALOGS } from '#i18n/catalogs.ts';

it.each(LOCALES)('says in %s that one is online without having been offline', (locale) => {
  const { 'offline.online.title': title, 'offline.online.text': text } = CATALOGS.offline[locale];
  expect(`${title} ${text}`).not.toMatch(/恢[復复]|trở lại|again|back/i);
});
