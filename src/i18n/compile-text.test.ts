import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { CATALOGS } from './catalogs.ts';
import { compileText } from './compile-text.ts';

it('compiles every text of the catalogs as the parser of messages does', () => {
  const texts = Object.values(CATALOGS).flatMap((area) => LOCALES.flatMap((locale) => Object.values(area[locale])));
  for (const text of texts) expect(compileText(text), text).toEqual(compileMessage(text));
});

it.each(['', ' ', 'a # b', '<a>', "it''s", "'{'", '{name}', '}', '{count, plural, one {#} other {# of #}}'])(
  'compiles %j as the parser of messages does',
  (text) => {
    expect(compileText(text)).toEqual(compileMessage(text));
  },
);
