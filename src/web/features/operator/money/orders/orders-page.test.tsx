import { expect, it } from 'vitest';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ASKED, buildOrder } from '../build-money.ts';
import { OrderDialog } from './order-dialog.tsx';
import { orderFilter } from './order-state.tsx';
import { OrdersPage } from './orders-page.tsx';

type Overrides = Parameters<typeof buildOrder>[0];

const BY_SELLER = { paymentStatus: 9, refundRequest: { ...ASKED, by: 'seller' } } as const;
const state = { user: buildUser({ isOperator: true }) };

const renderList = (order: Overrides) =>
  renderPage(
    <OrdersPage filter={orderFilter.read({})} count={1} list={[buildOrder(order)]} totals={[]} waiting={0} />,
    'en-US',
    state,
  );
const renderDialog = (order: Overrides) =>
  renderPage(<OrderDialog order={buildOrder(order)} onClose={() => undefined} />, 'en-US', state);

it('tells a refund that the seller asks for from one that the player asks for', () => {
  expect(renderList(BY_SELLER)).toContain('Requested by the seller');
  expect(renderDialog(BY_SELLER)).toContain('The seller requested a refund');
  const byPlayer = { paymentStatus: 9, refundRequest: ASKED } as const;
  expect(renderList(byPlayer)).not.toContain('by the seller');
  expect(renderDialog(byPlayer)).toContain('The player requested a refund');
});

it('does not go on asking once it is decided', () => {
  const decided = { ...BY_SELLER.refundRequest, decision: 'declined' } as const;
  expect(renderList({ paymentStatus: 1, refundRequest: decided })).not.toContain('by the seller');
});

it('marks test orders, and says whether the game has acknowledged one and whose price it was', () => {
  expect(renderList({ testMode: true, amount: 0 })).toContain('Test order');
  expect(renderList({})).not.toContain('Test order');
  const html = renderDialog({ country: 'FR', acknowledgedAt: null });
  for (const text of ['Acknowledged by game', 'Not yet', 'France']) expect(html).toContain(text);
  const acknowledged = renderDialog({ country: null, acknowledgedAt: '2026-11-21T12:34:00.000Z' });
  expect(acknowledged).toContain('dateTime="2026-11-21T12:34:00.000Z"');
  expect(acknowledged).not.toContain('Price country');
});
