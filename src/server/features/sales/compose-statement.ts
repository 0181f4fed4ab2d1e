import type { Statement } from '#contract/sales/entities.ts';
import { CURRENCY_DIGITS, type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Translator } from '#i18n/translator.ts';
import { serverWords } from '../../mails/server-words.ts';
import type { PrintedDocument, PrintedTable } from '../../pdf/printed-document.ts';

export interface StatementPrint {
  readonly lang: LocaleCode;
  /** The store that pays. */
  readonly store: string;
}

const TIME_ZONE = 'Asia/Taipei';

/** Lays out a statement for print: totals first, then the products, at most LIMITS.statementPrintedLines. */
export function composeStatement(statement: Statement, { lang, store }: StatementPrint): PrintedDocument {
  const { t } = serverWords(lang);
  const { lines, isFinal, madeAt } = statement;
  const left = lines.length - LIMITS.statementPrintedLines;
  const title = t('words.statementForMonth', { month: nameMonth(statement.month, lang) });
  const isEmpty = lines.length === 0;
  return {
    lang,
    title,
    subtitle: isFinal ? t('words.final') : t('salesExport.open'),
    author: store,
    madeAt,
    facts: listFacts(statement, lang),
    tables: isEmpty ? [] : [composeSums(statement, lang), composeLines(statement, lang)],
    notes: [
      ...(isEmpty ? [t('words.nothingWasSoldOrRefunded')] : []),
      ...(left > 0 ? [t('salesExport.more', { count: left })] : []),
      t('salesExport.explained'),
    ],
    footer: `${store} / ${title}`,
  };
}

function nameMonth(month: string, lang: LocaleCode): string {
  const format = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

function listFacts({ company, madeAt }: Statement, lang: LocaleCode): [label: string, value: string][] {
  const { t } = serverWords(lang);
  const facts: [string, string][] = [
    [t('words.paidTo'), company.name],
    [t('words.taxIdNumber'), company.taxIdNumber],
    [t('words.bank'), company.bankName],
    [t('words.accountNumber'), company.bankAccountNumber],
    [t('salesExport.madeAt'), nameMoment(madeAt, lang)],
  ];
  return facts.filter(([, value]) => value !== '');
}

function nameMoment(at: string, lang: LocaleCode): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });
  return `${format.format(new Date(at))} (UTC+8)`;
}

function composeSums({ sums, feePercent }: Statement, lang: LocaleCode): PrintedTable {
  const { t } = serverWords(lang);
  return {
    title: t('words.payout'),
    columns: [
      { head: t('words.currency'), share: 2 },
      { head: t('words.orders'), share: 2, isNumber: true },
      { head: t('salesExport.csv.amount'), share: 3, isNumber: true },
      { head: t('words.refundCount'), share: 2, isNumber: true },
      { head: t('salesExport.csv.refundedAmount'), share: 3, isNumber: true },
      { head: t('salesExport.fee', { percent: feePercent }), share: 3, isNumber: true },
      { head: t('words.payout'), share: 3, isNumber: true },
    ],
    rows: sums.map(({ currency, count, amount, refundCount, refundedAmount, fee, payout }) => [
      currency,
      writeCount(count, lang),
      writeAmount(amount, currency, lang),
      writeCount(refundCount, lang),
      writeAmount(refundedAmount, currency, lang),
      writeAmount(fee, currency, lang),
      writeAmount(payout, currency, lang),
    ]),
  };
}

function composeLines({ lines }: Statement, lang: LocaleCode): PrintedTable {
  const { t } = serverWords(lang);
  return {
    title: t('words.byProduct'),
    columns: listLineColumns(t),
    rows: lines
      .slice(0, LIMITS.statementPrintedLines)
      .map((line) => [
        line.applicationName,
        line.productName,
        line.currency,
        writeCount(line.count, lang),
        writeCount(line.quantity, lang),
        writeAmount(line.amount, line.currency, lang),
        writeCount(line.refundCount, lang),
        writeAmount(line.refundedAmount, line.currency, lang),
      ]),
  };
}

function listLineColumns(t: Translator['t']): PrintedTable['columns'] {
  return [
    { head: t('words.application'), share: 4 },
    { head: t('words.product'), share: 4 },
    { head: t('words.currency'), share: 2 },
    { head: t('words.orders'), share: 2, isNumber: true },
    { head: t('words.quantity'), share: 2, isNumber: true },
    { head: t('salesExport.csv.amount'), share: 3, isNumber: true },
    { head: t('words.refundCount'), share: 2, isNumber: true },
    { head: t('salesExport.csv.refundedAmount'), share: 3, isNumber: true },
  ];
}

function writeCount(count: number, lang: LocaleCode): string {
  return findFormat(lang, 0).format(count);
}

/** Without the currency, which has its own column. */
function writeAmount(amount: number, currency: CurrencyCode, lang: LocaleCode): string {
  return findFormat(lang, CURRENCY_DIGITS[currency]).format(amount);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter takes a hundred times as long as using it, and a statement has thousands of numbers. */
function findFormat(lang: LocaleCode, digits: number): Intl.NumberFormat {
  const key = `${lang} ${digits}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format;
}
