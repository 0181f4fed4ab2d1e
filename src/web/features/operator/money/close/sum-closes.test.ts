import { expect, it } from 'vitest';
import { sumCloses } from './close-sums.tsx';
import type { DailyClose } from './load-closes.ts';

const CLOSE: DailyClose = {
  day: '2026-11-21',
  currency: 'EUR',
  topUpCount: 1,
  topUpAmount: 0.1,
  refundAmount: 0,
  orderCount: 2,
  orderAmount: 0.2,
  orderRefundAmount: 0.1,
  circulation: 50,
};

it('sums each currency exactly, keeps them apart, and takes the latest circulation', () => {
  const closes = [
    CLOSE,
    { ...CLOSE, day: '2026-11-20', topUpAmount: 0.2, circulation: 40 },
    { ...CLOSE, currency: 'TWD', topUpAmount: 300 } as const,
  ];
  const sums = sumCloses(closes);
  expect(sums.map(({ currency, days }) => [currency, days])).toEqual([
    ['TWD', 1],
    ['EUR', 2],
  ]);
  expect(sums[1]).toMatchObject({
    topUpCount: 2,
    topUpAmount: 0.3,
    orderAmount: 0.4,
    orderRefundAmount: 0.2,
    circulation: 50,
  });
});

it('is empty where nothing was closed', () => {
  expect(sumCloses([])).toEqual([]);
});
