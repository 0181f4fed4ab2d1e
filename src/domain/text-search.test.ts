import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, foldWithPlaces } from './fold-text.ts';
import { findWord, makeExcerpt, readSearchWords, splitByMatches } from './text-search.ts';

const finds = (text: string, search: string) =>
  readSearchWords(search).every((word) => findWord(foldText(text), word) >= 0);

describe('what a search finds', () => {
  it.each([
    ['How refunds work', 'REFUND', true],
    ['How refunds work', 'funds', false],
    ['退款需要幾天？', '退款', true],
    ['申請退款的方法', '款的', true],
    ['iOS版遊戲', 'ios版', true],
    ['在iOS上遊玩', 'ios', true],
    ['Hoàn tiền trong bảy ngày', 'hoan tien', true],
    ['Hoàn tiền trong bảy ngày', 'tiền hoàn', true],
    ['Đăng nhập', 'dang nhap', true],
    ['hoan tien', 'hoàn tiền', true],
    ['Ｓｔａｒ coins', 'star', true],
    ['node.js and npm', 'node.js', true],
    ['C++ games', 'c++', true],
    ['Top-ups', 'top-up', true],
    ['Portal', 'tal', false],
  ])('in %j by %j: %j', (text, search, expected) => {
    expect(finds(text, search)).toBe(expected);
  });

  it('has no words in signs and blanks', () => {
    expect(readSearchWords(' !? … 　')).toEqual([]);
    expect(readSearchWords('a a A').map(({ text }) => text)).toEqual(['a']);
  });
});

describe('parts of a text', () => {
  it('marks what was found as it was written', () => {
    expect(splitByMatches('Mời bạn HOÀN tiền', 'hoan tien').filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'HOÀN', isMatch: true },
      { text: 'tiền', isMatch: true },
    ]);
    expect(splitByMatches('可以退款', '退款')).toEqual([
      { text: '可以', isMatch: false },
      { text: '退款', isMatch: true },
    ]);
  });

  it('lose nothing of the text, whatever is searched for', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(texts, texts, (text, search) => {
        const parts = splitByMatches(text, search);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });

  it('mark every word that a text is made of', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zàảãáạăâđêôơưỹ]{1,8}$/), { minLength: 1, maxLength: 6 }), (words) => {
        const parts = splitByMatches(words.join(' '), words.join(' '));
        expect(parts.filter(({ isMatch, text }) => !isMatch && text.trim() !== '')).toEqual([]);
      }),
    );
  });

  it('fold one character at a time as they fold all together', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite' }), (text) => {
        const { folded, places } = foldWithPlaces(text);
        expect(places).toHaveLength(folded.length + 1);
        expect(places.at(-1)).toBe(text.length);
      }),
    );
    expect(foldWithPlaces('Ｄầu ½').folded).toBe(foldText('Ｄầu ½'));
  });
});

describe('an excerpt', () => {
  const long = `${'First words of a text. '.repeat(20)}The refund comes after three days. ${'More words. '.repeat(30)}`;

  it('is the whole text where that is short', () => {
    expect(makeExcerpt('Short\n\ntext', 'text')).toBe('Short text');
  });

  it('shows what was found, between dots, beginning and ending with whole words', () => {
    const excerpt = makeExcerpt(long, 'refund');
    expect(excerpt).toContain('The refund comes after three days.');
    expect(excerpt).toMatch(/^…\S/);
    expect(excerpt).toMatch(/\S…$/);
    expect(excerpt.length).toBeLessThanOrEqual(162);
  });

  it('is the beginning where nothing is searched for', () => {
    expect(makeExcerpt(long, '')).toMatch(/^First words/);
  });

  it('is never longer than it may be, and never halves a character', () => {
    const unit = fc.constantFrom('a', '字', '😀', ' ', '。', 'ệ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 600 }), fc.constantFrom('字', 'a', ''), (text, search) => {
        const excerpt = makeExcerpt(text, search);
        expect(excerpt.length).toBeLessThanOrEqual(162);
        expect(excerpt.isWellFormed()).toBe(true);
      }),
    );
  });
});
