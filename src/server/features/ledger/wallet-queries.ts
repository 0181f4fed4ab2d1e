import type { Kysely, Transaction } from 'kysely';
import type { PointBalance } from '#contract/account/entities.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import {
  amountOf,
  postExchangeRefund,
  postHold,
  postRelease,
  postTopUp,
  postTopUpRefund,
  postTopUpRestored,
  type Wallet,
} from '#domain/ledger/postings.ts';
import { toMajor } from '#domain/money/money.ts';
import type { Schema } from '../../db/schema.ts';
import { type LedgerReference, postTransaction } from './ledger-queries.ts';

type Trx = Transaction<Schema>;

/** A movement of one user's star coins in one currency; amounts in minor units. */
export interface WalletMove {
  readonly userId: number;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  /** The deposit or order behind the movement. */
  readonly orderId: string;
  readonly at: Date;
}

/** Credits a paid top-up. Debts are settled first. */
export async function creditTopUp(trx: Trx, move: WalletMove): Promise<void> {
  const wallet = await lockWallet(trx, move);
  await postTransaction(trx, postTopUp(wallet, move.amountMinor), forDeposit(move));
}

/**
 * Takes back a refunded top-up: from `heldMinor` (the hold made for it), then from the balance. The rest becomes a
 * debt.
 */
export async function takeBackTopUp(
  trx: Trx,
  move: WalletMove & { readonly heldMinor?: number },
): Promise<{ takenMinor: number; owedMinor: number }> {
  const wallet = await lockWallet(trx, move);
  const posting = postTopUpRefund(wallet, move.amountMinor, move.heldMinor);
  await postTransaction(trx, posting, forDeposit(move));
  return { takenMinor: amountOf(posting, 'issued'), owedMinor: amountOf(posting, 'owed') };
}

/** Gives back what was taken for a refund of a top-up that has been undone. Debts are settled first. */
export async function giveBackTopUp(trx: Trx, move: WalletMove): Promise<void> {
  const wallet = await lockWallet(trx, move);
  await postTransaction(trx, postTopUpRestored(wallet, move.amountMinor), forDeposit(move));
}

/** Holds the available part of an amount while its refund waits for a decision. */
export async function holdForRefund(trx: Trx, move: WalletMove): Promise<{ heldMinor: number }> {
  const wallet = await lockWallet(trx, move);
  const posting = postHold(wallet, move.amountMinor);
  await postTransaction(trx, posting, forDeposit(move));
  return { heldMinor: amountOf(posting, 'held') };
}

/** Releases a hold; `amountMinor` is the result of `holdForRefund`. */
export async function releaseHold(trx: Trx, move: WalletMove): Promise<void> {
  const wallet = await lockWallet(trx, move);
  await postTransaction(trx, postRelease(wallet, move.amountMinor), forDeposit(move));
}

/** Returns the star coins of an order from the seller to the player. The player's debts are settled first. */
export async function returnSpent(trx: Trx, move: WalletMove & { readonly sellerUserId: number }): Promise<void> {
  const wallet = await lockWallet(trx, move);
  const posting = postExchangeRefund(wallet, move.sellerUserId, move.amountMinor);
  await postTransaction(trx, posting, { reference: `order:${move.orderId}`, at: move.at });
}

/** Lists a user's star coins in every currency ever used, in the order of currencies. */
export async function listBalances(db: Kysely<Schema>, userId: number): Promise<PointBalance[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'currency', 'balance'])
    .where('owner_id', '=', userId)
    .where('kind', 'in', ['points', 'held', 'owed'])
    .execute();
  const used = CURRENCIES.filter((currency) => rows.some((row) => row.currency === currency));
  return used.map((currency) => {
    const wallet = toWallet({ userId, currency }, rows);
    return { currency, points: toMajor(wallet.pointsMinor, currency), owed: toMajor(wallet.owedMinor, currency) };
  });
}

/** Locks a wallet, so that decisions based on its balances still hold when they are written. */
async function lockWallet(trx: Trx, owner: Pick<Wallet, 'userId' | 'currency'>): Promise<Wallet> {
  const kinds = ['points', 'held', 'owed'] as const;
  // Create the accounts first, so they can be locked: two concurrent first top-ups would both find none.
  await trx
    .insertInto('ledger_accounts')
    .values(kinds.map((kind) => ({ owner_id: owner.userId, kind, currency: owner.currency, balance: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom('ledger_accounts')
    .select(['kind', 'currency', 'balance'])
    .where('owner_id', '=', owner.userId)
    .where('currency', '=', owner.currency)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return toWallet(owner, rows);
}

interface StoredBalance {
  readonly kind: string;
  readonly currency: string;
  readonly balance: number | null;
}

function toWallet(owner: Pick<Wallet, 'userId' | 'currency'>, rows: readonly StoredBalance[]): Wallet {
  const balanceOf = (kind: string) =>
    rows.find((row) => row.kind === kind && row.currency === owner.currency)?.balance ?? 0;
  return { ...owner, pointsMinor: balanceOf('points'), heldMinor: balanceOf('held'), owedMinor: balanceOf('owed') };
}

function forDeposit({ orderId, at }: WalletMove): { reference: LedgerReference; at: Date } {
  return { reference: `deposit:${orderId}`, at };
}
