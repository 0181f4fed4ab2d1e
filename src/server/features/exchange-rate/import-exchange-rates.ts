import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { RATE_COLUMNS, type RateLine, readRateLine, rejectRepeatedRates } from '#domain/prices/exchange-rate-table.ts';
import type { DatedRate } from '#domain/prices/exchange-rates.ts';
import { readTableHead, readTableRow, TableError } from '#domain/product-table/table-head.ts';
import { readCsvLines } from '#server/csv/read-csv-lines.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { findRatesBefore, saveRates } from './rate-queries.ts';

/** Imports rates from a CSV table, or previews the import. A table with an invalid line changes nothing. */
export function importExchangeRates({ database }: Pick<Services, 'database'>): Handler<'importExchangeRates'> {
  return async ({ csv, apply }, context) => {
    const { userId } = requireSession(context);
    const table = await readRateTable(csv);
    const rates = table.flatMap(({ content }) => content.rate ?? []);
    const isApplied = apply && rates.length === table.length;
    const before = await database.db.transaction().execute(async (trx) => {
      const found = await findRatesBefore(trx, rates);
      if (isApplied) await applyRates(trx, { rates, userId, now: new Date(context.clock()) });
      return new Map(rates.map((rate, index) => [rate, found[index] ?? null]));
    });
    const lines = table.map(({ line, content: { rate, fields } }) => {
      return { line, rate, before: rate === null ? null : (before.get(rate) ?? null), fields };
    });
    return { isApplied, count: rates.length, lines };
  };
}

interface TableLine {
  readonly line: number;
  readonly content: RateLine;
}

/** @throws ApiError `invalidFormat` at `csv` for text that is not a rate table. */
async function readRateTable(csv: string): Promise<readonly TableLine[]> {
  try {
    return await readLines(csv);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw new ApiError(ERROR.invalidFormat, { fields: { csv: error.message }, params: error.values });
  }
}

async function readLines(csv: string): Promise<readonly TableLine[]> {
  let head: ReturnType<typeof readTableHead<(typeof RATE_COLUMNS)[number]>> | undefined;
  const lines: TableLine[] = [];
  for await (const { line, cells } of readCsvLines(asPieces(csv))) {
    if (head === undefined) {
      head = readTableHead(cells, RATE_COLUMNS);
      continue;
    }
    if (lines.length === LIMITS.rateImportRows) throw new TableError('table.rows', { max: LIMITS.rateImportRows });
    const row = readTableRow(head, cells);
    lines.push({ line, content: row ? readRateLine(row) : { rate: null, fields: { day: 'table.cells' } } });
  }
  if (lines.length === 0) throw new TableError('table.empty');
  const contents = rejectRepeatedRates(lines.map(({ content }) => content));
  return lines.map(({ line, content }, index) => ({ line, content: contents[index] ?? content }));
}

async function* asPieces(text: string): AsyncGenerator<string> {
  yield text;
}

interface RatesToApply {
  readonly rates: readonly DatedRate[];
  readonly userId: number;
  readonly now: Date;
}

/** Writes one audit entry per currency pair with all its rates. */
async function applyRates(trx: Transaction<Schema>, { rates, userId, now }: RatesToApply): Promise<void> {
  const saved = await saveRates(trx, rates, now);
  const pairs = Map.groupBy(saved, ({ from, to }) => `rate:${from}-${to}` as const);
  for (const [subject, set] of pairs) {
    const details = { rates: Object.fromEntries(set.map(({ day, rate }) => [day, rate])) };
    await writeAudit(trx, { actorUserId: userId, action: 'rate.import', subject, details });
  }
}
