import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { CATALOGS } from './catalogs.ts';
import { compileMessages, MESSAGE_BUNDLES, SERVER_AREAS } from './compile-messages.ts';

it.each(LOCALES)('compiles every message of %s', (locale) => {
  for (const bundle of ['core', 'errors'] as const) {
    const keys = MESSAGE_BUNDLES[bundle].flatMap((area) => Object.keys(CATALOGS[area][locale]));
    expect(Object.keys(compileMessages(bundle, locale)).sort()).toEqual([...new Set(keys)].sort());
  }
});

it('belongs every area to a bundle or to the server alone, and no key to two areas', () => {
  const areas = Object.values(MESSAGE_BUNDLES).flat();
  expect([...new Set(areas), ...SERVER_AREAS].sort()).toEqual(Object.keys(CATALOGS).sort());
  const keys = Object.values(CATALOGS).flatMap((catalog) => Object.keys(catalog['en-US']));
  expect(new Set(keys).size).toBe(keys.length);
});
