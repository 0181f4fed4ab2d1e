import type { AccountKind, TransactionKind } from '#contract/ledger/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';

/**
 * The accounts of the ledger. A user's: `points` can be spent, `held` waits for a decision, `owed` is what a refund took
 * back beyond them, `sales` is what was spent with them as a seller. The house's: star coins are `issued` (its balance is
 * what is in circulation, as a negative amount), and `claims` mirrors what users owe.
 */
export type LedgerAccount =
  | { readonly kind: 'points' | 'held' | 'owed' | 'sales'; readonly userId: number }
  | { readonly kind: 'issued' | 'claims' };

/** A line of a transaction, in minor units; what goes into the account is positive. */
export interface PostingLine {
  readonly account: LedgerAccount;
  readonly amountMinor: number;
}

/** What happens to star coins of one currency; the lines sum to zero. */
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

/** A paid top-up: settles what is owed, the rest can be spent. */
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
 * A refund of a top-up: takes back what is held for it, then what is there; what was spent already is owed.
 * `heldMinor` is at most what is held.
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

/** Sets aside what is there of an amount, until it is decided on. */
export function postHold(wallet: Wallet, amountMinor: number): Posting {
  const heldMinor = Math.min(wallet.pointsMinor, amountMinor);
  return posting('hold', wallet.currency, [
    [{ kind: 'points', userId: wallet.userId }, -heldMinor],
    [{ kind: 'held', userId: wallet.userId }, heldMinor],
  ]);
}

/** Gives back what was set aside; what the user has come to owe meanwhile is settled first. */
export function postRelease(wallet: Wallet, heldMinor: number): Posting {
  const settledMinor = Math.min(wallet.owedMinor, heldMinor);
  return posting('release', wallet.currency, [
    [{ kind: 'held', userId: wallet.userId }, -heldMinor],
    [{ kind: 'points', userId: wallet.userId }, heldMinor - settledMinor],
    ...settle(wallet, settledMinor),
  ]);
}

/** Star coins that a seller gives back; what the player owes is settled first, and those coins cease to be. */
export function postExchangeRefund(wallet: Wallet, sellerUserId: number, amountMinor: number): Posting {
  const settledMinor = Math.min(wallet.owedMinor, amountMinor);
  return posting('exchange_refund', wallet.currency, [
    [{ kind: 'sales', userId: sellerUserId }, -amountMinor],
    [{ kind: 'points', userId: wallet.userId }, amountMinor - settledMinor],
    ...settle(wallet, settledMinor),
  ]);
}

/** Star coins that are there already pay what is owed, and cease to be. */
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
