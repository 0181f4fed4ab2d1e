import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { buildCarrier } from '#tests/web/build-invoice.ts';
import { buildDeposit, buildOrder } from '#tests/web/build-records.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { latestMoves, MOVES_SHOWN } from './wallet-moves.tsx';
import { type WalletData, WalletPage } from './wallet-page.tsx';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T04:00:00.000Z`;
const CARRIER = buildCarrier();
const OPEN: WalletData = {
  view: 'open',
  moves: latestMoves([buildDeposit({ createdAt: at(2) })], [buildOrder({ createdAt: at(3), points: 30 })]),
  winners: 1,
  carrier: CARRIER,
};

const render = (data: WalletData, locale: LocaleCode = 'en-US') =>
  renderPage(<WalletPage data={data} />, locale, {
    user: data.view === 'visitor' ? null : buildUser(),
    path: '/store/wallet',
  });

it.each(LOCALES)('every state has words for everything in %s', (locale) => {
  const empty = { ...OPEN, moves: [], winners: 0 };
  for (const data of [OPEN, empty, { view: 'visitor' }, { view: 'closed' }] as const) {
    const html = render(data, locale);
    expect(html).not.toMatch(
      />[^<]*(?:wallet|store|balance|records|carrierType|paymentMethod)\.[a-z\d][^<]*<|undefined|NaN/,
    );
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  }
});

it('lists top-ups and exchanges together, newest first, without those of test accounts', () => {
  const deposits = [1, 3, 5, 7, 9].map((day) => buildDeposit({ createdAt: at(day) }));
  const orders = [2, 4, 6, 8].map((day) => buildOrder({ createdAt: at(day), testMode: day === 8 }));
  const moves = latestMoves(deposits, orders);
  expect(moves).toHaveLength(MOVES_SHOWN);
  expect(moves.map(({ record }) => record.createdAt)).toEqual([9, 7, 6, 5, 4, 3].map(at));
});

it('shows a sign only for star coins that have moved', () => {
  const html = render(OPEN);
  expect(html).toMatch(/−<span [^>]*>30\u00a0★</);
  const pending = latestMoves([buildDeposit({ paymentStatus: PAYMENT_STATUS.pending })], []);
  const waiting = render({ ...OPEN, moves: pending });
  expect(waiting).not.toMatch(/tabular-nums[^>]*>\+/);
  expect(waiting).toContain('Pending');
});
