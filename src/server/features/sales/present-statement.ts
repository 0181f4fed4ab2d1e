import type { Statement, StatementSum } from '#contract/sales/entities.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { toMajor } from '#domain/money/money.ts';
import { splitTurnover } from '#domain/money/store-fee.ts';
import { createYielder } from '#server/streaming/create-yielder.ts';
import type { Movement, Payee, ProductMovement } from './statement-queries.ts';

const SHOWN_DIGITS = 4;

/** Totals of a month by currency, in the currencies' order. */
export function presentSums(movements: readonly Movement[], feePercent: number): StatementSum[] {
  return CURRENCIES.flatMap((currency) => {
    const moved = movements.filter((movement) => movement.currency === currency);
    return moved.length === 0 ? [] : [presentSum(currency, moved, feePercent)];
  });
}

function presentSum(currency: CurrencyCode, moved: readonly Movement[], feePercent: number): StatementSum {
  const sum = (read: (movement: Movement) => number) => moved.reduce((total, movement) => total + read(movement), 0);
  const amountMinor = sum((movement) => movement.amountMinor);
  const refundedMinor = sum((movement) => movement.refundedMinor);
  const { feeMinor, payoutMinor } = splitTurnover({ amountMinor, refundedMinor }, feePercent);
  return {
    currency,
    count: sum(({ count }) => count),
    amount: toMajor(amountMinor, currency),
    refundCount: sum(({ refundCount }) => refundCount),
    refundedAmount: toMajor(refundedMinor, currency),
    fee: toMajor(feeMinor, currency),
    payout: toMajor(payoutMinor, currency),
  };
}

/** Statement lines by currency, highest revenue first; there may be tens of thousands. */
export async function presentLines(
  movements: readonly ProductMovement[],
  lang: LocaleCode,
): Promise<Statement['lines']> {
  const turn = createYielder();
  const byCurrency = Map.groupBy(movements, ({ currency }) => currency);
  const lines: Statement['lines'] = [];
  for (const movement of CURRENCIES.flatMap((currency) => byCurrency.get(currency) ?? [])) {
    await turn();
    lines.push(presentLine(movement, lang));
  }
  return lines;
}

function presentLine(
  { applicationId, applicationNames, productId, productNames, ...moved }: ProductMovement,
  lang: LocaleCode,
): Statement['lines'][number] {
  const { currency, count, quantity, amountMinor, refundCount, refundedMinor } = moved;
  return {
    applicationId,
    applicationName: applicationNames?.[lang] ?? applicationId,
    productId,
    productName: productNames?.[lang] ?? productId,
    currency,
    count,
    quantity,
    amount: toMajor(amountMinor, currency),
    refundCount,
    refundedAmount: toMajor(refundedMinor, currency),
  };
}

/** The payee. The account number is masked, but recognizable to its owner. */
export function presentPayee(payee: Payee | undefined): Statement['company'] {
  const {
    name = '',
    tax_id_number = '',
    bank_code = '',
    bank_name = '',
    bank_account_number = '',
    iban = '',
  } = payee ?? {};
  return {
    name,
    taxIdNumber: tax_id_number,
    bankName: bank_name || bank_code,
    bankAccountNumber: maskAccount(bank_account_number || iban),
  };
}

/** Masks all but the last four characters; all of a number so short that four would reveal most of it. */
function maskAccount(number: string): string {
  const compact = number.replaceAll(/\s/g, '');
  const shown = compact.length >= 2 * SHOWN_DIGITS ? SHOWN_DIGITS : 0;
  return '*'.repeat(compact.length - shown) + compact.slice(compact.length - shown);
}
