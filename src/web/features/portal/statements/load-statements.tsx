import type { ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getStatement, listStatements } from '#contract/sales/endpoints.ts';
import type { Statement, StatementSum } from '#contract/sales/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { currencyName } from '#i18n/name-places.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';

export const STATEMENTS_PATH = '/developer/statements';

export interface StatementsData {
  /** Page number of the list, starting at 1. */
  readonly number: number;
  readonly count: number;
  /** Latest first. */
  readonly months: ReplyOf<typeof listStatements>['list'];
  /** The store's share of sales in percent. */
  readonly feePercent: number;
}

/** A page of the list of months. */
export async function loadStatements(
  page: Page,
  { page: number }: Readonly<Record<string, unknown>>,
): Promise<StatementsData> {
  const found = await loadPage(readPageNumber(number), (span) => page.call(listStatements, span));
  return { number: found.number, count: found.count, months: found.list, feePercent: found.feePercent };
}

export interface StatementData {
  readonly statement: Statement;
  /** Name in the breadcrumbs. */
  readonly crumb: string;
}

/** The statement of a month (YYYY-MM). @throws notFound() for any other text. */
export async function loadStatement(page: Page, month: string): Promise<StatementData> {
  const { locale: lang } = page.state;
  const statement = await page.call(getStatement, { month, lang }).catch(orNotFound(ERROR.invalidFormat));
  return { statement, crumb: formatMonth(statement.month, lang) };
}

/** Formats a month (YYYY-MM), independent of the time zone. */
export function formatMonth(month: string, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-01`));
}

interface SumFactsProps {
  readonly sum: StatementSum;
  readonly feePercent: number;
}

/** The totals of a month in one currency, from sales to the payout. */
export function SumFacts({ sum, feePercent }: SumFactsProps) {
  const page = usePage();
  const { currency, count, amount, refundCount, refundedAmount, fee, payout } = sum;
  const rows = [
    [page.t('statements.sold', { count }), amount],
    [page.t('statements.refunded', { count: refundCount }), -refundedAmount],
    [page.t('statements.fee', { percent: feePercent }), -fee],
  ] as const;
  return (
    <div className="text-sm">
      <h3 className="mb-2 font-sans text-sm font-bold">
        {currency} <span className="text-muted font-normal">{currencyName(page.translator, currency)}</span>
      </h3>
      <dl className="flex flex-col gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd>
              <Amount amount={value} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="border-line flex justify-between gap-4 border-t pt-1.5 text-base font-bold">
          <dt>{page.t('statements.payout')}</dt>
          <dd className={payout < 0 ? 'text-danger' : ''}>
            <Amount amount={payout} currency={currency} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
