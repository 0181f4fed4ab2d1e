import type { ProviderForm } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { CompanyIdRule } from '../company/company-id.ts';
import { companyRules } from '../rules/company-rules.ts';
import { textRules } from '../rules/text-rules.ts';
import { FOREIGN_ACCOUNT_CHECKS, TAIWAN_ACCOUNT_CHECKS } from './bank-checks.ts';
import { byRule, type Check, chosen, FINE, filled, isFields, record, refuse, required } from './checks.ts';
import { country } from './country-checks.ts';
import type { FieldIssue } from './field-issue.ts';
import { callingCode, phoneOf, phoneWithCallingCode } from './phone-checks.ts';
import { pictures } from './picture-checks.ts';
import { currency, email, text, webAddress } from './value-checks.ts';

/** What somebody fills in to become a developer (R3.32-R3.35); the country decides what else is asked. */
export type ProviderApplicationForm = ProviderForm;

/** Whose companies have tax IDs, addresses and bank codes of which we know the form (O126). */
const TAIWAN = 'TW';

const personName = text(LIMITS.personNameLength);

const PERSON_IN_CHARGE_CHECKS = {
  pocGivenName: filled(personName),
  pocFamilyName: required(byRule(textRules.last_name, {})),
  pocEmail: required(email),
  pocCallingCode: chosen(callingCode),
  pocPhoneNumber: required(phoneWithCallingCode('pocCallingCode')),
} as const;

const foreignTaxId = text(LIMITS.foreignTaxIdLength, byRule(textRules.no_space, {}));
const foreignAddress = text(LIMITS.addressLength);
const taiwanAddress = text(LIMITS.addressLength, byRule(companyRules.no_post_office_box, {}));

/** Nothing but a tick counts. */
function ticked(message: string): Check {
  return (value) => (value === true ? FINE : refuse(message));
}

/**
 * Every issue of an application to become a developer (R5.37-R5.39, O78). `companyIdRule` says which tax IDs of Taiwan
 * are taken. Whether a tax ID or a bank is known is for the server to see.
 */
export function checkProviderApplicationForm(
  form: unknown,
  { companyIdRule }: { readonly companyIdRule?: CompanyIdRule } = {},
): readonly FieldIssue[] {
  const fields = isFields(form) ? form : {};
  const isInTaiwan = fields.country === TAIWAN;
  const phone = required(phoneOf(fields.country));
  const checks = {
    name: filled(text(LIMITS.companyNameLength)),
    country: chosen(country),
    taxIdNumber: required(
      isInTaiwan ? byRule(companyRules.is_valid_company_id, { rule: companyIdRule }) : foreignTaxId,
    ),
    currency: chosen(currency),
    website: required(webAddress),
    email: required(email),
    phone,
    address: filled(isInTaiwan ? taiwanAddress : foreignAddress),
    documents: pictures('document'),
    ...PERSON_IN_CHARGE_CHECKS,
    ...(isInTaiwan ? TAIWAN_ACCOUNT_CHECKS : FOREIGN_ACCOUNT_CHECKS),
    passbook: pictures('passbook'),
    billingContact: required(record({ name: filled(personName), email: required(email), phone })),
    terms: ticked('form.terms'),
    privacy: ticked('form.privacy'),
  } as const satisfies Record<keyof ProviderApplicationForm, Check>;
  return record(checks)(fields, fields);
}
