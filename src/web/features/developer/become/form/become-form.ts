import type { ProviderDraftForm, ProviderForm } from '#contract/provider/entities.ts';
import { callingCodeOf, currencyOfCountry, preselectCountry } from '#domain/countries/countries.ts';
import { readProviderApplicationForm } from '#domain/forms/provider-application-form.ts';

/** Everything that is filled in, as it stands on the page; unlike what is submitted, any code may be half typed. */
export type BecomeForm = Readonly<Required<Omit<ProviderDraftForm, 'billingContact'>>> & {
  readonly billingContact: Readonly<ProviderForm['billingContact']>;
};

/** Whose companies have tax IDs, addresses and bank codes of which the form knows the shape (O126). */
export const TAIWAN = 'TW';

const BLANK: BecomeForm = { ...readProviderApplicationForm({}), currency: '' };

/** The form before anything is typed: of the country that the visitor's language belongs to. */
export function blankForm(locale: string): BecomeForm {
  return chooseCountry(BLANK, preselectCountry(new Intl.Locale(locale).region));
}

/** A form that was kept or submitted, completed by what it lacks; `locale` gives a country to one without any. */
export function completeForm(kept: ProviderDraftForm, locale: string): BecomeForm {
  const blank = kept.country === undefined ? blankForm(locale) : BLANK;
  const { billingContact, ...fields } = kept;
  return {
    ...blank,
    ...definedOf(fields),
    billingContact: { ...BLANK.billingContact, ...definedOf(billingContact ?? {}) },
  };
}

/** What was submitted before, to be changed and submitted again. The papers are agreed to anew. */
export function formOfApplication(application: ProviderForm): BecomeForm {
  const names = Object.keys(BLANK);
  const fields = Object.fromEntries(Object.entries(application).filter(([name]) => names.includes(name)));
  return { ...BLANK, ...fields, terms: false, privacy: false };
}

/** Another country brings its currency and calling code along, unless others were chosen on purpose. */
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

/** The form after something was changed in it; who is billed follows the person in charge while it is the same. */
export function changeForm(form: BecomeForm, change: Partial<BecomeForm>, locale: string): BecomeForm {
  const next = { ...form, ...change };
  if (change.billingContact !== undefined || !isBilledPerson(form, locale)) return next;
  return { ...next, billingContact: billingOfPerson(next, locale) };
}

/** Whether invoices go to the person in charge, as far as one is named. */
export function isBilledPerson(form: BecomeForm, locale: string): boolean {
  const { name, email, phone } = billingOfPerson(form, locale);
  const billing = form.billingContact;
  return email !== '' && billing.name === name && billing.email === email && billing.phone === phone;
}

/** How the bank account is named: by bank code in Taiwan; elsewhere by IBAN, or by its number and the bank. */
export type AccountKind = 'taiwan' | 'iban' | 'number';

const WITHOUT = {
  taiwan: { iban: '', cnapsCode: '' },
  iban: { bankCode: '', branchCode: '', bankAccountNumber: '', cnapsCode: '' },
  number: { bankCode: '', branchCode: '', iban: '' },
} as const satisfies Record<AccountKind, Partial<BecomeForm>>;

/** What of the form is judged and sent: texts without spaces around them, of the bank what its kind asks for. */
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

/** Countries whose banks have account numbers and CNAPS codes, but no IBAN. */
const NUMBERED = ['CN', 'HK', 'MO', 'MY', 'SG', 'VN', 'JP', 'KR', 'US', 'CA', 'AU', 'NZ', 'TH', 'ID', 'PH', 'IN'];

/** The kind that a form has; one that says nothing yet gets the usual one of its country. */
export function accountKindOf(
  form: Pick<BecomeForm, 'country' | 'iban' | 'bankAccountNumber' | 'cnapsCode'>,
): AccountKind {
  if (form.country === TAIWAN) return 'taiwan';
  if (form.iban !== '') return 'iban';
  if (form.bankAccountNumber !== '' || form.cnapsCode !== '') return 'number';
  return NUMBERED.includes(form.country) ? 'number' : 'iban';
}

/** The billing contact that the person in charge makes; the phone as it is written in the company's country. */
export function billingOfPerson(form: BecomeForm, locale: string): BecomeForm['billingContact'] {
  const { pocGivenName: given, pocFamilyName: family } = form;
  const isLatin = /\p{sc=Latin}/u.test(family + given);
  const parts = isLatin && locale === 'en-US' ? [given, family] : [family, given];
  const isSameCountry = form.pocCallingCode === callingCodeOf(form.country);
  return {
    name: parts.filter(Boolean).join(isLatin ? ' ' : ''),
    email: form.pocEmail,
    phone: isSameCountry ? form.pocPhoneNumber : `+${form.pocCallingCode}${form.pocPhoneNumber}`,
  };
}

function definedOf<Value extends object>(value: Value): { [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.assign({}, ...entries.map(([name, item]) => ({ [name]: item })));
}
