import type { CashierOutcome } from './endpoints.ts';

/** Test cards and their outcomes. */
export const TEST_CARDS = [
  { number: '4311 9522 2222 2222', expiry: '12/30', outcome: 'paid' },
  { number: '4000 0000 0000 0002', expiry: '12/30', outcome: 'declined' },
  { number: '4000 0000 0000 0341', expiry: '12/30', outcome: 'chargeable' },
  { number: '4000 0000 0000 9995', expiry: '12/30', outcome: 'untold' },
] as const satisfies readonly { number: string; expiry: string; outcome: CashierOutcome }[];

/** The outcome of paying with a card; undefined for an unknown one. */
export function outcomeOfCard(number: string): CashierOutcome | undefined {
  const digits = number.replaceAll(/\D/g, '');
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)?.outcome;
}
