import { businessDayOf } from '#domain/money/business-period.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { presentRates } from './present-rates.ts';
import { listRateRows } from './rate-queries.ts';

export function getExchangeRates(services: Services): Handler<'getExchangeRates'> {
  const { db } = services.database;
  return async ({ from, to }, { clock }) => presentRates(await listRateRows(db, businessDayOf(clock())), from, to);
}
