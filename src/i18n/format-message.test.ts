import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { readMessage } from './catalogs/read-message.ts';
import { CATALOGS } from './catalogs.ts';
import { compileText } from './compile-text.ts';
import { createMessageFormatter, type MessageValues } from './format-message.ts';

const NUMBERS = [0, 1, 2, 5, 21, 1234.5, -3, 1_000_000];

/** The text as Lingui's runtime writes it. */
function writeByLingui(locale: LocaleCode, text: string, values: MessageValues): string {
  return setupI18n({ locale, messages: { [locale]: { key: compileMessage(text) } } })._('key', values);
}

const write = (locale: LocaleCode, text: string, values?: MessageValues) =>
  createMessageFormatter(locale)(compileText(text), values);

/** Values for each argument: numbers, a word, no value, and the cases of its choice. */
function valuesOf(text: string): MessageValues[] {
  const { placeholders, choices } = readMessage(text);
  const cases = choices.filter(({ kind }) => kind === 'select').flatMap((choice) => [...choice.cases, 'unknown']);
  return [...NUMBERS, 'Star & <b>', undefined, ...cases].map((value) =>
    Object.fromEntries(placeholders.flatMap((name) => (value === undefined ? [] : [[name, value]]))),
  );
}

describe.each(LOCALES)('in %s', (locale) => {
  it('writes every text of the catalogs as Lingui does', () => {
    const format = createMessageFormatter(locale);
    const texts = Object.values(CATALOGS).flatMap((area) => Object.values(area[locale]).filter((text) => text !== ''));
    const differing = texts.filter((text) =>
      valuesOf(text).some((values) => format(compileText(text), values) !== writeByLingui(locale, text, values)),
    );
    expect(differing).toEqual([]);
    expect(texts.length).toBeGreaterThan(1000);
  });
});

it('counts with exact numbers, categories and an offset', () => {
  const text = '{count, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}';
  const read = (count: number) => write('en-US', text, { count });
  expect([0, 1, 2, 1235].map(read)).toEqual(['nobody', 'you', 'you and 1 other', 'you and 1,234 others']);
});

it('keeps the count inside a choice', () => {
  const text = '{count, plural, other {{kind, select, big {# big ones} other {#}}}}';
  expect(write('en-US', text, { count: 3, kind: 'big' })).toBe('3 big ones');
  expect(write('en-US', '# {kind, select, other {#}}', { kind: 'a' })).toBe('# #');
});

it.each(['constructor', 'toString', '__proto__'])('takes %s as any other value', (value) => {
  expect(write('en-US', '{kind, select, a {A} other {B}}', { kind: value })).toBe('B');
  expect(write('en-US', `{${value}} {kind}`, { kind: value })).toBe(` ${value}`);
});

it('leaves out what has no value', () => {
  expect(write('en-US', 'Hello {name}!')).toBe('Hello !');
  expect(write('en-US', '{kind, select, undefined {none} other {some}}')).toBe('none');
});

it('refuses parts that no catalog uses', () => {
  expect(() => write('en-US', '{at, date}', { at: new Date(0) })).toThrow('messages have no date');
});
