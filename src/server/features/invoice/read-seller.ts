import type { Config } from '../../../config.ts';
import type { Seller } from './waiting-invoice-queries.ts';

/** The issuer of invoices from the settings. */
export function readSeller({
  COMPANY_NAME: name,
  COMPANY_TAX_ID: taxId,
}: Pick<Config, 'COMPANY_NAME' | 'COMPANY_TAX_ID'>): Seller {
  return { name, taxId };
}
