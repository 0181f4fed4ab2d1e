import { toMajor } from '#domain/money/money.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listEntries } from './entry-queries.ts';
import { HOUSE } from './ledger-queries.ts';
import { requirePeriod } from './read-closes.ts';

type DatabaseServices = Pick<Services, 'database'>;

export function listLedgerEntries({ database }: DatabaseServices): Handler<'listLedgerEntries'> {
  return async ({ userId, kind, currency, limit, offset, ...bounds }) => {
    const filter = { ownerId: userId ?? HOUSE, kind, currency, limit, offset, period: requirePeriod(bounds) };
    const { count, rows } = await listEntries(database.db, filter);
    const list = rows.map((row) => ({
      id: row.id,
      transactionId: row.transaction_id,
      transaction: row.kind,
      reference: row.reference,
      kind,
      currency: row.currency,
      amount: toMajor(row.amount, row.currency),
      balanceAfter: row.balance_after === null ? null : toMajor(row.balance_after, row.currency),
      postedAt: row.posted_at.toISOString(),
    }));
    return { count, list };
  };
}
