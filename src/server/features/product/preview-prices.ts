import type { CurrencyCode } from '#contract/values/limits.ts';
import { checkPricing, readProductForm } from '#domain/forms/product/product-form.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { findDatedRate } from '#domain/prices/exchange-rates.ts';
import { createPriceConverter } from '#domain/prices/price-converter.ts';
import { priceProduct } from '#domain/prices/product-prices.ts';
import type { Handler } from '../../api/handler.ts';
import { refuseIssues } from '../../api/refuse-issues.ts';
import type { Services } from '../../services.ts';
import { listRates } from '../exchange-rate/public.ts';

/** Previews the prices converted from a default price at today's rates. */
export function previewPrices({ database: { db } }: Pick<Services, 'database'>): Handler<'previewPrices'> {
  return async (fields, { clock }) => {
    refuseIssues(checkPricing(fields));
    const form = readProductForm(fields);
    const rates = await listRates(db, businessDayOf(clock()));
    const { rows, issues } = priceProduct({ form, convert: createPriceConverter(rates) });
    refuseIssues(issues);
    const traced = new Map(
      [...new Set(rows.map(({ currency }) => currency))].map((to) => [
        to,
        findDatedRate(rates, form.defaultCurrency, to),
      ]),
    );
    const rateTo = (to: CurrencyCode) => ({ rate: traced.get(to)?.rate ?? 1, day: traced.get(to)?.day ?? null });
    return { list: rows.map((row) => ({ ...row, ...rateTo(row.currency) })) };
  };
}
