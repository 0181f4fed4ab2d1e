import { notFound } from '@tanstack/react-router';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getStatement, listStatements } from '#contract/sales/endpoints.ts';
import type { Statement } from '#contract/sales/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Page } from '#web/app/use-page.ts';
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
  const statement = await page.call(getStatement, { month, lang }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === ERROR.invalidFormat) throw notFound();
    throw error;
  });
  return { statement, crumb: formatMonth(statement.month, lang) };
}

/** Formats a month (YYYY-MM), independent of the time zone. */
export function formatMonth(month: string, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-01`));
}
