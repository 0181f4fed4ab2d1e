import type { FieldErrors } from '#contract/errors/api-error.ts';
import type { ProviderForm } from '#contract/provider/entities.ts';
import type { FieldIssue, MessageValues } from '#domain/forms/field-issue.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import { checkProviderApplicationForm } from '#domain/forms/provider/provider-application-form.ts';
import { PROVIDER_FIELDS } from '#domain/forms/provider/provider-fields.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { Page } from '#web/app/use-page.ts';
import type { BecomeForm } from './become-form.ts';

/** The steps in order (R4.22); numbered from 1. */
export const STEPS = ['company', 'person', 'payment', 'confirm', 'waiting'] as const;
export type StepName = (typeof STEPS)[number];

type Contact = keyof ProviderForm['billingContact'];
/** A form field; each part of the billing contact is one. */
export type FieldName = Exclude<keyof ProviderForm, 'billingContact'> | `billingContact.${Contact}`;

const BILLING: readonly FieldName[] = ['billingContact.name', 'billingContact.email', 'billingContact.phone'];

function fieldsOf(step: StepName): readonly FieldName[] {
  const names = namesOf(PROVIDER_FIELDS).filter((name) => PROVIDER_FIELDS[name].step === step);
  return names.flatMap((name) => (name === 'billingContact' ? BILLING : [name]));
}

/** The fields of each step, in page order. */
export const STEP_FIELDS = {
  company: fieldsOf('company'),
  person: fieldsOf('person'),
  payment: fieldsOf('payment'),
  confirm: fieldsOf('confirm'),
  waiting: [],
} as const satisfies Record<StepName, readonly FieldName[]>;

const ALL_FIELDS: readonly FieldName[] = STEPS.flatMap((step): readonly FieldName[] => STEP_FIELDS[step]);

/** The field that an error path belongs to: `documents.0` is `documents`. */
export function fieldOfPath(path: string): FieldName | undefined {
  return ALL_FIELDS.find((field) => path === field || path.startsWith(`${field}.`));
}

/** The step that contains a field. */
export function stepOfField(field: FieldName): StepName {
  return STEPS.find((step) => STEP_FIELDS[step].some((name) => name === field)) ?? 'confirm';
}

export function stepNumber(step: StepName): number {
  return STEPS.indexOf(step) + 1;
}

export function stepAt(number: number): StepName {
  return STEPS[number - 1] ?? 'company';
}

/**
 * The first problem of each field, in order; `form` as submitted. Only the server knows which Taiwan tax IDs an
 * installation accepts: this rejects those that none accepts.
 */
export function checkFields(form: BecomeForm, fields: readonly FieldName[]): readonly FieldIssue[] {
  const issues = checkProviderApplicationForm(form, { companyIdRule: 'since-2023' });
  return fields.flatMap((field) => {
    const issue = issues.find((candidate) => fieldOfPath(candidate.field) === field);
    return issue === undefined ? [] : [{ ...issue, field }];
  });
}

/** The label of each field: at the field, in the problem summary and in the confirmation. */
export const FIELD_LABELS = {
  country: 'words.countryOrRegion',
  name: 'words.companyName',
  taxIdNumber: 'become.field.taxIdNumber',
  currency: 'become.field.currency',
  address: 'become.field.address',
  website: 'become.field.website',
  email: 'become.field.email',
  phone: 'become.field.phone',
  documents: 'become.field.documents',
  pocFamilyName: 'become.field.pocFamilyName',
  pocGivenName: 'become.field.pocGivenName',
  pocEmail: 'become.field.pocEmail',
  pocCallingCode: 'become.field.pocCallingCode',
  pocPhoneNumber: 'become.field.pocPhoneNumber',
  bankCode: 'words.bank',
  branchCode: 'become.field.branchCode',
  iban: 'become.account.iban',
  bankName: 'become.field.bankName',
  cnapsCode: 'words.cnapsCode',
  bankAccountNumber: 'become.account.number',
  passbook: 'become.field.passbook',
  'billingContact.name': 'become.field.billingName',
  'billingContact.email': 'become.field.billingEmail',
  'billingContact.phone': 'become.field.billingPhone',
  terms: 'shell.footer.terms',
  privacy: 'shell.footer.privacy',
} as const satisfies Record<FieldName, MessageKey>;

/** Translated problems by field. */
export type Problems = Readonly<Partial<Record<FieldName, string | undefined>>>;

type SpokenIssue = Pick<FieldIssue, 'field' | 'message'> & { readonly values?: MessageValues };

/** Messages for failing fields; unknown fields are ignored. Needs the bundles `rules` and `errors`. */
export function describeProblems({ translator }: Page, issues: readonly SpokenIssue[]): Problems {
  const entries = issues.flatMap(({ field, message, values }) => {
    const name = fieldOfPath(field);
    const text = translator.find(message, values) ?? translator.find('field.invalid') ?? '';
    return name === undefined ? [] : [[name, text] as const];
  });
  // Reversed, so that the first problem of a field wins.
  return Object.fromEntries(entries.toReversed());
}

/** The server's field errors, which are message keys, as text. */
export function describeFieldErrors(page: Page, fields: FieldErrors): Problems {
  return describeProblems(
    page,
    Object.entries(fields).map(([field, message]) => ({ field, message })),
  );
}
