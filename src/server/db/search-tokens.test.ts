import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { documentTokens, isWithinOneTypo, queryTokens, typoVariants, withoutMarks } from './search-tokens.ts';

const word = fc.stringMatching(/^[a-z]{4,12}$/);
const anything = fc.oneof(
  fc.string({ unit: ANY_CHARACTER, maxLength: 400 }),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
);

function tokensOf(query: string): string[] {
  return queryTokens(query).map(({ token }) => token);
}

describe('documentTokens', () => {
  it('splits Chinese into characters and adjacent pairs', () => {
    expect(documentTokens('三國志')).toEqual(['三', '國', '志', '三國', '國志']);
  });

  it('keeps Vietnamese words with and without their marks', () => {
    expect(documentTokens('Hành Động Đẹp')).toEqual(['hành', 'hanh', 'động', 'dong', 'đẹp', 'dep']);
  });

  it('separates scripts that touch each other and folds width and case', () => {
    expect(documentTokens('三國Ｏｎｌｉｎｅ 2')).toEqual(['三', '國', '三國', 'online', '2']);
  });

  it('takes a word with an apostrophe, a point or a comma as one', () => {
    expect(documentTokens("Don't U.S.A. 1,000 foo_bar star-wars")).toEqual([
      'dont',
      'usa',
      '1000',
      'foo',
      'bar',
      'star',
      'wars',
    ]);
  });

  it('finds no word in signs and emoji', () => {
    expect(documentTokens('!!! % _ 🎮 \u0000')).toEqual([]);
  });

  it('finds every text on its own', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const tokens = new Set(documentTokens(text));
        expect(queryTokens(text).filter(({ token }) => !tokens.has(token))).toEqual([]);
      }),
    );
  });

  it('finds any two adjacent characters of a Chinese text', () => {
    const han = fc.array(fc.constantFrom(...'三國志戰略版龍王傳說𠮷'), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(han, fc.nat(), (characters, seed) => {
        const at = seed % (characters.length - 1);
        const pair = characters.slice(at, at + 2).join('');
        expect(documentTokens(characters.join(''))).toEqual(expect.arrayContaining(tokensOf(pair)));
        expect(tokensOf(pair)).toEqual([pair]);
      }),
    );
  });
});

describe('queryTokens', () => {
  it('searches adjacent pairs of a run, and a character only if it is alone', () => {
    expect(queryTokens('三國志 龍 star')).toEqual([
      { token: '三國', match: 'exact' },
      { token: '國志', match: 'exact' },
      { token: '龍', match: 'exact' },
      { token: 'star', match: 'prefix' },
    ]);
  });

  it('takes one letter for the beginning of a word only at the end', () => {
    expect(queryTokens('a b')).toEqual([
      { token: 'a', match: 'exact' },
      { token: 'b', match: 'prefix' },
    ]);
  });

  it('bounds what a hostile query asks for', () => {
    expect(queryTokens('a '.repeat(100_000))).toEqual([{ token: 'a', match: 'prefix' }]);
    expect(tokensOf(Array.from({ length: 5000 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
    expect(tokensOf('x'.repeat(1_000_000))).toEqual(['x'.repeat(40)]);
    expect(tokensOf('%_\\ \u0000 \'";--')).toEqual([]);
  });

  it('gives words of letters, marks, numbers and Chinese characters only, never a lone surrogate', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const token of tokensOf(text)) {
          expect(token).toMatch(/^[\p{L}\p{N}\p{M}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u);
          expect(token.isWellFormed()).toBe(true);
          expect([...token].length).toBeLessThanOrEqual(40);
        }
      }),
    );
  });
});

describe('typos', () => {
  const index = fc.nat();
  const edits = [
    (letters: string[], at: number) => letters.toSpliced(at, 1),
    (letters: string[], at: number) => letters.toSpliced(at, 0, 'q'),
    (letters: string[], at: number) => letters.with(at, 'q'),
    (letters: string[], at: number) =>
      letters.toSpliced(
        Math.min(at, letters.length - 2),
        2,
        ...letters
          .slice(Math.min(at, letters.length - 2))
          .slice(0, 2)
          .reverse(),
      ),
  ];

  it('shares a variant with every word that is one typo away', () => {
    fc.assert(
      fc.property(word, index, fc.constantFrom(...edits), (right, seed, edit) => {
        const letters = [...right];
        const wrong = edit(letters, seed % letters.length).join('');
        fc.pre(wrong.length >= 4);
        const variants = new Set(typoVariants(right));
        expect(typoVariants(wrong).some((variant) => variants.has(variant))).toBe(true);
        expect(isWithinOneTypo(right, wrong)).toBe(true);
        expect(isWithinOneTypo(wrong, right)).toBe(true);
      }),
    );
  });

  it.each([
    ['fantasy', 'fantsay', true],
    ['fantasy', 'fantasia', false],
    ['dragon', 'dargno', false],
    ['pirate', 'prate', true],
    ['pirate', 'private', false],
    ['abcd', 'badc', false],
  ])('%s and %s: %s', (one, other, near) => {
    expect(isWithinOneTypo(one, other)).toBe(near);
  });

  it('leaves short words and numbers alone', () => {
    expect([typoVariants('war'), typoVariants('2048')]).toEqual([[], []]);
  });
});

it('withoutMarks folds Vietnamese', () => {
  expect(withoutMarks('đường')).toBe('duong');
});
