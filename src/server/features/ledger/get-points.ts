import type { getPoints } from '#contract/ledger/endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listBalances } from './wallet-queries.ts';

/** Star coins of the account that asks, currency by currency. */
export function createGetPoints({ database }: Pick<Services, 'database'>): Handler<typeof getPoints> {
  return async (_, context) => ({ list: await listBalances(database.db, requireSession(context).userId) });
}
