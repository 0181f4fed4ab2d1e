import { ArrowDownLeft, ArrowUpRight, Inbox } from 'lucide-react';
import type { Deposit } from '#contract/deposit/entities.ts';
import type { Order } from '#contract/order/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { PaymentChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { addressQuery, DEPOSITS, ORDERS, recordFilter } from '../record-filter.tsx';

const TITLE_ID = 'wallet-moves';

/** The latest top-ups and exchanges, each a link to its receipt. */
export function WalletMoves({ moves }: { moves: readonly WalletMove[] }) {
  const page = usePage();
  return (
    <section aria-labelledby={TITLE_ID} className="card flex min-w-0 flex-col gap-3 p-5 sm:p-7">
      <h2 id={TITLE_ID} className="text-lg">
        {page.t('wallet.moves')}
      </h2>
      {moves.length === 0 ? (
        <EmptyState Icon={Inbox} title={page.t('store.empty.title')} text={page.t('wallet.moves.none')}>
          <a className="btn btn-quiet" href={page.href('/')}>
            {page.t('records.empty.browse')}
          </a>
        </EmptyState>
      ) : (
        <ul className="divide-line -mx-3 divide-y">
          {moves.map((move) => (
            <li key={move.record.orderId}>
              <Move move={move} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Move({ move }: { move: WalletMove }) {
  const page = usePage();
  const { kind, record } = move;
  const Icon = kind === 'deposit' ? ArrowDownLeft : ArrowUpRight;
  return (
    <a href={receiptOf(page, move)} className="hover:bg-raised flex items-center gap-2 rounded-xl px-3 py-3 sm:gap-4">
      <span
        className={`bg-raised grid h-10 w-10 flex-none place-items-center rounded-full ${kind === 'deposit' ? 'text-success' : 'text-accent'}`}
      >
        <Icon size={20} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-anywhere">{nameOf(page, move)}</span>
        <span className="text-muted block text-xs">
          <LocalTime iso={record.createdAt} />
        </span>
      </span>
      <span className="flex flex-none flex-col items-end gap-1">
        <MovedCoins move={move} />
        {record.paymentStatus !== PAYMENT_STATUS.paid && <PaymentChip status={record.paymentStatus} />}
      </span>
    </a>
  );
}

/** Star coins with the sign of what was credited or spent; without one while nothing has moved. */
function MovedCoins({ move: { kind, record } }: { move: WalletMove }) {
  const sign = record.paymentStatus !== PAYMENT_STATUS.paid ? '' : kind === 'deposit' ? '+' : '−';
  return (
    <span className={`inline-flex items-baseline gap-1 font-bold tabular-nums ${sign === '+' ? 'text-success' : ''}`}>
      {sign}
      <Coins amount={record.points} currency={record.currency} />
      <span className="text-muted text-xs font-normal">{record.currency}</span>
    </span>
  );
}

function receiptOf(page: Page, { kind, record: { orderId } }: WalletMove): string {
  const { path } = kind === 'deposit' ? DEPOSITS : ORDERS;
  return page.href(path, addressQuery({ filter: recordFilter.read({}), orderId }));
}

function nameOf(page: Page, move: WalletMove): string {
  if (move.kind === 'order') {
    const { productName, applicationName } = move.record;
    // A game that is sold has the name of its product.
    return productName === applicationName ? productName : `${productName} · ${applicationName}`;
  }
  return page.t('wallet.topUp', { method: page.t(`paymentMethod.${move.record.paymentMethod}`) });
}

/** A top-up or an exchange in the overview of the wallet. */
export type WalletMove =
  | { readonly kind: 'deposit'; readonly record: Deposit }
  | { readonly kind: 'order'; readonly record: Order };

/** Number of moves in the overview, and of records to load of each kind. */
export const MOVES_SHOWN = 6;

/** The latest of both, newest first. Exchanges of test accounts move no star coins. */
export function latestMoves(deposits: readonly Deposit[], orders: readonly Order[]): readonly WalletMove[] {
  const moves: WalletMove[] = [
    ...deposits.map((record) => ({ kind: 'deposit', record }) as const),
    ...orders.filter(({ testMode }) => !testMode).map((record) => ({ kind: 'order', record }) as const),
  ];
  return moves
    .toSorted((one, other) => Date.parse(other.record.createdAt) - Date.parse(one.record.createdAt))
    .slice(0, MOVES_SHOWN);
}
