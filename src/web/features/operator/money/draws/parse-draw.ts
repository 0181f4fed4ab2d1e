import { WINNING_TYPE } from '#contract/values/states.ts';
import { type DrawnNumber, type DrawnType, isDrawnNumber } from '#domain/invoice/winning-invoices.ts';

/** The drawn prizes in the order of the publication; the others derive from the first prize. */
export const DRAWN_TYPES = [
  WINNING_TYPE.special,
  WINNING_TYPE.grand,
  WINNING_TYPE.first,
  WINNING_TYPE.cloudMillion,
  WINNING_TYPE.cloudTwoThousand,
  WINNING_TYPE.cloudEightHundred,
  WINNING_TYPE.cloudFiveHundred,
] as const satisfies readonly DrawnType[];

/**
 * What is wrong with a line: an unknown prize, a number before any prize, a number in the wrong format for its prize,
 * or a duplicate.
 */
export type DrawProblemKind = 'prize' | 'noPrize' | 'number' | 'twice';

export interface DrawProblem {
  /** One-based. */
  readonly line: number;
  readonly text: string;
  readonly kind: DrawProblemKind;
}

export interface ParsedDraw {
  readonly numbers: readonly DrawnNumber[];
  readonly problems: readonly DrawProblem[];
}

/** Names of prizes, in any language. */
export type PrizeNames = ReadonlyMap<string, DrawnType>;

/** Anything that resembles an invoice number, valid or not. */
const NUMBER = /^(?:[A-Z]{1,2})?\d{3,}$/;

/**
 * Parses a pasted draw. A line holds a number and its prize (code or name) in either order, separated by commas,
 * semicolons, tabs or spaces; or only a prize, which then applies to the numbers below it. Table headings are skipped.
 */
export function parseDraw(text: string, names: PrizeNames): ParsedDraw {
  const reader = createReader(names);
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    reader.read(line, index + 1);
  });
  return { numbers: reader.numbers, problems: reader.problems };
}

function createReader(names: PrizeNames) {
  const numbers: DrawnNumber[] = [];
  const problems: DrawProblem[] = [];
  let current: DrawnType | undefined;
  let isFirst = true;
  const take = (number: string, winningType: DrawnType): DrawProblemKind | undefined => {
    const drawn = { number, winningType };
    if (!isDrawnNumber(drawn)) return 'number';
    if (numbers.some((other) => other.number === number && other.winningType === winningType)) return 'twice';
    numbers.push(drawn);
    return undefined;
  };
  const findProblem = (line: string): DrawProblemKind | undefined => {
    const { found, rest } = splitLine(line);
    const prize = rest === '' ? undefined : readPrize(rest, names);
    const isHead = isFirst && found.length === 0 && !/\d/.test(rest);
    isFirst = false;
    if (rest !== '' && prize === undefined) return isHead ? undefined : 'prize';
    if (found.length === 0) current = prize;
    const winningType = prize ?? current;
    if (found.length > 0 && winningType === undefined) return 'noPrize';
    return winningType && found.map((number) => take(number, winningType)).find((kind) => kind !== undefined);
  };
  return {
    numbers,
    problems,
    read(text: string, line: number) {
      if (text.trim() === '') return;
      const kind = findProblem(text);
      if (kind !== undefined) problems.push({ line, text: text.trim(), kind });
    },
  };
}

/** The numbers on a line in ASCII, and the remaining text. */
function splitLine(line: string): { readonly found: readonly string[]; readonly rest: string } {
  const words = line
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('-', '')
    .split(/[\s,;:|"、。]+/)
    .filter((word) => word !== '');
  const isNumber = (word: string) => NUMBER.test(word);
  return { found: words.filter(isNumber), rest: words.filter((word) => !isNumber(word)).join(' ') };
}

function readPrize(text: string, names: PrizeNames): DrawnType | undefined {
  const byCode = DRAWN_TYPES.find((code) => String(code) === text);
  return byCode ?? names.get(normalizePrize(text));
}

/** Normalizes a name for lookup by removing the characters at which `splitLine` splits words. */
export function normalizePrize(name: string): string {
  return splitLine(name).rest;
}

/** Counts the numbers of each prize, without prizes that have none. */
export function countByPrize(numbers: readonly DrawnNumber[]): readonly (readonly [DrawnType, number])[] {
  return DRAWN_TYPES.flatMap((type) => {
    const count = numbers.filter(({ winningType }) => winningType === type).length;
    return count === 0 ? [] : [[type, count] as const];
  });
}
