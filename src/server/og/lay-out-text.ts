import type { LocaleCode } from '#contract/values/locales.ts';
import { type Letters, toSingleLine } from './find-letters.ts';

export interface TextBox {
  readonly text: string;
  readonly lang: LocaleCode;
  readonly letters: Letters;
  /** In pixels. */
  readonly width: number;
  readonly maxLines: number;
  /** Font sizes in pixels, largest first: the first at which the whole text fits is used. */
  readonly sizes: readonly [number, ...number[]];
}

export interface LaidOutText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Breaks a text into lines; a text too long even at the smallest size ends with an ellipsis. */
export function layOutText({ text, lang, letters, width, maxLines, sizes }: TextBox): LaidOutText {
  const drawn = [...toSingleLine(text)].filter((character) => letters.find(character) !== undefined);
  const pieces = splitIntoPieces(drawn.join(''), lang);
  let tried: LaidOutText = { size: sizes[0], lines: [] };
  for (const size of sizes) {
    tried = { size, lines: fillLines(pieces, letters, width / size) };
    if (tried.lines.length <= maxLines) {
      return { size, lines: balanceLines(tried.lines, { pieces, letters, width: width / size }) };
    }
  }
  const [last = '', ...before] = tried.lines.slice(0, maxLines).reverse();
  return { size: tried.size, lines: [...before.reverse(), endWithEllipsis(last, letters, width / tried.size)] };
}

/** Width of a text in units of its size. */
export function measureText(text: string, letters: Letters): number {
  const units = [...text].reduce((sum, character) => sum + (letters.find(character)?.advance ?? 0), 0);
  return units / letters.unitsPerEm;
}

/** Splits a text at line break opportunities: words, with trailing punctuation and blanks. */
function splitIntoPieces(text: string, lang: LocaleCode): string[] {
  const pieces: string[] = [];
  let isOpen = false;
  for (const { segment, isWordLike = false } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const opens = /^[\p{Ps}\p{Pi}]+$/u.test(segment);
    if (last !== undefined && (isOpen || !(isWordLike || opens))) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
    isOpen = opens;
  }
  return pieces;
}

function fillLines(pieces: readonly string[], letters: Letters, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (text: string) => measureText(text.trimEnd(), letters) <= width;
  for (const piece of pieces) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    // A word longer than a line is broken anywhere.
    for (const character of piece) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += character;
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

interface Filling {
  readonly pieces: readonly string[];
  readonly letters: Letters;
  /** In units of the size. */
  readonly width: number;
}

/** Balances the lengths of the lines, so that no single word is left for the last one. */
function balanceLines(lines: readonly string[], { pieces, letters, width: limit }: Filling): readonly string[] {
  const mean = lines.reduce((sum, line) => sum + measureText(line, letters), 0) / lines.length;
  for (let width = mean; width < Math.min(2 * mean, limit); width += mean / 20) {
    const balanced = fillLines(pieces, letters, width);
    if (balanced.length <= lines.length) return balanced;
  }
  return lines;
}

function endWithEllipsis(line: string, letters: Letters, width: number): string {
  const characters = [...line];
  while (characters.length > 0 && measureText(`${characters.join('').trimEnd()}…`, letters) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
