import type { Statement } from '#contract/sales/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { answerCsv, type CsvCell } from '#server/csv/csv.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { serverWords } from '../../mails/server-words.ts';
import type { Services } from '../../services.ts';
import { readStatement } from './read-statement.ts';

/** The columns in their order, each with the message of its head. */
const COLUMNS = [
  ['month', 'salesExport.csv.month'],
  ['applicationName', 'words.application'],
  ['applicationId', 'words.applicationId'],
  ['productName', 'words.product'],
  ['productId', 'words.productId'],
  ['currency', 'words.currency'],
  ['count', 'words.orders'],
  ['quantity', 'words.quantity'],
  ['amount', 'salesExport.csv.amount'],
  ['refundCount', 'words.refundCount'],
  ['refundedAmount', 'salesExport.csv.refundedAmount'],
  ['fee', 'salesExport.csv.fee'],
  ['payout', 'words.payout'],
] as const;

/** Exports the caller's statement of a month: a row for each product, then one for each currency. */
export function exportStatement(services: Pick<Services, 'database' | 'config'>): Handler<'exportStatement'> {
  return async ({ month, lang }, context) => {
    const sellerId = requireSession(context).userId;
    const statement = await readStatement(services, { sellerId, month, lang, nowMs: context.clock() });
    const { t } = serverWords(lang);
    return answerCsv({
      fileName: `starhall-statement-${month}.csv`,
      header: COLUMNS.map(([, head]) => t(head)),
      rows: listRows(statement, lang),
    });
  };
}

async function* listRows({ month, lines, sums }: Statement, lang: LocaleCode): AsyncGenerator<readonly CsvCell[]> {
  for (const line of lines) {
    const row = { ...line, month, fee: '', payout: '' };
    yield COLUMNS.map(([column]) => row[column]);
  }
  const names = {
    applicationName: serverWords(lang).t('words.total'),
    applicationId: '',
    productName: '',
    productId: '',
  };
  for (const sum of sums) {
    const row = {
      ...sum,
      ...names,
      month,
      quantity: lines
        .filter(({ currency }) => currency === sum.currency)
        .reduce((all, { quantity }) => all + quantity, 0),
    };
    yield COLUMNS.map(([column]) => row[column]);
  }
}
