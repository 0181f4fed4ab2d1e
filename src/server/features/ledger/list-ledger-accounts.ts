import { toMajor } from '#domain/money/money.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listAccounts } from './entry-queries.ts';
import { HOUSE } from './ledger-queries.ts';

type DatabaseServices = Pick<Services, 'database'>;

export function listLedgerAccounts({ database }: DatabaseServices): Handler<'listLedgerAccounts'> {
  return async ({ userId }) => {
    const rows = await listAccounts(database.db, userId ?? HOUSE);
    const list = rows.map(({ kind, currency, balance, entries }) => {
      return { userId: userId ?? null, kind, currency, balance: toMajor(balance, currency), entries };
    });
    return { count: list.length, list };
  };
}
