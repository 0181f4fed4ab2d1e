import type { AccountKind, TransactionKind } from '#contract/ledger/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';

/**
 * The accounts of the ledger. A user's: `points` are available, `held` is reserved until a decision, `owed` is what
 * refunds took back beyond the balance, `sales` is the revenue of a seller. The house's: `issued` mirrors the star
 * coins in circulation as a negative balance, and `claims` mirrors what users owe.
 */
export type LedgerAccount =
  | { readonly kind: 'points' | 'held' | 'owed' | 'sales'; readonly userId: number }
  | { readonly kind: 'issued' | 'claims' };

/** A line of a transaction, in minor units; positive amounts increase the account. */
export interface PostingLine {
  readonly account: LedgerAccount;
  readonly amountMinor: number;
}

/** A movement of star coins in one currency; the lines sum to zero. */
export interface Posting {
  readonly kind: TransactionKind;
  readonly currency: CurrencyCode;
  readonly lines: readonly PostingLine[];
}

export interface Wallet {
  readonly userId: number;
  readonly currency: CurrencyCode;
  readonly pointsMinor: number;
  readonly heldMinor: number;
  readonly owedMinor: number;
}

/** A paid top-up: settles debts first, the rest becomes available. */
export function postTopUp(wallet: Wallet, amountMinor: number): Posting {
  const settledMinor = Math.min(wallet.owedMinor, amountMinor);
  const creditedMinor = amountMinor - settledMinor;
  return posting('top_up', wallet.currency, [
    [{ kind: 'issued' }, -creditedMinor],
    [{ kind: 'points', userId: wallet.userId }, creditedMinor],
    [{ kind: 'owed', userId: wallet.userId }, -settledMinor],
    [{ kind: 'claims' }, settledMinor],
  ]);
}

/**
 * A refund of a top-up: takes back what is held for it, then the available balance; the remainder becomes owed.
 * `heldMinor` must not exceed what is held.
 */
export function postTopUpRefund(wallet: Wallet, amountMinor: number, heldMinor = 0): Posting {
  const fromHeldMinor = Math.min(heldMinor, wallet.heldMinor, amountMinor);
  const fromPointsMinor = Math.min(wallet.pointsMinor, amountMinor - fromHeldMinor);
  const takenMinor = fromHeldMinor + fromPointsMinor;
  const owedMinor = amountMinor - takenMinor;
  return posting('top_up_refund', wallet.currency, [
    [{ kind: 'held', userId: wallet.userId }, -fromHeldMinor],
    [{ kind: 'points', userId: wallet.userId }, -fromPointsMinor],
    [{ kind: 'issued' }, takenMinor],
    [{ kind: 'owed', userId: wallet.userId }, owedMinor],
    [{ kind: 'claims' }, -owedMinor],
  ]);
}

/**
 * Undoes a refund of a top-up, whose money the store has back: the same kind of transaction the other way, so that their
 * sum is what was taken back. Debts are settled first.
 */
export function postTopUpRestored(wallet: Wallet, amountMinor: number): Posting {
  const { lines } = postTopUp(wallet, amountMinor);
  return { kind: 'top_up_refund', currency: wallet.currency, lines };
}

/** Reserves as much of an amount as is available, until a decision. */
export function postHold(wallet: Wallet, amountMinor: number): Posting {
  const heldMinor = Math.min(wallet.pointsMinor, amountMinor);
  return posting('hold', wallet.currency, [
    [{ kind: 'points', userId: wallet.userId }, -heldMinor],
    [{ kind: 'held', userId: wallet.userId }, heldMinor],
  ]);
}

/** Releases a reserved amount; debts incurred meanwhile are settled first. */
export function postRelease(wallet: Wallet, heldMinor: number): Posting {
  const settledMinor = Math.min(wallet.owedMinor, heldMinor);
  return posting('release', wallet.currency, [
    [{ kind: 'held', userId: wallet.userId }, -heldMinor],
    [{ kind: 'points', userId: wallet.userId }, heldMinor - settledMinor],
    ...settle(wallet, settledMinor),
  ]);
}

/** Star coins a seller refunds; the player's debts are settled first, and those coins leave circulation. */
export function postExchangeRefund(wallet: Wallet, sellerUserId: number, amountMinor: number): Posting {
  const settledMinor = Math.min(wallet.owedMinor, amountMinor);
  return posting('exchange_refund', wallet.currency, [
    [{ kind: 'sales', userId: sellerUserId }, -amountMinor],
    [{ kind: 'points', userId: wallet.userId }, amountMinor - settledMinor],
    ...settle(wallet, settledMinor),
  ]);
}

/** Pays debts with available star coins, which leave circulation. */
function settle({ userId }: Wallet, amountMinor: number): [LedgerAccount, number][] {
  return [
    [{ kind: 'owed', userId }, -amountMinor],
    [{ kind: 'claims' }, amountMinor],
    [{ kind: 'issued' }, amountMinor],
  ];
}

/** The sum of the lines of one kind of account, in minor units. */
export function amountOf({ lines }: Posting, kind: AccountKind): number {
  return lines.filter(({ account }) => account.kind === kind).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

function posting(kind: TransactionKind, currency: CurrencyCode, lines: readonly [LedgerAccount, number][]): Posting {
  const moved = lines.filter(([, amountMinor]) => amountMinor !== 0);
  return { kind, currency, lines: moved.map(([account, amountMinor]) => ({ account, amountMinor })) };
}
