import type { ProviderForm } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { CompanyIdRule } from '../../company/company-id.ts';
import { companyRules } from '../../rules/company-rules.ts';
import { textRules } from '../../rules/text-rules.ts';
import {
  byRule,
  type Check,
  chosen,
  FINE,
  type Fields,
  filled,
  isFields,
  record,
  refuse,
  required,
} from '../checks/checks.ts';
import { country } from '../checks/country-checks.ts';
import { callingCode, phoneOf, phoneWithCallingCode } from '../checks/phone-checks.ts';
import { pictures } from '../checks/picture-checks.ts';
import { currency, email, text, webAddress } from '../checks/value-checks.ts';
import { asIs, readCurrency, textOf, texts } from '../field-kinds.ts';
import type { FormField } from '../form-table.ts';
import { FOREIGN_ACCOUNT_CHECKS, TAIWAN_ACCOUNT_CHECKS } from './bank-checks.ts';

/** The steps of the page that have fields, in order (R4.22). */
export type ProviderStep = 'company' | 'person' | 'payment' | 'confirm';

interface ProviderField<Value> extends FormField<Value> {
  /** The step with this field. */
  readonly step: ProviderStep;
  /** Its column in `providers`; null if it has several or stays with the submission. */
  readonly column: string | null;
}
type ProviderFields = { readonly [Name in keyof ProviderForm]: ProviderField<ProviderForm[Name]> };

/** The country whose tax IDs, addresses and bank codes have a known format (O126). */
const TAIWAN = 'TW';

function byCountry(inTaiwan: Check, elsewhere: Check): Check {
  return (value, form) => (form.country === TAIWAN ? inTaiwan : elsewhere)(value, form);
}

function account(name: keyof typeof TAIWAN_ACCOUNT_CHECKS): Check {
  return byCountry(TAIWAN_ACCOUNT_CHECKS[name], FOREIGN_ACCOUNT_CHECKS[name]);
}

const personName = text(LIMITS.personNameLength);
const foreignTaxId = text(LIMITS.foreignTaxIdLength, byRule(textRules.no_space, {}));
const foreignAddress = text(LIMITS.addressLength);
const taiwanAddress = text(LIMITS.addressLength, byRule(companyRules.no_post_office_box, {}));

/** `rule` selects which Taiwanese tax IDs are accepted. */
export function taxIdNumber(rule?: CompanyIdRule): Check {
  return required(byCountry(byRule(companyRules.is_valid_company_id, { rule }), foreignTaxId));
}

const phone: Check = (value, form) => required(phoneOf(form.country))(value, form);

const billingContact: Check = (value, form) => {
  const contact = { name: filled(personName), email: required(email), phone: required(phoneOf(form.country)) };
  return required(record(contact satisfies Record<keyof ProviderForm['billingContact'], Check>))(value, form);
};

/** Only a ticked box passes. */
function ticked(message: string) {
  return {
    normalize: asIs,
    check: (value: unknown) => (value === true ? FINE : refuse(message)),
    read: (value: unknown) => value === true,
    step: 'confirm',
    column: null,
  } as const;
}

function trim(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function trimContact(value: unknown): unknown {
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, trim(item)]));
}

function readContact(value: unknown): ProviderForm['billingContact'] {
  const contact: Fields = isFields(value) ? value : {};
  return { name: textOf(contact.name), email: textOf(contact.email), phone: textOf(contact.phone) };
}

const trimmed = { normalize: trim, read: textOf } as const;
const company = { ...trimmed, step: 'company' } as const;
const person = { ...trimmed, step: 'person' } as const;
const payment = { ...trimmed, step: 'payment' } as const;

/**
 * The single list of fields for becoming a developer (R3.32-R3.35), in page order. It defines checks, stored form,
 * columns and the steps of the page (CONTRIBUTING.md, "A field of a form").
 */
export const PROVIDER_FIELDS = {
  country: { ...company, check: chosen(country), column: 'country' },
  currency: { normalize: trim, check: chosen(currency), read: readCurrency, step: 'company', column: 'currency' },
  name: { ...company, check: filled(text(LIMITS.companyNameLength)), column: 'name' },
  taxIdNumber: { ...company, check: taxIdNumber(), column: 'tax_id_number' },
  address: { ...company, check: filled(byCountry(taiwanAddress, foreignAddress)), column: 'address' },
  email: { ...company, check: required(email), column: 'email' },
  phone: { ...company, check: phone, column: 'phone' },
  website: { ...company, check: required(webAddress), column: 'website' },
  documents: { ...texts, check: pictures('document'), step: 'company', column: null },
  pocFamilyName: { ...person, check: required(byRule(textRules.last_name, {})), column: 'poc_family_name' },
  pocGivenName: { ...person, check: filled(personName), column: 'poc_given_name' },
  pocEmail: { ...person, check: required(email), column: 'poc_email' },
  pocCallingCode: { ...person, check: chosen(callingCode), column: 'poc_calling_code' },
  pocPhoneNumber: { ...person, check: required(phoneWithCallingCode('pocCallingCode')), column: 'poc_phone_number' },
  bankCode: { ...payment, check: account('bankCode'), column: 'bank_code' },
  branchCode: { ...payment, check: account('branchCode'), column: 'branch_code' },
  iban: { ...payment, check: account('iban'), column: 'iban' },
  bankName: { ...payment, check: account('bankName'), column: 'bank_name' },
  cnapsCode: { ...payment, check: account('cnapsCode'), column: 'cnaps_code' },
  bankAccountNumber: { ...payment, check: account('bankAccountNumber'), column: 'bank_account_number' },
  passbook: { ...texts, check: pictures('passbook'), step: 'payment', column: null },
  billingContact: { normalize: trimContact, check: billingContact, read: readContact, step: 'payment', column: null },
  terms: ticked('form.terms'),
  privacy: ticked('form.privacy'),
} as const satisfies ProviderFields;
