import type { RequestOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { applyAsProvider } from '#contract/provider/endpoints.ts';
import type { ProviderForm } from '#contract/provider/entities.ts';
import { CURRENCIES, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import type { CompanyIdRule } from '#domain/company/company-id.ts';
import { isFields } from '#domain/forms/checks.ts';
import type { FieldIssue } from '#domain/forms/field-issue.ts';
import { checkProviderApplicationForm } from '#domain/forms/provider-application-form.ts';

/** The fields as they came. */
export type RawProviderForm = RequestOf<typeof applyAsProvider>;

/** The form as it is kept, with everything that is wrong with it. */
export interface ReadProviderForm {
  readonly form: ProviderForm;
  readonly issues: readonly FieldIssue[];
}

/** What a form is checked against besides its own rules. */
export interface ProviderChecks {
  readonly companyIdRule: CompanyIdRule;
  /** Codes of the banks of Taiwan. */
  readonly bankCodes: ReadonlySet<string>;
}

/** Reads a form that may hold anything; blanks around a text count for nothing. */
export function readProviderForm(raw: RawProviderForm, { companyIdRule, bankCodes }: ProviderChecks): ReadProviderForm {
  const trimmed = trim(raw);
  const issues = checkProviderApplicationForm(trimmed, { companyIdRule });
  const form = toForm(trimmed);
  return { form, issues: [...issues, ...checkBank(form, issues, bankCodes)] };
}

function trim(raw: RawProviderForm): RawProviderForm {
  const { billingContact } = raw;
  const contact = isFields(billingContact) ? trimTexts(billingContact) : billingContact;
  return { ...raw, ...trimTexts(raw), billingContact: contact };
}

function trimTexts(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

/** The right type in every field, whatever came; what is wrong has been named by then. */
function toForm(raw: RawProviderForm): ProviderForm {
  const contact = isFields(raw.billingContact) ? raw.billingContact : {};
  return {
    name: toText(raw.name),
    taxIdNumber: toText(raw.taxIdNumber),
    country: toText(raw.country),
    currency: CURRENCIES.find((currency) => currency === raw.currency) ?? DEFAULT_CURRENCY,
    website: toText(raw.website),
    email: toText(raw.email),
    phone: toText(raw.phone),
    address: toText(raw.address),
    documents: toTexts(raw.documents),
    pocGivenName: toText(raw.pocGivenName),
    pocFamilyName: toText(raw.pocFamilyName),
    pocEmail: toText(raw.pocEmail),
    pocCallingCode: toText(raw.pocCallingCode),
    pocPhoneNumber: toText(raw.pocPhoneNumber),
    bankCode: toText(raw.bankCode),
    branchCode: toText(raw.branchCode),
    bankName: toText(raw.bankName),
    bankAccountNumber: toText(raw.bankAccountNumber),
    iban: toText(raw.iban),
    cnapsCode: toText(raw.cnapsCode),
    passbook: toTexts(raw.passbook),
    billingContact: { name: toText(contact.name), email: toText(contact.email), phone: toText(contact.phone) },
    terms: raw.terms === true,
    privacy: raw.privacy === true,
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Banks of Taiwan are known by their codes; a branch is one of its bank's. Elsewhere there is no list. */
function checkBank(
  { country, bankCode, branchCode }: ProviderForm,
  issues: readonly FieldIssue[],
  bankCodes: ReadonlySet<string>,
): FieldIssue[] {
  if (country !== 'TW' || issues.some(({ field }) => field === 'bankCode')) return [];
  if (!bankCodes.has(bankCode)) {
    return [{ field: 'bankCode', message: 'field.choice', code: ERROR.agencyOrBankNotFound }];
  }
  const isOfBank = branchCode === '' || branchCode.startsWith(bankCode);
  return isOfBank ? [] : [{ field: 'branchCode', message: 'field.invalid', code: ERROR.invalidFormat }];
}
