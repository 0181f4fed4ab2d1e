import { isCompanyId } from '../company/company-id.ts';
import { isPostOfficeBox } from '../company/post-office-box.ts';
import { rule, ruleWith } from './rule.ts';

/** Rules for company data (R5.37, R5.115-R5.117). Any `rule` but `since-2023` selects the older, stricter checksum. */
export const companyRules = {
  is_valid_company_id: ruleWith({ rule: 'optionalText' }, 'rule.is_valid_company_id', (value, { rule: name }) => {
    return typeof value === 'string' && isCompanyId(value, { rule: name === 'since-2023' ? name : 'before-2023' });
  }),
  no_post_office_box: rule('rule.no_post_office_box', (value) => typeof value === 'string' && !isPostOfficeBox(value)),
} as const;
