import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feePercentOf, readFeeSchedule, splitTurnover } from './store-fee.ts';

const minor = fc.nat(999_999_999_999);
const percent = fc.nat(10_000).map((hundredths) => hundredths / 100);

describe('what a seller is paid', () => {
  it('is amount less refunds less fee, to the last unit', () => {
    fc.assert(
      fc.property(minor, minor, percent, (amountMinor, refundedMinor, share) => {
        const { feeMinor, payoutMinor } = splitTurnover({ amountMinor, refundedMinor }, share);
        expect(payoutMinor + feeMinor).toBe(amountMinor - refundedMinor);
        expect(Number.isInteger(feeMinor) && feeMinor >= 0).toBe(true);
      }),
    );
  });

  it('leaves the store its share, at most half a unit more or less, and nothing where refunds prevail', () => {
    fc.assert(
      fc.property(minor, minor, fc.nat(10_000), (amountMinor, refundedMinor, hundredths) => {
        const { feeMinor } = splitTurnover({ amountMinor, refundedMinor }, hundredths / 100);
        const net = BigInt(Math.max(amountMinor - refundedMinor, 0));
        // Twice the difference, in ten-thousandths of a unit: half up means above -1 unit and at most 1.
        const twice = 2n * (BigInt(feeMinor) * 10_000n - net * BigInt(hundredths));
        expect(twice > -10_000n && twice <= 10_000n).toBe(true);
      }),
    );
  });

  it('rounds half up', () => {
    expect(splitTurnover({ amountMinor: 5, refundedMinor: 0 }, 30)).toEqual({ feeMinor: 2, payoutMinor: 3 });
    expect(splitTurnover({ amountMinor: 100, refundedMinor: 1 }, 12.5)).toEqual({ feeMinor: 12, payoutMinor: 87 });
    expect(splitTurnover({ amountMinor: 10, refundedMinor: 25 }, 30)).toEqual({ feeMinor: 0, payoutMinor: -15 });
    expect(splitTurnover({ amountMinor: 10, refundedMinor: 0 }, 100)).toEqual({ feeMinor: 10, payoutMinor: 0 });
  });
});

describe('the share', () => {
  it('is one for all months, or another one from a month on', () => {
    const schedule = '30, 2027-01:25,2027-07:12.5';
    const months = ['2026-12', '2027-01', '2027-06', '2027-07', '2030-01'];
    expect(months.map((month) => feePercentOf(schedule, month))).toEqual([30, 25, 25, 12.5, 12.5]);
    expect(feePercentOf('0', '2026-03')).toBe(0);
  });

  it.each([
    '',
    '30,2027-01:25,2027-01:20',
    '101',
    '-1',
    '30.125',
    '30,25',
    '2027-01:25',
    '30,2027-13:25',
    '30,2027-07:20,2027-01:25',
    '3e1',
    '30,',
  ])('is not %j', (text) => expect(readFeeSchedule(text)).toBeUndefined());
});
