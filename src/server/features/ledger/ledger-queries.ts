import { type Kysely, sql } from 'kysely';
import type { LedgerAccount, Posting } from '#domain/ledger/postings.ts';
import type { Schema } from '../../db/schema.ts';

/** What a ledger transaction refers to. */
export type LedgerReference = `deposit:${string}` | `order:${string}`;

/** The owner of the store's own accounts. */
export const HOUSE = 0;

/** Thrown if a balance would fall below zero; the transaction is rolled back. */
export class NotEnoughPoints extends Error {
  override readonly name = 'NotEnoughPoints';
}

/**
 * Writes a ledger transaction atomically and locks wallets in ascending order of their IDs. Has no effect without
 * lines.
 * @throws NotEnoughPoints if the database refuses a negative balance.
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

/** Whether a database error reports a negative balance. */
export function isBelowZero(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'ledger_accounts_balance_check';
}

function ownerOf(account: LedgerAccount): number {
  return 'userId' in account ? account.userId : HOUSE;
}
