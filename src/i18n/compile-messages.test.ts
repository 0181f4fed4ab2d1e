import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
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

/** The values that a message formats as numbers. */
function numbersIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+), (?:plural|number)/g)].map(([, name = '']) => name));
}

it('writes a number of a message as every language writes numbers', () => {
  const areas: readonly Readonly<Record<LocaleCode, Readonly<Record<string, string>>>>[] = Object.values(CATALOGS);
  const bare = areas.flatMap((area) =>
    Object.keys(area['en-US']).flatMap((key) => {
      const texts = LOCALES.map((locale) => ({ locale, text: area[locale][key] ?? '' }));
      const numbers = [...new Set(texts.flatMap(({ text }) => [...numbersIn(text)]))];
      return texts.flatMap(({ locale, text }) =>
        numbers.filter((name) => text.includes(`{${name}}`)).map((name) => `${locale} ${key}: {${name}}`),
      );
    }),
  );
  expect(bare).toEqual([]);
});
