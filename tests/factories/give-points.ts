import type { Kysely } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { Schema } from '#server/db/schema.ts';
import { creditTopUp } from '#server/features/ledger/wallet-queries.ts';
import { nextNumber } from './next-number.ts';

/** Credits star coins, in minor units, as a paid top-up does. */
export async function givePoints(
  db: Kysely<Schema>,
  { userId, amountMinor, currency = 'TWD' }: { userId: number; amountMinor: number; currency?: CurrencyCode },
): Promise<void> {
  const orderId = `DGIFT${nextNumber()}`;
  const at = new Date('2026-01-01T00:00:00Z');
  await db.transaction().execute((trx) => creditTopUp(trx, { userId, currency, amountMinor, orderId, at }));
}
