import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { DEPOSIT_PROBLEMS, DEPOSIT_REFUND_STATES, type OperatorDeposit } from '#contract/deposit/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { AgenciesPage } from './agencies/agencies-page.tsx';
import {
  ACCOUNTS,
  ASKED,
  buildDeposit,
  buildInvoice,
  buildOrder,
  CLOSE,
  DRAW,
  ENTRIES,
  RANGE,
  REPORT,
  WAITING,
} from './build-money.ts';
import { ClosePage } from './close/close-page.tsx';
import { DepositDialog } from './deposits/deposit-dialog.tsx';
import { DepositMoveDialog } from './deposits/deposit-move-dialog.tsx';
import { findDepositMoves } from './deposits/deposit-moves.ts';
import { deposits } from './deposits/deposits.tsx';
import { SettleDialog } from './deposits/problem-notice.tsx';
import { DrawPreview } from './draws/draw-text.tsx';
import { DrawsPage } from './draws/draws-page.tsx';
import { parseDraw } from './draws/parse-draw.ts';
import { InvoicesPage, RangeDialog } from './invoices/invoices-page.tsx';
import { invoiceFilter } from './invoices/load-invoices.tsx';
import { LedgerPage } from './ledger/ledger-page.tsx';
import { ledgerFilter } from './ledger/load-ledger.ts';
import { OrderDecisionDialog, OrderDialog } from './orders/order-dialog.tsx';
import { orderFilter } from './orders/order-state.tsx';
import { OrdersPage } from './orders/orders-page.tsx';
import { ImportPreview, ImportRatesDialog } from './rates/import-rates-dialog.tsx';
import { type RatesPageData, rateFilter } from './rates/load-rates.ts';
import { RateDialog, RatesPage } from './rates/rates-page.tsx';

const NOON = '2026-11-21T12:00:00.000Z';
const close = () => undefined;
const DEPOSITS = [
  ...Object.values(PAYMENT_STATUS).map((paymentStatus) =>
    buildDeposit({ orderId: `D${paymentStatus}`, paymentStatus }),
  ),
  ...DEPOSIT_PROBLEMS.map((problem) => buildDeposit({ orderId: problem, problem, refundedAmount: 300 })),
];
const REFUNDS = DEPOSIT_REFUND_STATES.map((state, amount) => ({ ...WAITING, state, amount, owedAmount: amount }));
const LEDGER = ledgerFilter.read({ userId: '7', kind: 'points', currency: 'TWD' });
const EUR_TWD = { from: 'EUR' as const, to: 'TWD' as const, updatedAt: NOON };
const RATES: RatesPageData = {
  list: [{ ...EUR_TWD, rate: 36.5, day: '2026-11-20' }],
  tables: [{ from: 'TWD', updatedAt: NOON, list: [{ currency: 'EUR', rate: 0.0273973, day: '2026-11-20' }] }],
  today: '2026-11-21',
  history: {
    filter: rateFilter.read({}),
    count: 45,
    list: [
      { ...EUR_TWD, rate: 37, day: '2026-11-22' },
      { ...EUR_TWD, rate: 36.5, day: '2026-11-20' },
      { ...EUR_TWD, rate: 36, day: '2026-10-01' },
    ],
  },
};
const DRAWS = { page: 1, periods: ['2026-11', '2026-09', '2026-07'], drawnPeriod: '2026-07' };
const INVOICES = { filter: invoiceFilter.read({}), currentPeriod: '2026-11' };

const waitingDeposit = buildDeposit({ paymentStatus: 9, refunds: [WAITING] });
const waitingOrder = buildOrder({ paymentStatus: 9, refundOperatorId: 1, refundRequest: ASKED });
const draft = parseDraw('97023797,1\n97023797,1\n1,1\n77777777\n123,4', new Map());

/** All pages, with and without records. */
const VIEWS: Readonly<Record<string, ReactNode>> = {
  deposits: (
    <deposits.Page
      filter={deposits.filter.read({})}
      count={45}
      list={DEPOSITS}
      totals={[{ currency: 'TWD', count: 1, amount: 9, points: 9, refundedAmount: 1 }]}
    />
  ),
  'no deposits': (
    <deposits.Page filter={deposits.filter.read({ begin: '2026-11-02' })} count={0} list={[]} totals={[]} />
  ),
  deposit: <DepositDialog deposit={{ ...waitingDeposit, refunds: REFUNDS }} onClose={close} />,
  problem: <SettleDialog orderId="D1" onClose={close} />,
  orders: (
    <OrdersPage filter={orderFilter.read({})} count={45} list={[buildOrder(), waitingOrder]} totals={[]} waiting={2} />
  ),
  'no orders': <OrdersPage filter={orderFilter.read({})} count={0} list={[]} totals={[]} waiting={0} />,
  order: <OrderDialog order={waitingOrder} onClose={close} />,
  'decided order': (
    <OrderDialog
      order={buildOrder({
        paymentStatus: 3,
        refundRequest: { ...ASKED, decision: 'refunded', answer: 'fine', decidedAt: NOON },
      })}
      onClose={close}
    />
  ),
  'declined order': (
    <OrderDialog order={buildOrder({ refundRequest: { ...ASKED, decision: 'declined' } })} onClose={close} />
  ),
  ledger: (
    <LedgerPage
      filter={LEDGER}
      report={REPORT}
      found={{ count: 0, users: [] }}
      accounts={ACCOUNTS}
      entries={{ count: 45, list: ENTRIES }}
    />
  ),
  'no ledger': (
    <LedgerPage filter={ledgerFilter.read({})} report={null} found={undefined} accounts={[]} entries={undefined} />
  ),
  'no entries': (
    <LedgerPage
      filter={LEDGER}
      report={{ ...REPORT, isBalanced: false }}
      found={undefined}
      accounts={ACCOUNTS}
      entries={{ count: 0, list: [] }}
    />
  ),
  close: <ClosePage filter={{ begin: '2026-11-01', end: '2026-11-30', isChosen: true }} closes={[CLOSE]} at={NOON} />,
  'no close': <ClosePage filter={{ begin: undefined, end: undefined, isChosen: false }} closes={[]} at={NOON} />,
  invoices: (
    <InvoicesPage
      {...INVOICES}
      count={45}
      waiting={2}
      list={[buildInvoice(), buildInvoice({ id: 2, status: 0, invoiceNumber: null, period: null, issuedAt: null })]}
      ranges={[RANGE, { ...RANGE, id: 2, period: '2026-09' }]}
    />
  ),
  'no invoices': <InvoicesPage {...INVOICES} count={0} waiting={0} list={[]} ranges={[]} />,
  'enough numbers': <InvoicesPage {...INVOICES} count={0} waiting={0} list={[]} ranges={[{ ...RANGE, left: 5000 }]} />,
  range: <RangeDialog ranges={[]} currentPeriod="2026-11" onClose={close} />,
  draws: <DrawsPage {...DRAWS} count={45} draws={[DRAW]} />,
  'no draws': <DrawsPage {...DRAWS} count={0} draws={[]} />,
  preview: <DrawPreview draw={draft} isTooLong />,
  agencies: <AgenciesPage agencies={[{ code: '004', name: 'Bank' }]} />,
  'no agencies': <AgenciesPage agencies={[]} />,
  rates: <RatesPage {...RATES} />,
  rate: (
    <RateDialog
      cell={{ from: 'EUR', to: 'TWD', rate: 36.5, day: '2026-11-20', setAt: NOON }}
      inverse={{ from: 'TWD', to: 'EUR', rate: 0.02, day: '2026-11-20', setAt: null }}
      today="2026-11-21"
      onClose={close}
    />
  ),
  'no rates': (
    <RatesPage
      {...RATES}
      list={[]}
      tables={[]}
      history={{ filter: rateFilter.read({ from: 'EUR' }), count: 0, list: [] }}
    />
  ),
  'import of rates': <ImportRatesDialog onClose={close} />,
  'rates to import': (
    <ImportPreview
      report={{
        isApplied: false,
        count: 2,
        lines: [
          { line: 2, rate: { from: 'EUR', to: 'TWD', rate: 37, day: '2026-11-22' }, before: 36.5, fields: {} },
          { line: 3, rate: { from: 'EUR', to: 'MYR', rate: 5, day: '2026-11-22' }, before: null, fields: {} },
          { line: 4, rate: null, before: null, fields: { day: 'table.day' } },
        ],
      }}
    />
  ),
};

const render = (view: ReactNode, locale: LocaleCode = 'en-US', id = 2) =>
  renderPage(view, locale, { user: buildUser({ id, isOperator: true }) });
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  it.each(Object.keys(VIEWS))('the view "%s" has words for everything', (name) => {
    const text = textOf(render(VIEWS[name], locale));
    expect(text).not.toMatch(/money\.[a-zA-Z]|operator\.[a-z]|(?:Status|Type|Method|printing)\.\w|undefined|NaN|\{/);
  });

  it('every move of a payment is asked about, in words that name it', () => {
    const asked = DEPOSITS.flatMap((deposit) => findDepositMoves(deposit, 2).map((move) => ({ deposit, move })));
    for (const { deposit, move } of [
      ...asked,
      ...findDepositMoves(waitingDeposit, 2).map((move) => ({ deposit: waitingDeposit, move })),
    ]) {
      const text = textOf(render(<DepositMoveDialog deposit={deposit} move={move} onClose={close} />, locale));
      expect(text).toContain(deposit.orderId);
      expect(text).not.toMatch(/money\.|undefined/);
    }
    for (const name of ['refund', 'confirm', 'decline'] as const) {
      const text = textOf(
        render(<OrderDecisionDialog order={buildOrder()} decision={{ name, isOff: false }} onClose={close} />, locale),
      );
      expect(text).toContain('P261121ABCDEFGHJK');
      expect(text).not.toMatch(/money\.|undefined/);
    }
  });
});

describe('a refund that waits for a second operator', () => {
  const confirmOf = (html: string) => /<button[^>]*aria-disabled="(true|false)"([^>]*)>Confirm the refund/.exec(html);

  it('names who asked, why and for how much, and is not confirmed by the same person', () => {
    for (const view of [
      <DepositDialog key="1" deposit={waitingDeposit} onClose={close} />,
      <OrderDialog key="2" order={waitingOrder} onClose={close} />,
    ]) {
      const html = render(view, 'en-US', 1);
      expect(textOf(html)).toContain('Operator #1 (You)');
      expect(html).toContain('You requested it, so someone else must confirm it');
      const [, isOff, rest] = confirmOf(html) ?? [];
      expect(isOff).toBe('true');
      const [, note] = /aria-describedby="([^"]+)"/.exec(rest ?? '') ?? [];
      expect(html).toContain(`id="${note}">You requested it`);
    }
  });

  it('can be confirmed or given up by another one', () => {
    const html = render(<DepositDialog deposit={waitingDeposit} onClose={close} />, 'en-US', 2);
    expect(confirmOf(html)?.[1]).toBe('false');
    expect(textOf(html)).toContain('NT$12,000');
    expect(html).toContain('bought twice');
    expect(html).toContain('You can confirm or withdraw it');
    expect(html).toContain('Withdraw the refund');
  });

  it('is refunded as requested: the amount is not a field', () => {
    const [move] = findDepositMoves(waitingDeposit, 2).filter(({ name }) => name === 'confirm');
    if (move === undefined) throw new Error('there is nothing to confirm');
    const html = render(<DepositMoveDialog deposit={waitingDeposit} move={move} onClose={close} />);
    expect(html).not.toContain('id="field-amount"');
    expect(html).toContain('id="field-reason"');
  });
});

describe('a credit that waits for a second operator', () => {
  const credit = { operatorId: 1, reason: 'by bank transfer', createdAt: '2026-11-21T13:00:00.000Z' };
  const called = buildDeposit({ paymentStatus: 2, paidAt: null, invoiceNumber: null, credit });
  const confirmOf = (html: string) =>
    /<button[^>]*aria-disabled="(true|false)"[^>]*>Confirm the credit/.exec(html)?.[1];

  it('names who asked and why, and is confirmed by another person only', () => {
    const own = render(<DepositDialog deposit={called} onClose={close} />, 'en-US', 1);
    expect(textOf(own)).toContain('Operator #1 (You)');
    expect(textOf(own)).toContain('by bank transfer');
    expect(own).toContain('You requested it, so someone else must confirm it.');
    expect(confirmOf(own)).toBe('true');
    expect(confirmOf(render(<DepositDialog deposit={called} onClose={close} />, 'en-US', 2))).toBe('false');
  });
});

it('says what is pending for a second operator, and only then', () => {
  const say = (deposit: OperatorDeposit, name: string) => {
    const move = findDepositMoves(deposit, 2).find((each) => each.name === name);
    if (move === undefined) throw new Error(`there is no move ${name}`);
    return textOf(render(<DepositMoveDialog deposit={deposit} move={move} onClose={close} />));
  };
  expect(say(buildDeposit(), 'refund')).toContain('Large refunds must be confirmed by a second operator.');
  const always = say(buildDeposit(), 'ask');
  expect(always).toContain('Regardless of the amount, another operator must confirm the refund.');
  expect(always).not.toContain('Large refunds');
  expect(say(waitingDeposit, 'confirm')).not.toContain('Large refunds');
  expect(say(buildDeposit({ paymentStatus: 2 }), 'credit')).toContain(
    'Large top-ups must be confirmed by a second operator',
  );
});

it('O54 a rate that was set is told from one that follows', () => {
  const text = textOf(render(<RatesPage {...RATES} />));
  expect(text).toContain('Change the value of 1 EUR in TWD: 36.5 set since Nov 20, 2026');
  expect(text).toContain('Change the value of 1 TWD in EUR: 0.0273973 computed since Nov 20, 2026');
  expect(text).toContain('Change the value of 1 MYR in TWD: – missing');
});

it('O54 the history tells rates to come from the one that counts and those before', () => {
  const text = textOf(render(<RatesPage {...RATES} />));
  expect(text).toContain('45 rates, including upcoming ones');
  expect(text).toMatch(
    /Nov 22, 2026 1 EUR → TWD 37 upcoming .*Nov 20, 2026 1 EUR → TWD 36\.5 in effect .*Oct 1, 2026 1 EUR → TWD 36 replaced/,
  );
});

it('O54 an import shows what was before, and wrong lines first', () => {
  const text = textOf(render(VIEWS['rates to import']));
  expect(text).toMatch(/1 line needs to be fixed.* Line 4 day.* Line 2 1 EUR → TWD .*36\.5 → 37 .*none → 5/);
});

it('leads from an entry to its top-up or order, and from a top-up to its player and invoice', () => {
  const ledger = render(VIEWS.ledger);
  expect(ledger).toContain('href="/en-US/operator/deposits?search=D261121ABCDEFGHJK"');
  expect(ledger).toContain('href="/en-US/operator/orders?order=P261121ABCDEFGHJK"');
  const deposit = render(VIEWS.deposit);
  expect(deposit).toContain('href="/en-US/operator/users/7"');
  expect(deposit).toContain('href="/en-US/operator/invoices?search=AB12345678"');
});

it('shows what differs in the books, check by check', () => {
  const checks = [{ check: 'sums' as const, checked: 9, findings: ['transaction 4 comes to 1 TWD'] }];
  const html = render(
    <LedgerPage
      filter={LEDGER}
      report={{ ...REPORT, isBalanced: false, checks }}
      found={undefined}
      accounts={[]}
      entries={undefined}
    />,
  );
  expect(textOf(html)).toContain('The books don’t balance');
  expect(textOf(html)).toContain('9 checked · 1 difference');
  expect(html).toContain('transaction 4 comes to 1 TWD');
});

it('warns when numbers of the period run out, and counts waiting invoices', () => {
  const supply = (left: number) =>
    textOf(render(<InvoicesPage {...INVOICES} count={0} waiting={0} list={[]} ranges={[{ ...RANGE, left }]} />));
  expect(supply(0)).toContain('2026/11–12 is out of numbers');
  expect(supply(1)).toContain('Only 1 number is left for 2026/11–12. Add the next range soon.');
  expect(supply(100)).toContain('100 numbers are left for 2026/11–12.');
  expect(textOf(render(VIEWS.invoices))).toContain('2 invoices have no number yet');
});

it('warns that a draw is there already, and leads to its winners', () => {
  const html = render(VIEWS.draws);
  expect(textOf(html)).toContain('The numbers for 2026/07–08 have already been imported.');
  expect(html).toContain('href="/en-US/operator/invoices?period=2026-07&amp;winning=true"');
  expect(textOf(html)).toContain('Sep 25, 2026');
  expect(textOf(render(VIEWS['no draws']))).not.toContain('already been imported');
});
