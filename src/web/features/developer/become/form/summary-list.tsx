import { orderNames } from '#domain/text/person-name.ts';
import { currencyName, regionName } from '#i18n/name-places.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { type AccountKind, type BecomeForm, formToSubmit } from './become-form.ts';
import { FIELD_LABELS, type FieldName, STEP_FIELDS } from './become-steps.ts';
import { PictureRow } from './form-parts.tsx';

interface SummaryListProps {
  readonly form: BecomeForm;
  readonly part: SummaryPart;
  readonly kind: AccountKind;
  /** Fields that are shown elsewhere. */
  readonly hidden?: readonly FieldName[];
  /** Shown for checking right after typing. */
  readonly isBeingChecked?: boolean;
}

/** The values of a part of the form, with its pictures; account numbers are masked unless they are being checked. */
export function SummaryList({ form, part, kind, hidden = [], isBeingChecked = false }: SummaryListProps) {
  const page = usePage();
  const lines = summarize(page, form, { part, kind, isBeingChecked }).filter(({ field }) => !hidden.includes(field));
  const pictures = part === 'company' ? 'documents' : part === 'payment' ? 'passbook' : undefined;
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {lines.map(({ field, text }) => (
        <div key={field} className={field === 'address' || field === 'website' ? 'sm:col-span-2' : ''}>
          <dt className="text-muted text-xs">{page.t(FIELD_LABELS[field])}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
      {pictures !== undefined && form[pictures].length > 0 && (
        <div className="sm:col-span-2">
          <dt className="text-muted mb-1 text-xs">{page.t(FIELD_LABELS[pictures])}</dt>
          <dd>
            <PictureRow urls={form[pictures]} label={page.t(FIELD_LABELS[pictures])} />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface SummaryLine {
  readonly field: FieldName;
  readonly text: string;
}

export type SummaryPart = 'company' | 'person' | 'payment';

/** Pictures are shown instead of their names. */
const PICTURES: readonly FieldName[] = ['documents', 'passbook'];

const SHOWN_DIGITS = 4;

/** Masks sensitive values: only the last four characters stay readable. */
export function maskAccount(text: string): string {
  const compact = text.replaceAll(/\s/g, '');
  const hidden = Math.max(compact.length - SHOWN_DIGITS, Math.ceil(compact.length / 2));
  return '•'.repeat(hidden) + compact.slice(hidden);
}

interface SummaryOptions {
  readonly part: SummaryPart;
  readonly kind: AccountKind;
  /** Shown for checking right after typing: nothing is masked. */
  readonly isBeingChecked?: boolean;
}

/** The values of a part of the form, as submitted; empty ones are left out. */
export function summarize(page: Page, form: BecomeForm, { part, kind, isBeingChecked = false }: SummaryOptions) {
  const submitted = formToSubmit(form, kind);
  const fields: readonly FieldName[] = STEP_FIELDS[part];
  return orderNames(fields, page.state.locale)
    .filter((field) => !PICTURES.includes(field))
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
    // Adds the name of a bank with a known code.
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
