import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  type Posting,
  postExchangeRefund,
  postHold,
  postRelease,
  postTopUp,
  postTopUpRefund,
  postTopUpRestored,
  type Wallet,
} from './postings.ts';

const amount = fc.integer({ min: 1, max: 1_000_000_00 });
const balance = fc.integer({ min: 0, max: 1_000_000_00 });
const wallet: fc.Arbitrary<Wallet> = fc.record({
  userId: fc.constant(1),
  currency: fc.constantFrom('TWD', 'MYR', 'SGD', 'EUR'),
  pointsMinor: balance,
  heldMinor: balance,
  owedMinor: balance,
});

function after(before: Wallet, posting: Posting) {
  return {
    points: before.pointsMinor + amountOf(posting, 'points'),
    held: before.heldMinor + amountOf(posting, 'held'),
    owed: before.owedMinor + amountOf(posting, 'owed'),
  };
}

describe('every posting', () => {
  it('sums to zero, moves something on each line, and leaves no balance of the wallet below zero', () => {
    fc.assert(
      fc.property(wallet, amount, fc.nat(100), (before, amountMinor, share) => {
        const heldMinor = Math.floor((before.heldMinor * share) / 100);
        const postings = [
          postTopUp(before, amountMinor),
          postTopUpRefund(before, amountMinor, heldMinor),
          postHold(before, amountMinor),
          postRelease(before, heldMinor),
          postExchangeRefund(before, 2, amountMinor),
        ];
        for (const posting of postings) {
          expect(posting.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(0);
          expect(posting.lines.every((line) => line.amountMinor !== 0)).toBe(true);
          expect(Object.values(after(before, posting)).every((minor) => minor >= 0)).toBe(true);
        }
      }),
    );
  });

  it('keeps what is owed and what the house claims the same, and what is issued and what is about', () => {
    fc.assert(
      fc.property(wallet, amount, (before, amountMinor) => {
        const postings = [
          postTopUp(before, amountMinor),
          postTopUpRefund(before, amountMinor),
          postRelease(before, Math.min(before.heldMinor, amountMinor)),
          postExchangeRefund(before, 2, amountMinor),
        ];
        for (const posting of postings) {
          expect(amountOf(posting, 'claims') + amountOf(posting, 'owed')).toBe(0);
          const about = amountOf(posting, 'points') + amountOf(posting, 'held') + amountOf(posting, 'sales');
          expect(about + amountOf(posting, 'issued')).toBe(0);
        }
      }),
    );
  });
});

const WALLET: Wallet = { userId: 1, currency: 'TWD', pointsMinor: 40, heldMinor: 30, owedMinor: 0 };

it('a refund takes from what is held for it, then from the balance, and lets the rest be owed', () => {
  expect(after(WALLET, postTopUpRefund(WALLET, 100, 25))).toEqual({ points: 0, held: 5, owed: 35 });
  expect(after(WALLET, postTopUpRefund(WALLET, 20, 25))).toEqual({ points: 40, held: 10, owed: 0 });
  expect(after(WALLET, postTopUpRefund(WALLET, 20))).toEqual({ points: 20, held: 30, owed: 0 });
});

it('a hold sets aside no more than there is', () => {
  expect(after(WALLET, postHold(WALLET, 100))).toEqual({ points: 0, held: 70, owed: 0 });
});

it('income settles debts first', () => {
  const indebted = { ...WALLET, owedMinor: 60 };
  expect(after(indebted, postTopUp(indebted, 50))).toEqual({ points: 40, held: 30, owed: 10 });
  expect(after(indebted, postExchangeRefund(indebted, 2, 100))).toEqual({ points: 80, held: 30, owed: 0 });
  expect(after(indebted, postRelease(indebted, 20))).toEqual({ points: 40, held: 10, owed: 40 });
  expect(after(WALLET, postRelease(WALLET, 20))).toEqual({ points: 60, held: 10, owed: 0 });
});

it('a posting is booked under its own kind and in the currency of the wallet', () => {
  const postings = {
    top_up: postTopUp(WALLET, 10),
    top_up_refund: postTopUpRefund(WALLET, 10),
    hold: postHold(WALLET, 10),
    release: postRelease(WALLET, 10),
    exchange_refund: postExchangeRefund(WALLET, 2, 10),
  };
  for (const [kind, posting] of Object.entries(postings)) expect(posting).toMatchObject({ kind, currency: 'TWD' });
});

it('undoes a refund by the opposite of it, which settles debts first', () => {
  const refund = postTopUpRefund(WALLET, 100);
  const restored = postTopUpRestored({ ...WALLET, pointsMinor: 0, owedMinor: 60 }, 100);
  expect([restored.kind, amountOf(restored, 'owed'), amountOf(restored, 'points')]).toEqual(['top_up_refund', -60, 40]);
  const takenOf = (posting: typeof refund) => amountOf(posting, 'issued') - amountOf(posting, 'claims');
  expect([takenOf(refund), takenOf(restored)]).toEqual([100, -100]);
});
