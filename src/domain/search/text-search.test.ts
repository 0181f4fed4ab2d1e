import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { foldText, foldWithPlaces } from '../text/fold-text.ts';
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

describe('the words of a search', () => {
  it('end where a search may be no longer', () => {
    const search = `${'a'.repeat(2 * LIMITS.searchTextLength - 1)} late`;
    expect(readSearchWords(search).map(({ text }) => text)).toEqual(['a'.repeat(2 * LIMITS.searchTextLength - 1)]);
  });
});

describe('what is marked', () => {
  /** Marks matches with brackets. */
  const mark = (text: string, search: string) =>
    splitByMatches(text, search).map((part) => (part.isMatch ? `[${part.text}]` : part.text));

  it.each<[text: string, search: string, parts: string[]]>([
    ['退款可以', '退款', ['[退款]', '可以']],
    ['Mời bạn HOÀN tiền nhé', 'hoan tien', ['Mời bạn ', '[HOÀN]', ' ', '[tiền]', ' nhé']],
    ['abc', 'ab abc', ['[abc]']],
    ['ab ab abc', 'abc ab', ['[ab]', ' ', '[ab]', ' ', '[abc]']],
    ['退款', '退 款', ['[退款]']],
    ['½ price', '1', ['½ price']],
    ['nothing', '', ['nothing']],
    ['', 'a', []],
  ])('in %j by %j: %j', (text, search, parts) => {
    expect(mark(text, search)).toEqual(parts);
  });
});

describe('where an excerpt begins and ends', () => {
  const [a, b, c] = ['甲', '乙', '丙'].map((character) => (length: number) => character.repeat(length));
  if (a === undefined || b === undefined || c === undefined) throw new Error('three fillers');

  it.each<[what: string, text: string, excerpt: string]>([
    [
      'at the first break of the 40 before',
      `${a(5)}。${a(94)}。${b(20)}，${b(5)}星${c(200)}`,
      `…${b(20)}，${b(5)}星${c(133)}…`,
    ],
    ['without the blank behind a break', `${a(100)}. ${b(20)}星${c(200)}`, `…${b(20)}星${c(138)}…`],
    ['40 before where nothing breaks', `${a(100)}星${c(200)}`, `…${a(40)}星${c(119)}…`],
    ['at the beginning where that is 40 before', `${a(10)}。${b(29)}星${c(200)}`, `${a(10)}。${b(29)}星${c(119)}…`],
    ['at the beginning where that is nearer', `${a(9)}。${b(10)}星${c(200)}`, `${a(9)}。${b(10)}星${c(139)}…`],
    ['at the last break of 40', `星${c(100)}。${c(28)}。${c(200)}`, `星${c(100)}。${c(28)}…`],
    ['at its full length where a break is further away', `星${c(119)}。${c(200)}`, `星${c(119)}。${c(39)}…`],
    ['with the text, at its full length', `${a(300)}星${b(20)}。${c(10)}`, `…${a(128)}星${b(20)}。${c(10)}`],
    ['with the text, behind a break', `${a(180)}。${b(100)}星${b(20)}。${c(10)}`, `…${b(100)}星${b(20)}。${c(10)}`],
    ['with no half of 😀', `${'😀'.repeat(100)}星${'😀'.repeat(150)}`, `…${'😀'.repeat(20)}星${'😀'.repeat(59)}…`],
    ['with no half of 🐀', `x${'🐀'.repeat(100)}星${'🐀'.repeat(150)}`, `…${'🐀'.repeat(20)}星${'🐀'.repeat(59)}…`],
    ['with no half of 🏿', `${'🏿'.repeat(100)}星${'🏿'.repeat(150)}`, `…${'🏿'.repeat(20)}星${'🏿'.repeat(59)}…`],
    ['between wide letters', `${'Ｘ'.repeat(100)}星${'Ｘ'.repeat(200)}`, `…${'Ｘ'.repeat(40)}星${'Ｘ'.repeat(119)}…`],
  ])('%s', (_, text, excerpt) => {
    expect(makeExcerpt(text, '星')).toBe(excerpt);
  });

  it('looks for what there is of the search, the first of it', () => {
    const text = `Early ${a(200)}。Late ${b(200)}`;
    expect(makeExcerpt(text, 'zebra late')).toContain('Late');
    expect(makeExcerpt(text, 'late early')).toMatch(/^Early/);
    expect(makeExcerpt(text, 'zebra')).toMatch(/^Early/);
    expect(makeExcerpt('  short \n', 'zebra')).toBe('short');
  });
});
