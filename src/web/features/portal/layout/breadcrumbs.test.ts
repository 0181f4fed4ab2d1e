import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { compileMessages } from '#i18n/compile-messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { crumbsOf, PORTAL_PLACES } from './breadcrumbs.tsx';

const OTHER_PAGES = ['applications/new', 'versions/new', 'products/new', 'products/discounts', 'products/7/prices'];
const PATHS = [...PORTAL_PLACES.map(({ path }) => path), ...OTHER_PAGES.map((page) => `/developer/${page}`)];

it.each(LOCALES)('names pages before their own messages are loaded (%s)', (locale) => {
  const { t } = createTranslator(locale, { ...compileMessages('core', locale), ...compileMessages('portal', locale) });
  const facts = { applications: [], name: undefined, parent: 'Ten hints' };
  const texts = PATHS.flatMap((path) => crumbsOf({ t }, path, facts)).map(({ text }) => text);
  expect(texts.filter((text) => /^[a-z]+(?:\.[A-Za-z]+)+$/.test(text))).toEqual([]);
});
