import type { OperatorProduct } from '#contract/product/entities.ts';
import { toMajor } from '#domain/money/money.ts';
import type { OperatorProductRow } from './product-queries.ts';

/** Builds the operator view of a product. */
export function presentOperatorProduct(row: OperatorProductRow): OperatorProduct {
  return {
    id: row.id,
    productId: row.product_id,
    name: row.name,
    title: row.title,
    description: row.description,
    icon: row.icon,
    status: row.status,
    applicationId: row.app_id,
    applicationName: row.application_name,
    company: row.company,
    defaultCurrency: row.default_currency,
    defaultPrice: toMajor(row.default_price_minor, row.default_currency),
    countries: row.countries,
    removalReason: row.removal_reason,
    updatedAt: row.updated_at.toISOString(),
  };
}
