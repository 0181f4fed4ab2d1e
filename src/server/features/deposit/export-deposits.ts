import { toMajor } from '#domain/money/money.ts';
import { isPartlyRefunded } from '#domain/money/partly-refunded.ts';
import type { Translator } from '#i18n/translator.ts';
import { answerCsv, type CsvCell } from '#server/csv/csv.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Database } from '../../db/open-database.ts';
import { serverWords } from '../../mails/server-words.ts';
import type { Services } from '../../services.ts';
import { findInvoiceNumbers } from '../invoice/public.ts';
import { type DepositFilter, type DepositSort, listDepositRows } from './deposit-list-queries.ts';
import type { DepositRow } from './deposit-queries.ts';
import type { InvoiceNumbers } from './present-deposit.ts';
import { readRequestedPeriod } from './read-requested-period.ts';

const PAGE = 500;

/** The columns in their order, each with the message of its head. */
const COLUMNS = [
  ['orderId', 'words.orderNumber'],
  ['createdAt', 'words.createdAt'],
  ['paidAt', 'words.paid'],
  ['paymentMethod', 'words.paymentMethod'],
  ['paymentStatus', 'payment.csv.paymentStatus'],
  ['currency', 'words.currency'],
  ['amount', 'words.amount'],
  ['points', 'words.starCoins'],
  ['refundedAmount', 'words.refundedAmount'],
  ['invoiceNumber', 'words.invoiceNumber'],
] as const;

/** Exports the caller's top-ups as CSV, page by page, so only one page is in memory. */
export function exportDeposits({ database }: Pick<Services, 'database'>): Handler<'exportDeposits'> {
  return async ({ beginAt, endAt, lang, sort, ...request }, context) => {
    const { userId } = requireSession(context);
    const filter = { ...request, userId, period: readRequestedPeriod({ beginAt, endAt }) };
    const words = serverWords(lang);
    return answerCsv({
      fileName: 'deposits.csv',
      header: COLUMNS.map(([, head]) => words.t(head)),
      rows: readRows(database.db, { filter, sort, words }),
    });
  };
}

interface Export {
  readonly filter: DepositFilter;
  readonly sort: DepositSort;
  readonly words: Translator;
}

async function* readRows(db: Database['db'], { filter, sort, words }: Export): AsyncGenerator<readonly CsvCell[]> {
  let after: DepositRow | null = null;
  for (;;) {
    const rows: DepositRow[] = await listDepositRows(db, filter, { sort, limit: PAGE, after });
    const invoices = await findInvoiceNumbers(
      db,
      rows.map(({ order_id }) => order_id),
    );
    for (const row of rows) yield toCells(row, words, invoices);
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE) return;
  }
}

function toCells(row: DepositRow, words: Translator, invoices: InvoiceNumbers): readonly CsvCell[] {
  const { order_id, currency, amount_minor, refunded_minor, payment_method, status } = row;
  const amount = toMajor(amount_minor, currency);
  return [
    order_id,
    row.created_at.toISOString(),
    row.paid_at?.toISOString() ?? '',
    words.t(`paymentMethod.${payment_method}`),
    words.t(isPartlyRefunded(status, refunded_minor) ? 'paymentStatus.partlyRefunded' : `paymentStatus.${status}`),
    currency,
    amount,
    amount,
    toMajor(refunded_minor, currency),
    invoices.get(order_id) ?? '',
  ];
}
