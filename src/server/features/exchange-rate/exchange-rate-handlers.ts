import { getExchangeRates } from '#contract/exchange-rate/endpoints.ts';
import {
  importExchangeRates,
  listExchangeRates,
  listRateHistory,
  setExchangeRate,
} from '#contract/exchange-rate/operator-endpoints.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createImportExchangeRates } from './import-exchange-rates.ts';
import { presentRate, presentRates } from './present-rates.ts';
import { listRateHistoryRows, listRateRows } from './rate-queries.ts';
import { createSetExchangeRate } from './set-exchange-rate.ts';

/** Exchange rates, which only operators set; each counts from a day of Taiwan on. */
export function exchangeRateHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  return [
    handle(getExchangeRates, async ({ from, to }, { clock }) =>
      presentRates(await listRateRows(db, businessDayOf(clock())), from, to),
    ),
    handle(listExchangeRates, async (_request, { clock }) => {
      const rows = await listRateRows(db, businessDayOf(clock()));
      return { list: rows.map(presentRate), tables: CURRENCIES.map((from) => presentRates(rows, from)) };
    }),
    handle(listRateHistory, async (filter) => {
      const { count, rows } = await listRateHistoryRows(db, filter);
      return { count, list: rows.map(presentRate) };
    }),
    handle(setExchangeRate, createSetExchangeRate(services)),
    handle(importExchangeRates, createImportExchangeRates(services)),
  ];
}
