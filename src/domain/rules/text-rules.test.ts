import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { findFailingExamples } from './examples/find-failing-examples.ts';
import { textExamples } from './examples/text.ts';
import { textRules } from './text-rules.ts';

const accepts = (name: Exclude<keyof typeof textRules, 'data_repeat'>, value: unknown) =>
  textRules[name].check(value, {}) === true;
const repeats = (value: unknown, other: unknown) => textRules.data_repeat.check(value, { other }) !== true;

const NAME_RULES = ['nickname', 'last_name'] as const;
const FORBIDDEN = ['\\', '(', ')'] as const;
const SPECIAL_CHARACTERS = '!@#$%^&*()+=[]{}\\/;:\'",<>?~`|';
const WHITE_SPACE = ['\t', '\n', '\v', '\f', '\r', ' ', '\u00a0', '\u1680', '\u2009', '\u2028', '\u3000', '\ufeff'];
const INVISIBLE = ['\u200b', '\u200d', '\u200e', '\u202e', '\u2060', '\u00ad', '\ufe0f', '\u115f', '\u3164', '\uffa0'];
const NO_LETTERS = ['😀', '€', '①', '٣', '２', '\ud842', '\udfb7', '\0', '。', '\u2019'];
/** Every ASCII character, for rules that allow sets of them. */
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

describe('nickname', () => {
  it('R5.46 takes 2 to 10 letters of any script, digits or underscores', () => {
    expect(findFailingExamples(textRules.nickname, textExamples.nickname)).toEqual([]);
  });

  it('R5.47 takes no backslash and no parentheses, wherever they stand', () => {
    for (const sign of FORBIDDEN) {
      for (const text of [`${sign}ab`, `a${sign}b`, `ab${sign}`]) expect(accepts('nickname', text)).toBe(false);
    }
    expect(accepts('nickname', 'ab_cd')).toBe(true);
    expect(accepts('nickname', '王小明')).toBe(true);
  });

  it('R9.10 is 2 to 10 characters long, as the constants say', () => {
    expect([LIMITS.nicknameMin, LIMITS.nicknameMax]).toEqual([2, 10]);
    for (const character of ['a', '7', '_', '明', '𠮷']) {
      const accepted = Array.from({ length: 13 }, (_, length) => accepts('nickname', character.repeat(length)));
      expect(accepted.flatMap((isAccepted, length) => (isAccepted ? [length] : []))).toEqual([
        2, 3, 4, 5, 6, 7, 8, 9, 10,
      ]);
    }
  });

  it('R5.46 takes of ASCII the letters, the digits and the underscore alone', () => {
    expect(ASCII.filter((character) => accepts('nickname', `a${character}b`)).join('')).toMatch(
      /^\d{10}[A-Z]{26}_[a-z]{26}$/,
    );
  });
});

describe('last_name', () => {
  it('R5.131 takes 1 to 50 letters of any script, space, apostrophe, hyphen and period', () => {
    expect(findFailingExamples(textRules.last_name, textExamples.last_name)).toEqual([]);
    expect(ASCII.filter((character) => accepts('last_name', `a${character}b`)).join('')).toMatch(
      /^ '-\.[A-Z]{26}[a-z]{26}$/,
    );
  });

  it('R5.131 takes up to 50 characters, however they are written', () => {
    expect(accepts('last_name', `${'a '.repeat(25)}`)).toBe(true);
    expect(accepts('last_name', `${'a '.repeat(25)}b`)).toBe(false);
    expect(accepts('last_name', 'e\u0301'.repeat(25))).toBe(true);
    expect(accepts('last_name', `${'e\u0301'.repeat(25)}e`)).toBe(false);
  });
});

it('R5.46 R5.131 names hold no invisible character, no symbol and no digit of another script', () => {
  for (const name of NAME_RULES) {
    expect([...INVISIBLE, ...NO_LETTERS].filter((character) => accepts(name, `a${character}`))).toEqual([]);
    expect(INVISIBLE.filter((character) => accepts(name, character.repeat(3)))).toEqual([]);
  }
});

it('R5.46 R5.131 names hold a combining mark only after a letter', () => {
  for (const name of NAME_RULES) {
    expect(accepts(name, 'e\u0301\u0323a')).toBe(true);
    for (const text of ['\u0301ab', '-\u0301ab', '_\u0301ab', '7\u0301ab']) expect(accepts(name, text)).toBe(false);
  }
});

describe('password', () => {
  it('R5.48 refuses the characters that a nickname may not contain', () => {
    expect(findFailingExamples(textRules.password, textExamples.password)).toEqual([]);
    expect(ASCII.filter((character) => !accepts('password', `Ab${character}12`))).toEqual(['(', ')', '\\']);
  });
});

describe('no_space', () => {
  it('R5.54 refuses white space of every kind and takes everything else', () => {
    expect(findFailingExamples(textRules.no_space, textExamples.no_space)).toEqual([]);
    const kept = WHITE_SPACE.filter((space) =>
      [`${space}a`, `a${space}b`, `a${space}`].some((text) => accepts('no_space', text)),
    );
    expect(kept).toEqual([]);
  });
});

describe('special_character', () => {
  it('R5.56 refuses the set of symbols and takes every other ASCII character', () => {
    expect(findFailingExamples(textRules.special_character, textExamples.special_character)).toEqual([]);
    const refused = ASCII.filter((character) => !accepts('special_character', `a${character}b`));
    expect(refused.toSorted()).toEqual([...SPECIAL_CHARACTERS].toSorted());
  });
});

describe('uppercase_symbol', () => {
  it('R5.128 takes uppercase letters, digits and symbols of ASCII only', () => {
    expect(findFailingExamples(textRules.uppercase_symbol, textExamples.uppercase_symbol)).toEqual([]);
    expect(ASCII.filter((character) => accepts('uppercase_symbol', `A${character}1`)).join('')).toBe(
      '!"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`{|}~',
    );
  });

  it('R5.129 takes Chinese characters as well in its variant', () => {
    expect(findFailingExamples(textRules.uppercase_symbol_chinese, textExamples.uppercase_symbol_chinese)).toEqual([]);
    for (const character of ASCII) {
      expect(accepts('uppercase_symbol_chinese', `甲${character}`)).toBe(accepts('uppercase_symbol', character));
    }
  });
});

describe('data_repeat', () => {
  it('R5.121 refuses the given value, and nothing when the given value is empty', () => {
    expect(findFailingExamples(textRules.data_repeat, textExamples.data_repeat)).toEqual([]);
    expect(repeats(undefined, undefined)).toBe(false);
    expect(repeats([], [])).toBe(false);
  });

  it('R5.121 refuses every text and number that is given, and takes every other text', () => {
    const filled = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.oneof(filled, fc.integer()), fc.string(), (other, value) => {
        expect(repeats(other, other)).toBe(true);
        expect(repeats(value, other)).toBe(value === String(other));
        expect(repeats(other, '')).toBe(false);
      }),
    );
  });
});
