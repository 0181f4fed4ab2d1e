import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { presentRate } from './present-rates.ts';
import { listRateHistoryRows } from './rate-queries.ts';

export function listRateHistory(services: Services): Handler<'listRateHistory'> {
  const { db } = services.database;
  return async (filter) => {
    const { count, rows } = await listRateHistoryRows(db, filter);
    return { count, list: rows.map(presentRate) };
  };
}
