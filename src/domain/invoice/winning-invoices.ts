import { WINNING_TYPE, type WinningType } from '#contract/values/states.ts';

/** The amount of each prize in TWD. Amounts are distinct, so the highest prize is unique. */
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

/** How many trailing digits of a first-prize number each prize needs, best first. */
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

/** The number format of each drawn prize; the second to sixth prizes derive from the first. */
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

/** One line of a published draw: eight digits, or a whole invoice number for the cloud prizes. */
export interface DrawnNumber {
  readonly number: string;
  readonly winningType: DrawnType;
}

export interface Prize {
  readonly winningType: WinningType;
  /** TWD. */
  readonly amount: number;
}

/** Two letters and eight digits. */
export function isInvoiceNumber(text: string): boolean {
  return INVOICE_NUMBER.test(text);
}

/** Whether a line may appear in a draw: a drawn prize with a number in that prize's format. */
export function isDrawnNumber(line: { readonly number: string; readonly winningType: number }): line is DrawnNumber {
  return isDrawnType(line.winningType) && DRAWN_NOTATIONS[line.winningType].test(line.number);
}

/**
 * What an invoice won in its period's draw: only the highest prize, since each invoice is paid once. A malformed line
 * wins nothing: every invoice ends with the last digits of an empty one.
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
