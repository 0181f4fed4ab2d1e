import { expect, it } from 'vitest';
import { expectFreeLoop } from '#tests/product/watch-loop.ts';
import { presentLines } from './present-statement.ts';

const SOLD = 200_000;

it('does not block the event loop while presenting the products of a large developer, in order', async () => {
  const names = { 'zh-TW': '寶石', 'zh-CN': '宝石', 'vi-VN': 'Đá quý', 'en-US': 'Gem' };
  const moved = { count: 1, quantity: 1, refundCount: 0, refundedMinor: 0, applicationNames: names };
  const movements = Array.from({ length: SOLD }, (_, index) => {
    const currency = index % 2 === 0 ? ('EUR' as const) : ('TWD' as const);
    return { ...moved, currency, amountMinor: 990, applicationId: 'game', productId: `p${index}`, productNames: null };
  });
  const answer = await expectFreeLoop('presenting', () => presentLines(movements, 'en-US'));
  expect(answer).toHaveLength(SOLD);
  const line = { applicationName: 'Gem', productName: 'p1', productId: 'p1', currency: 'TWD', amount: 990 };
  expect([answer[0], answer[SOLD / 2]]).toMatchObject([line, { productId: 'p0', currency: 'EUR', amount: 9.9 }]);
});
