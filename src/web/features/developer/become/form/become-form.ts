import type { ProviderDraftForm, ProviderForm } from '#contract/provider/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { callingCodeOf, currencyOfCountry, preselectCountry } from '#domain/countries/countries.ts';
import { readProviderApplicationForm } from '#domain/forms/provider/provider-application-form.ts';
import { writePersonName } from '#domain/text/person-name.ts';

/** All form values; unlike submitted ones, codes may be incomplete. */
export type BecomeForm = Readonly<Required<Omit<ProviderDraftForm, 'billingContact'>>> & {
  readonly billingContact: Readonly<ProviderForm['billingContact']>;
};

/** The country whose tax IDs, addresses and bank codes the form can validate (O126). */
export const TAIWAN = 'TW';

const BLANK: BecomeForm = { ...readProviderApplicationForm({}), currency: '' };

/** The empty form, with the country of the visitor's language. */
export function blankForm(locale: LocaleCode): BecomeForm {
  return chooseCountry(BLANK, preselectCountry(new Intl.Locale(locale).region));
}

/** A stored or submitted form with missing values filled in; `locale` provides a missing country. */
export function completeForm(kept: ProviderDraftForm, locale: LocaleCode): BecomeForm {
  const blank = kept.country === undefined ? blankForm(locale) : BLANK;
  const { billingContact, ...fields } = kept;
  return {
    ...blank,
    ...definedOf(fields),
    billingContact: { ...BLANK.billingContact, ...definedOf(billingContact ?? {}) },
  };
}

/** A submitted form to change and resubmit. The policies must be accepted again. */
export function formOfApplication(application: ProviderForm): BecomeForm {
  const names = Object.keys(BLANK);
  const fields = Object.fromEntries(Object.entries(application).filter(([name]) => names.includes(name)));
  return { ...BLANK, ...fields, terms: false, privacy: false };
}

/** Changes the country, with its currency and calling code unless others were chosen explicitly. */
export function chooseCountry(form: BecomeForm, country: string): BecomeForm {
  const callingCode = callingCodeOf(country) ?? '';
  const isOwnCurrency = form.currency === '' || form.currency === currencyOfCountry(form.country);
  const isOwnCallingCode = form.pocCallingCode === '' || form.pocCallingCode === callingCodeOf(form.country);
  return {
    ...form,
    country,
    currency: isOwnCurrency ? currencyOfCountry(country) : form.currency,
    pocCallingCode: isOwnCallingCode ? callingCode : form.pocCallingCode,
  };
}

/** The form after a change; the billing contact follows the person in charge while they are the same. */
export function changeForm(form: BecomeForm, change: Partial<BecomeForm>, locale: LocaleCode): BecomeForm {
  const next = { ...form, ...change };
  if (change.billingContact !== undefined || !isBilledPerson(form, locale)) return next;
  return { ...next, billingContact: billingOfPerson(next, locale) };
}

/** Whether the person in charge is also the billing contact. */
export function isBilledPerson(form: BecomeForm, locale: LocaleCode): boolean {
  const { name, email, phone } = billingOfPerson(form, locale);
  const billing = form.billingContact;
  return email !== '' && billing.name === name && billing.email === email && billing.phone === phone;
}

/** Format of the bank account: bank code in Taiwan; elsewhere IBAN, or account number and bank. */
export type AccountKind = 'taiwan' | 'iban' | 'number';

const WITHOUT = {
  taiwan: { iban: '', cnapsCode: '' },
  iban: { bankCode: '', branchCode: '', bankAccountNumber: '', cnapsCode: '' },
  number: { bankCode: '', branchCode: '', iban: '' },
} as const satisfies Record<AccountKind, Partial<BecomeForm>>;

/** The values to validate and submit: trimmed, with the bank fields of the account kind. */
export function formToSubmit(form: BecomeForm, kind: AccountKind): BecomeForm {
  const trimmed = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
  const billing = Object.entries(form.billingContact).map(([name, value]) => [name, value.trim()]);
  return {
    ...form,
    ...trimmed,
    iban: form.iban.replaceAll(/\s/g, '').toUpperCase(),
    billingContact: { ...form.billingContact, ...Object.fromEntries(billing) },
    ...WITHOUT[kind],
  };
}

/** Countries with account numbers and CNAPS codes instead of IBANs. */
const NUMBERED = ['CN', 'HK', 'MO', 'MY', 'SG', 'VN', 'JP', 'KR', 'US', 'CA', 'AU', 'NZ', 'TH', 'ID', 'PH', 'IN'];

/** The account kind of a form; an empty one gets its country's default. */
export function accountKindOf(
  form: Pick<BecomeForm, 'country' | 'iban' | 'bankAccountNumber' | 'cnapsCode'>,
): AccountKind {
  if (form.country === TAIWAN) return 'taiwan';
  if (form.iban !== '') return 'iban';
  if (form.bankAccountNumber !== '' || form.cnapsCode !== '') return 'number';
  return NUMBERED.includes(form.country) ? 'number' : 'iban';
}

/** The billing contact copied from the person in charge; the phone in the format of the company's country. */
export function billingOfPerson(form: BecomeForm, locale: LocaleCode): BecomeForm['billingContact'] {
  const isSameCountry = form.pocCallingCode === callingCodeOf(form.country);
  return {
    name: writePersonName({ givenName: form.pocGivenName, familyName: form.pocFamilyName }, locale),
    email: form.pocEmail,
    phone: isSameCountry ? form.pocPhoneNumber : `+${form.pocCallingCode}${form.pocPhoneNumber}`,
  };
}

function definedOf<Value extends object>(value: Value): { [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.assign({}, ...entries.map(([name, item]) => ({ [name]: item })));
}
