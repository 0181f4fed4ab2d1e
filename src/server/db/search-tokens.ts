/** A part of a query: `prefix` matches every token that starts with it, `exact` only the token itself. */
export interface QueryToken {
  token: string;
  match: 'prefix' | 'exact';
}

interface Piece {
  text: string;
  kind: 'word' | 'han';
}

const MAX_DOCUMENT_LENGTH = 2000;
const MAX_QUERY_LENGTH = 200;
const MAX_QUERY_TOKENS = 12;
const MAX_TOKEN_LENGTH = 40;
const MIN_TYPO_LENGTH = 4;

const HAN_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const STARTS_HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const NOT_OF_A_WORD = /[^\p{L}\p{N}\p{M}]+/gu;
const HAS_LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const HAS_LETTER = /\p{L}/u;

// A shared instance: creating a segmenter costs a thousand times as much as using it. Only scripts without spaces
// have language-specific word rules, and it detects them by script.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The distinct index tokens of a text: for Chinese every character and every adjacent pair, else every word with and
 * without diacritics (for Vietnamese typed without them, đ as d).
 */
export function documentTokens(text: string): string[] {
  const tokens = new Set<string>();
  for (const piece of splitText(text, MAX_DOCUMENT_LENGTH)) {
    if (piece.kind === 'han') {
      for (const token of [...piece.text, ...bigrams(piece.text)]) {
        tokens.add(token);
      }
    } else {
      tokens.add(piece.text);
      tokens.add(withoutMarks(piece.text));
    }
  }
  return [...tokens];
}

/**
 * The tokens a query requires, at most 12: adjacent pairs of a Chinese run, a single character, words. A single
 * letter is a prefix only as the last word typed: a series of them would match everything.
 */
export function queryTokens(text: string): QueryToken[] {
  const tokens = new Map<string, QueryToken>();
  for (const { text: part, kind } of splitText(text, MAX_QUERY_LENGTH)) {
    const pairs = kind === 'han' ? bigrams(part) : [];
    for (const token of pairs.length > 0 ? pairs : [part]) {
      tokens.set(token, { token, match: kind === 'han' ? 'exact' : 'prefix' });
    }
  }
  const kept = [...tokens.values()].slice(0, MAX_QUERY_TOKENS);
  return kept.map(({ token, match }, index) => {
    const isInnerLetter = [...token].length === 1 && index < kept.length - 1;
    return { token, match: isInnerLetter ? 'exact' : match };
  });
}

/** The word without diacritics: most keyboards type `hành động` as `hanh dong`. */
export function withoutMarks(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('đ', 'd')
    .normalize('NFC');
  return HAS_LETTER_OR_NUMBER.test(bare) ? bare : word;
}

/**
 * The word and its variants with one letter left out: two words one typo apart share a variant. Empty for words under
 * four letters and for numbers, where another digit means something else.
 */
export function typoVariants(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_TYPO_LENGTH || !HAS_LETTER.test(word)) {
    return [];
  }
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}

/** True if adding, omitting, replacing or swapping one letter turns one word into the other. */
export function isWithinOneTypo(one: string, other: string): boolean {
  const a = [...one];
  const b = [...other];
  if (Math.abs(a.length - b.length) > 1) {
    return false;
  }
  const start = countWhile(Math.min(a.length, b.length), (index) => a[index] === b[index]);
  const restA = a.slice(start);
  const restB = b.slice(start);
  const end = countWhile(
    Math.min(restA.length, restB.length),
    (index) => restA.at(-1 - index) === restB.at(-1 - index),
  );
  const middleA = restA.slice(0, restA.length - end);
  const middleB = restB.slice(0, restB.length - end);
  const isSwap = middleA.length === 2 && middleB.length === 2 && middleA[0] === middleB[1] && middleA[1] === middleB[0];
  return isSwap || (middleA.length <= 1 && middleB.length <= 1);
}

/** Whether a token is of a script without spaces between words. */
export function isHan(token: string): boolean {
  return STARTS_HAN.test(token);
}

function countWhile(limit: number, holds: (index: number) => boolean): number {
  let count = 0;
  while (count < limit && holds(count)) {
    count += 1;
  }
  return count;
}

function splitText(text: string, maxLength: number): Piece[] {
  const plain = text.slice(0, maxLength).toWellFormed().normalize('NFKC').toLowerCase().normalize('NFKC');
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: run, index } of plain.matchAll(HAN_RUN)) {
    pieces.push(...splitWords(plain.slice(from, index)), { text: run, kind: 'han' });
    from = index + run.length;
  }
  return [...pieces, ...splitWords(plain.slice(from))];
}

function splitWords(text: string): Piece[] {
  return [...segmenter.segment(text.replaceAll('_', ' '))]
    .map(({ segment }) => [...segment.replace(NOT_OF_A_WORD, '')].slice(0, MAX_TOKEN_LENGTH).join(''))
    .filter((word) => HAS_LETTER_OR_NUMBER.test(word))
    .map((word) => ({ text: word, kind: 'word' }));
}

function bigrams(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
