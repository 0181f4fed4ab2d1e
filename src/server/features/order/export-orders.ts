import type { LocaleCode } from '#contract/values/locales.ts';
import { answerCsv, type CsvCell } from '#server/csv/csv.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/schema.ts';
import { serverWords } from '../../mails/server-words.ts';
import type { Services } from '../../services.ts';
import { listOrderRows, type OrderFilter, type OrderSort } from './order-queries.ts';
import { presentOrder } from './present-order.ts';
import { readOrderFilter } from './read-order-filter.ts';

const PAGE = 500;

/** The columns in their order, each with the message of its head. */
const COLUMNS = [
  ['orderId', 'words.orderNumber'],
  ['exchangeId', 'words.exchangeNumber'],
  ['createdAt', 'words.dateAndTime'],
  ['applicationName', 'words.game'],
  ['productName', 'words.item'],
  ['quantity', 'words.quantity'],
  ['currency', 'words.currency'],
  ['points', 'words.starCoins'],
  ['refundedAmount', 'order.csv.refundedAmount'],
  ['paymentStatus', 'words.status'],
  ['seller', 'words.seller'],
] as const;

/** Streams the caller's orders as a spreadsheet table, page by page. */
export function exportOrders({ database }: Pick<Services, 'database'>): Handler<'exportOrders'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const { lang, sort } = request;
    const filter = { ...(await readOrderFilter(database, request)), userId };
    const { t } = serverWords(lang);
    return answerCsv({
      fileName: 'starhall-orders.csv',
      header: COLUMNS.map(([, head]) => t(head)),
      rows: writeRows(database.db, { filter, sort, lang }),
    });
  };
}

interface Export {
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly lang: LocaleCode;
}

async function* writeRows(db: Database['db'], { filter, sort, lang }: Export): AsyncGenerator<readonly CsvCell[]> {
  let after: Row<'orders'> | null = null;
  for (;;) {
    const rows: Row<'orders'>[] = await listOrderRows(db, filter, { sort, after, limit: PAGE });
    for (const row of rows) yield writeRow(row, lang);
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE) return;
  }
}

function writeRow(row: Row<'orders'>, lang: LocaleCode): readonly CsvCell[] {
  const order = { ...presentOrder(row, lang), paymentStatus: serverWords(lang).t(`paymentStatus.${row.status}`) };
  return COLUMNS.map(([column]) => order[column]);
}
