import { answerCsv, type CsvCell } from '#server/csv/csv.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import type { DayClose } from './close-queries.ts';
import { presentClose, readCloses } from './read-closes.ts';

/** The contract's field names, because accounting software reads them in any language. */
const COLUMNS = [
  'day',
  'currency',
  'topUpCount',
  'topUpAmount',
  'refundAmount',
  'orderCount',
  'orderAmount',
  'orderRefundAmount',
  'circulation',
] as const;

/** Exports the daily closes of a period as CSV. */
export function exportDailyClose({ database }: Pick<Services, 'database'>): Handler<'exportDailyClose'> {
  return async (bounds, context) => {
    const closes = await readCloses(database.db, bounds, context.clock());
    return answerCsv({ fileName: 'starhall-daily-close.csv', header: COLUMNS, rows: listRows(closes) });
  };
}

async function* listRows(closes: readonly DayClose[]): AsyncGenerator<readonly CsvCell[]> {
  for (const close of closes) {
    const shown = presentClose(close);
    yield COLUMNS.map((name) => shown[name]);
  }
}
