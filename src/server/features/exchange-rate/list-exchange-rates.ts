import { CURRENCIES } from '#contract/values/limits.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { presentRate, presentRates } from './present-rates.ts';
import { listRateRows } from './rate-queries.ts';

export function listExchangeRates(services: Services): Handler<'listExchangeRates'> {
  const { db } = services.database;
  return async (_request, { clock }) => {
    const rows = await listRateRows(db, businessDayOf(clock()));
    return { list: rows.map(presentRate), tables: CURRENCIES.map((from) => presentRates(rows, from)) };
  };
}
