import { expect, it } from 'vitest';
import { renderPage } from '#tests/web/render-page.tsx';
import { CloseList } from './close-page.tsx';
import type { DailyClose } from './load-closes.ts';

const MOVED: DailyClose = {
  ...{ day: '2026-11-21', currency: 'TWD', topUpCount: 3, topUpAmount: 900, refundAmount: 0 },
  ...{ orderCount: 2, orderAmount: 120, orderRefundAmount: 0, circulation: 5000 },
};
const IDLE: DailyClose = {
  ...{ day: '2026-11-20', currency: 'SGD', topUpCount: 0, topUpAmount: 0, refundAmount: 0 },
  ...{ orderCount: 0, orderAmount: 0, orderRefundAmount: 0, circulation: 700 },
};
const render = (...closes: DailyClose[]) => renderPage(<CloseList closes={closes} />, 'en-US');

it('lists days with transactions, refunds among them, and counts the others', () => {
  const html = render(MOVED, { ...IDLE, orderRefundAmount: 5, currency: 'MYR' }, IDLE);
  expect(html).toContain('MYR');
  expect(html).not.toContain('SGD');
  expect(html).toContain('1 line without transactions isn’t shown');
  expect(render(MOVED)).not.toContain('without transactions');
  expect(render(IDLE)).not.toContain('<table');
});
