import { LIMITS } from '#contract/values/limits.ts';
import { foldText, foldWithPlaces } from '../text/fold-text.ts';

/** One search word, folded. */
export interface SearchWord {
  readonly text: string;
  /** Chinese is written without spaces and matches anywhere; other words match at word starts. */
  readonly isAnywhere: boolean;
}

const RUNS = /\p{Script=Han}+|[\p{L}\p{N}](?:[^\s\p{Script=Han}]*[\p{L}\p{N}])?/gu;
const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Splits a search into words at spaces and at borders between Chinese and other letters, without surrounding
 * punctuation. Excess length is cut off, since texts are scanned once per word.
 */
export function readSearchWords(search: string): readonly SearchWord[] {
  const runs = foldText(search.slice(0, 2 * LIMITS.searchTextLength)).match(RUNS) ?? [];
  return [...new Set(runs)].map((text) => ({ text, isAnywhere: HAN.test(text) }));
}

/** The first position of a word in a folded text, starting at `from`; -1 if there is none. */
export function findWord(folded: string, { text, isAnywhere }: SearchWord, from = 0): number {
  let place = folded.indexOf(text, from);
  while (!isAnywhere && !beginsWord(folded, place)) place = folded.indexOf(text, place + 1);
  return place;
}

/**
 * Whether no letter of the same script precedes: `iOS版` contains the word, `portal` does not contain `tal`. True for
 * -1.
 */
function beginsWord(folded: string, place: number): boolean {
  const before = folded.charAt(place - 1);
  return !LETTER.test(before) || HAN.test(before);
}

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into matches of a search and the parts between them. */
export function splitByMatches(text: string, search: string): readonly TextPart[] {
  const { folded, places } = foldWithPlaces(text);
  const spans = mergeSpans(readSearchWords(search).flatMap((word) => listSpans(folded, word)));
  const parts: TextPart[] = [];
  let end = 0;
  for (const span of spans) {
    const from = places[span.from] ?? text.length;
    const to = places[span.to] ?? text.length;
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    if (to > from) parts.push({ text: text.slice(from, to), isMatch: true });
    end = Math.max(end, to);
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMatch: false }] : parts;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function listSpans(folded: string, word: SearchWord): Span[] {
  const spans: Span[] = [];
  let from = findWord(folded, word);
  while (from >= 0) {
    const to = from + word.text.length;
    spans.push({ from, to });
    from = findWord(folded, word, to);
  }
  return spans;
}

/** In order, without overlaps. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last === undefined || span.from > last.to) merged.push(span);
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return merged;
}

const EXCERPT_LENGTH = 160;
/** Characters shown before the first match: enough context, few enough to see the match at once. */
const LEAD_LENGTH = 40;
const BREAK = /[\s，。、；：！？,.;:!?]/u;

/** The part of a text around the first match, at most 160 characters plus two ellipses. */
export function makeExcerpt(text: string, search: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const words = readSearchWords(search);
  const { folded, places } = foldWithPlaces(words.length === 0 ? '' : line);
  const found = words.map((word) => findWord(folded, word)).filter((place) => place >= 0);
  const first = places[Math.min(...found, folded.length)] ?? 0;
  const from = found.length === 0 ? 0 : startOf(line, first);
  const to = endOf(line, from + EXCERPT_LENGTH);
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}

/** After the first break in the lead, so that no word is cut. */
function startOf(line: string, place: number): number {
  const earliest = Math.min(place - LEAD_LENGTH, line.length - EXCERPT_LENGTH);
  if (earliest <= 0) return 0;
  for (let index = earliest; index < place; index += 1) if (BREAK.test(line.charAt(index))) return index + 1;
  return avoidHalf(line, earliest);
}

function endOf(line: string, latest: number): number {
  if (latest >= line.length) return line.length;
  for (let index = latest; index > latest - LEAD_LENGTH; index -= 1) if (BREAK.test(line.charAt(index))) return index;
  return avoidHalf(line, latest);
}

/** Moves a position out of a surrogate pair. */
function avoidHalf(line: string, place: number): number {
  const code = line.charCodeAt(place);
  return code >= 0xdc00 && code <= 0xdfff ? place - 1 : place;
}
