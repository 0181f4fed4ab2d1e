import { ApiError } from '#contract/errors.ts';
import { getExchangeRates } from '#contract/exchange-rate/endpoints.ts';
import type { ExchangeRates } from '#contract/exchange-rate/entities.ts';
import { listExchangeRates, setExchangeRate } from '#contract/exchange-rate/operator-endpoints.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/limits.ts';
import { findRate } from '#domain/exchange-rates.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { listRateRows, saveRate } from './rate-queries.ts';

/** Exchange rates, which only operators set. */
export function exchangeRateHandlers({ database: { db } }: Services): BoundHandler[] {
  return [
    handle(getExchangeRates, async ({ from, to }) => presentRates(await listRateRows(db), from, to)),
    handle(listExchangeRates, async () => {
      const rows = await listRateRows(db);
      return { list: rows.map(presentRow), tables: CURRENCIES.map((from) => presentRates(rows, from)) };
    }),
    handle(setExchangeRate, async (rate, context) => {
      const { userId } = requireSession(context);
      if (rate.from === rate.to) throw new ApiError(20001, { fields: { to: 'field.choice' } });
      await db.transaction().execute(async (trx) => {
        await saveRate(trx, rate, new Date(context.clock()));
        const subject = `rate:${rate.from}-${rate.to}` as const;
        await writeAudit(trx, { actorUserId: userId, action: 'rate.set', subject, details: { rate: rate.rate } });
      });
      return { result: true } as const;
    }),
  ];
}

type RateRow = Row<'exchange_rates'>;

/** What follows from the rates for a currency; a currency that they do not lead to is left out. */
function presentRates(
  rows: readonly RateRow[],
  from: CurrencyCode,
  to: readonly CurrencyCode[] = CURRENCIES,
): ExchangeRates {
  const rates = rows.map(({ from_currency, to_currency, rate }) => ({ from: from_currency, to: to_currency, rate }));
  const latest = rows.reduce<Date | null>(
    (last, { updated_at }) => (last === null || updated_at > last ? updated_at : last),
    null,
  );
  const list = to.flatMap((currency) => {
    const rate = findRate(rates, from, currency);
    return rate === undefined ? [] : [{ currency, rate }];
  });
  return { from, updatedAt: latest?.toISOString() ?? null, list };
}

function presentRow({ from_currency: from, to_currency: to, rate, updated_at }: RateRow) {
  return { from, to, rate, updatedAt: updated_at.toISOString() };
}
