import type { Statement } from '#contract/sales/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { isMonthOver, spanOfMonth } from '#domain/money/statement-month.ts';
import { feePercentOf } from '#domain/money/store-fee.ts';
import type { Services } from '../../services.ts';
import { presentLines, presentPayee, presentSums } from './present-statement.ts';
import { findPayee, listProductMovements } from './statement-queries.ts';

/** Developer, month and language of a statement. */
export interface StatementToRead {
  readonly sellerId: number;
  /** YYYY-MM in Taiwan. */
  readonly month: string;
  readonly lang: LocaleCode;
  readonly nowMs: number;
}

/** A developer's statement of a month, from the ledger; a month without entries has no lines. */
export async function readStatement(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { sellerId, month, lang, nowMs }: StatementToRead,
): Promise<Statement> {
  const { fromMs, toMs } = spanOfMonth(month);
  const [movements, payee] = await Promise.all([
    listProductMovements(database.db, sellerId, { from: new Date(fromMs), to: new Date(toMs) }),
    findPayee(database.db, sellerId),
  ]);
  const feePercent = feePercentOf(config.STORE_FEE_PERCENT, month);
  return {
    month,
    isFinal: isMonthOver(month, nowMs),
    feePercent,
    sums: presentSums(movements, feePercent),
    lines: await presentLines(movements, lang),
    company: presentPayee(payee),
    madeAt: new Date(nowMs).toISOString(),
  };
}
