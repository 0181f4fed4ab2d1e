import { type Kysely, sql } from 'kysely';
import type { LedgerAccount, Posting } from '#domain/ledger/postings.ts';
import type { Schema } from '../../db/schema.ts';

/** What a transaction of the ledger is for. */
export type LedgerReference = `deposit:${string}` | `order:${string}`;

/** The owner of the accounts that belong to nobody else. */
export const HOUSE = 0;

/** Thrown when a balance would fall below zero; nothing of the transaction is written. */
export class NotEnoughPoints extends Error {
  override readonly name = 'NotEnoughPoints';
}

/**
 * Writes a transaction of the ledger: all lines or none, wallets locked in the order of their numbers. A posting without
 * lines writes nothing.
 * @throws NotEnoughPoints where the database refuses a balance below zero.
 */
export async function postTransaction(
  db: Kysely<Schema>,
  { kind, currency, lines }: Posting,
  { reference, at }: { readonly reference: LedgerReference; readonly at: Date },
): Promise<void> {
  if (lines.length === 0) return;
  const owners = lines.map(({ account }) => ownerOf(account));
  const kinds = lines.map(({ account }) => account.kind);
  const currencies = lines.map(() => currency);
  const amounts = lines.map(({ amountMinor }) => amountMinor);
  const post = sql`SELECT ledger_post(${kind}, ${reference}, ${at}, ${owners}, ${kinds}, ${currencies}, ${amounts})`;
  await post.execute(db).catch((error: unknown) => {
    throw isBelowZero(error) ? new NotEnoughPoints() : error;
  });
}

/** Whether an error is the database's word that a balance would fall below zero. */
export function isBelowZero(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'ledger_accounts_balance_check';
}

function ownerOf(account: LedgerAccount): number {
  return 'userId' in account ? account.userId : HOUSE;
}
