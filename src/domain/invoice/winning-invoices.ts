import { WINNING_TYPE, type WinningType } from '#contract/values/states.ts';

/** What each prize pays in TWD. No two pay the same, so the highest is one. */
export const PRIZE_AMOUNTS = {
  [WINNING_TYPE.none]: 0,
  [WINNING_TYPE.special]: 10_000_000,
  [WINNING_TYPE.grand]: 2_000_000,
  [WINNING_TYPE.first]: 200_000,
  [WINNING_TYPE.second]: 40_000,
  [WINNING_TYPE.third]: 10_000,
  [WINNING_TYPE.fourth]: 4_000,
  [WINNING_TYPE.fifth]: 1_000,
  [WINNING_TYPE.sixth]: 200,
  [WINNING_TYPE.cloudMillion]: 1_000_000,
  [WINNING_TYPE.cloudTwoThousand]: 2_000,
  [WINNING_TYPE.cloudEightHundred]: 800,
  [WINNING_TYPE.cloudFiveHundred]: 500,
} as const satisfies Record<WinningType, number>;

/** How many last digits of a first-prize number a prize needs, the best one first. */
const FIRST_PRIZE_TAILS = [
  { digits: 8, winningType: WINNING_TYPE.first },
  { digits: 7, winningType: WINNING_TYPE.second },
  { digits: 6, winningType: WINNING_TYPE.third },
  { digits: 5, winningType: WINNING_TYPE.fourth },
  { digits: 4, winningType: WINNING_TYPE.fifth },
  { digits: 3, winningType: WINNING_TYPE.sixth },
] as const;

const INVOICE_NUMBER = /^[A-Z]{2}\d{8}$/;
const EIGHT_DIGITS = /^\d{8}$/;

/** How a number of each prize that is drawn is written; the second to the sixth prize follow from the first. */
const DRAWN_NOTATIONS = {
  [WINNING_TYPE.special]: EIGHT_DIGITS,
  [WINNING_TYPE.grand]: EIGHT_DIGITS,
  [WINNING_TYPE.first]: EIGHT_DIGITS,
  [WINNING_TYPE.cloudMillion]: INVOICE_NUMBER,
  [WINNING_TYPE.cloudTwoThousand]: INVOICE_NUMBER,
  [WINNING_TYPE.cloudEightHundred]: INVOICE_NUMBER,
  [WINNING_TYPE.cloudFiveHundred]: INVOICE_NUMBER,
} as const;
export type DrawnType = keyof typeof DRAWN_NOTATIONS;

/** One line of a published draw: eight digits, or for the cloud prizes a whole invoice number. */
export interface DrawnNumber {
  readonly number: string;
  readonly winningType: DrawnType;
}

export interface Prize {
  readonly winningType: WinningType;
  /** TWD. */
  readonly amount: number;
}

/** Two letters of the range and eight digits. */
export function isInvoiceNumber(text: string): boolean {
  return INVOICE_NUMBER.test(text);
}

/** Whether this may stand in a draw: a prize that is drawn, with a number as that prize writes it. */
export function isDrawnNumber(line: { readonly number: string; readonly winningType: number }): line is DrawnNumber {
  return isDrawnType(line.winningType) && DRAWN_NOTATIONS[line.winningType].test(line.number);
}

/**
 * What an invoice won in the draw of its period: the highest of its prizes, as each invoice is paid once. A line of the
 * draw that is not well-formed wins nothing: every invoice ends with the last digits of an empty one.
 */
export function findPrize(invoiceNumber: string, draw: readonly DrawnNumber[]): Prize {
  const lines = isInvoiceNumber(invoiceNumber) ? draw.filter(isDrawnNumber) : [];
  const won = lines.map((line) => compareWith(line, invoiceNumber));
  const winningType = won.reduce(higherPrize, WINNING_TYPE.none);
  return { winningType, amount: PRIZE_AMOUNTS[winningType] };
}

function compareWith({ number, winningType }: DrawnNumber, invoiceNumber: string): WinningType {
  if (winningType === WINNING_TYPE.first) return compareTails(number, invoiceNumber);
  const compared = DRAWN_NOTATIONS[winningType] === INVOICE_NUMBER ? invoiceNumber : invoiceNumber.slice(2);
  return compared === number ? winningType : WINNING_TYPE.none;
}

function compareTails(number: string, invoiceNumber: string): WinningType {
  const tail = FIRST_PRIZE_TAILS.find(({ digits }) => invoiceNumber.endsWith(number.slice(-digits)));
  return tail?.winningType ?? WINNING_TYPE.none;
}

function higherPrize(first: WinningType, second: WinningType): WinningType {
  return PRIZE_AMOUNTS[second] > PRIZE_AMOUNTS[first] ? second : first;
}

function isDrawnType(winningType: number): winningType is DrawnType {
  return Object.hasOwn(DRAWN_NOTATIONS, winningType);
}
