import type { Kysely } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import { answerCsv, type CsvCell } from '#server/csv/csv.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { serverWords } from '../../mails/server-words.ts';
import type { Services } from '../../services.ts';
import { listOrderRows, type OrderFilter, type OrderSort } from '../order/public.ts';
import { presentSales } from './present-sale.ts';
import { readSaleFilter } from './read-sale-filter.ts';

const PAGE = 500;

/** The columns in their order, each with the message of its head. */
const COLUMNS = [
  ['orderId', 'words.orderNumber'],
  ['exchangeId', 'words.exchangeNumber'],
  ['createdAt', 'words.dateAndTime'],
  ['applicationName', 'words.application'],
  ['applicationId', 'words.applicationId'],
  ['productName', 'words.product'],
  ['productId', 'words.productId'],
  ['playerId', 'words.playerId'],
  ['country', 'words.country'],
  ['quantity', 'words.quantity'],
  ['currency', 'words.currency'],
  ['amount', 'salesExport.csv.amount'],
  ['refundedAmount', 'salesExport.csv.refundedAmount'],
  ['paymentStatus', 'words.status'],
  ['acknowledgedAt', 'salesExport.csv.acknowledgedAt'],
  ['testMode', 'words.testOrder'],
] as const;

/** Streams the caller's sales as a spreadsheet table, page by page. */
export function exportSales({ database }: Pick<Services, 'database'>): Handler<'exportSales'> {
  return async ({ sort, lang, ...request }, context) => {
    const filter = await readSaleFilter(database, requireSession(context).userId, request);
    const { t } = serverWords(lang);
    return answerCsv({
      fileName: 'starhall-sales.csv',
      header: COLUMNS.map(([, head]) => t(head)),
      rows: writeRows(database.db, { filter, sort, lang, now: new Date(context.clock()) }),
    });
  };
}

interface Export {
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly lang: LocaleCode;
  readonly now: Date;
}

async function* writeRows(db: Kysely<Schema>, { filter, sort, lang, now }: Export) {
  let after: Row<'orders'> | null = null;
  for (;;) {
    const rows: Row<'orders'>[] = await listOrderRows(db, filter, { sort, after, limit: PAGE });
    for (const sale of await presentSales(db, rows, { lang, now })) yield writeRow(sale, lang);
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE) return;
  }
}

function writeRow(sale: Awaited<ReturnType<typeof presentSales>>[number], lang: LocaleCode): readonly CsvCell[] {
  const { t } = serverWords(lang);
  const row = {
    ...sale,
    country: sale.country ?? '',
    paymentStatus: t(`paymentStatus.${sale.paymentStatus}`),
    acknowledgedAt: sale.acknowledgedAt ?? '',
    testMode: sale.testMode ? t('words.yes') : '',
  };
  return COLUMNS.map(([column]) => row[column]);
}
