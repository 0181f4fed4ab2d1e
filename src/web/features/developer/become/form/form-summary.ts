import { currencyName, regionName } from '#i18n/name-places.ts';
import type { Page } from '../../../../app/use-page.ts';
import { type AccountKind, type BecomeForm, formToSubmit } from './become-form.ts';
import { type FieldName, STEP_FIELDS } from './become-steps.ts';

export interface SummaryLine {
  readonly field: FieldName;
  readonly text: string;
}

export type SummaryPart = 'company' | 'person' | 'payment';

/** Names of pictures are of no use to readers; they are shown. */
const PICTURES: readonly FieldName[] = ['documents', 'passbook'];

const SHOWN_DIGITS = 4;

/** What is worth money to others, as far as its owner needs it to know it again: the last four characters. */
export function maskAccount(text: string): string {
  const compact = text.replaceAll(/\s/g, '');
  const hidden = Math.max(compact.length - SHOWN_DIGITS, Math.ceil(compact.length / 2));
  return '•'.repeat(hidden) + compact.slice(hidden);
}

interface SummaryOptions {
  readonly part: SummaryPart;
  readonly kind: AccountKind;
  /** Whoever reads it has just typed it and is to check it: nothing of it is masked. */
  readonly isBeingChecked?: boolean;
}

/** Everything that a part of the form says, as it is submitted; what is empty is left out. */
export function summarize(page: Page, form: BecomeForm, { part, kind, isBeingChecked = false }: SummaryOptions) {
  const submitted = formToSubmit(form, kind);
  return STEP_FIELDS[part]
    .filter((field: FieldName) => !PICTURES.includes(field))
    .map((field): SummaryLine => ({ field, text: describe(page, submitted, { field, isBeingChecked }) }))
    .filter(({ text }) => text !== '');
}

interface DescribedField {
  readonly field: FieldName;
  readonly isBeingChecked: boolean;
}

function describe({ translator }: Page, form: BecomeForm, { field, isBeingChecked }: DescribedField): string {
  const { billingContact } = form;
  switch (field) {
    case 'country':
      return regionName(translator, form.country);
    case 'currency':
      return form.currency === '' ? '' : `${currencyName(translator, form.currency)} (${form.currency})`;
    case 'pocCallingCode':
      return form.pocCallingCode === '' ? '' : `+${form.pocCallingCode}`;
    // Where the bank has a code, its name stands beside it.
    case 'bankCode':
      return form.bankCode === '' ? '' : `${form.bankName} (${form.bankCode})`.trim();
    case 'bankName':
      return form.bankCode === '' ? form.bankName : '';
    case 'bankAccountNumber':
    case 'iban':
      return isBeingChecked ? form[field] : maskAccount(form[field]);
    case 'billingContact.name':
      return billingContact.name;
    case 'billingContact.email':
      return billingContact.email;
    case 'billingContact.phone':
      return billingContact.phone;
    case 'documents':
    case 'passbook':
    case 'terms':
    case 'privacy':
      return '';
    default:
      return form[field];
  }
}
