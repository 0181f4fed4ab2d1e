import { isBan } from 'taiwan-id-validator';

/** Until 2023 the total had to be divisible by 10; numbers issued since need only be divisible by 5 (O78). */
export const COMPANY_ID_RULES = ['before-2023', 'since-2023'] as const;
export type CompanyIdRule = (typeof COMPANY_ID_RULES)[number];

/** Passes the checksum but was never issued. */
const ALL_ZEROS = '00000000';

/** Whether a text is a Taiwanese company tax ID: eight ASCII digits with a valid weighted total (R5.115, R5.116). */
export function isCompanyId(text: string, { rule = 'before-2023' }: { readonly rule?: CompanyIdRule } = {}): boolean {
  return text !== ALL_ZEROS && isBan(text, { applyOldRules: rule === 'before-2023' });
}
