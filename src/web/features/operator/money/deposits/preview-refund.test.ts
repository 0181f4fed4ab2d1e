import { expect, it } from 'vitest';
import type { LedgerAccountState } from '#contract/ledger/entities.ts';
import { previewRefund } from './deposit-moves.ts';

const account = (kind: 'points' | 'held', balance: number, currency: 'TWD' | 'EUR' = 'TWD'): LedgerAccountState => ({
  userId: 7,
  kind,
  currency,
  balance,
  entries: 1,
});

const ACCOUNTS = [account('points', 300), account('held', 500), account('points', 9999, 'EUR')];
const CASES = [
  [
    { amount: 200, isHeld: false },
    { taken: 200, owed: 0 },
  ],
  [
    { amount: '1000', isHeld: false },
    { taken: 300, owed: 700 },
  ],
  [
    { amount: 1000, isHeld: true },
    { taken: 800, owed: 200 },
  ],
  [
    { amount: 400, isHeld: true },
    { taken: 400, owed: 0 },
  ],
] as const;

it.each(CASES)('a refund of %j takes %j', (plan, preview) => {
  expect(previewRefund({ accounts: ACCOUNTS, currency: 'TWD', ...plan })).toEqual(preview);
});

it('takes everything as debt from a player who has nothing', () => {
  expect(previewRefund({ accounts: [], currency: 'EUR', amount: '29.90', isHeld: false })).toEqual({
    taken: 0,
    owed: 29.9,
  });
});

it('says nothing of what is no amount', () => {
  for (const amount of ['', 'x', '0', '-1', '1.5']) {
    expect(previewRefund({ accounts: ACCOUNTS, currency: 'TWD', amount, isHeld: false })).toBeUndefined();
  }
});
