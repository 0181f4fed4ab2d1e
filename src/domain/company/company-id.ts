import { isBan } from 'taiwan-id-validator';

/** Until 2023 the total had to divide by 10; numbers given out since need only divide by 5 (O78). */
export const COMPANY_ID_RULES = ['before-2023', 'since-2023'] as const;
export type CompanyIdRule = (typeof COMPANY_ID_RULES)[number];

/** Passes the sum, but was never given out. */
const ALL_ZEROS = '00000000';

/** Whether a text is a company tax ID of Taiwan: eight ASCII digits whose weighted total fits (R5.115, R5.116). */
export function isCompanyId(text: string, { rule = 'before-2023' }: { readonly rule?: CompanyIdRule } = {}): boolean {
  return text !== ALL_ZEROS && isBan(text, { applyOldRules: rule === 'before-2023' });
}
