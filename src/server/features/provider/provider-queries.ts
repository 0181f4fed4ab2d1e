import type { Transaction } from 'kysely';
import type { ProviderForm } from '#contract/provider/entities.ts';
import { contactFields, type reviewedFields } from '#contract/provider/form-parameters.ts';
import { USER_TYPE } from '#contract/values/states.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import type { PROVIDER_FIELDS } from '#domain/forms/provider/provider-fields.ts';
import { indexApplications } from '../../db/index-application.ts';
import type { RowUpdate, Schema } from '../../db/schema.ts';
import type { Submission } from './submission-queries.ts';

type Trx = Transaction<Schema>;

/** Fields that developers change directly; changes of all others need an operator's approval. */
export const CONTACT_FIELDS = namesOf(contactFields);
export type ContactField = keyof typeof contactFields;
/** Columns of the fields that need approval. */
type ReviewedColumn = Exclude<(typeof PROVIDER_FIELDS)[keyof typeof reviewedFields]['column'], null>;

const CONTACT_COLUMNS = {
  website: ({ website }) => ({ website }),
  email: ({ email }) => ({ email }),
  phone: ({ phone }) => ({ phone }),
  address: ({ address }) => ({ address }),
  billingContact: ({ billingContact: { name, email, phone } }) => ({
    billing_contact_name: name,
    billing_contact_email: email,
    billing_contact_phone: phone,
  }),
} as const satisfies Record<ContactField, (form: Pick<ProviderForm, ContactField>) => RowUpdate<'providers'>>;

function contactColumns(form: Pick<ProviderForm, ContactField>, fields: readonly ContactField[]) {
  return Object.fromEntries(fields.flatMap((field) => Object.entries(CONTACT_COLUMNS[field](form))));
}

function reviewedColumns(form: Submission['form']) {
  return {
    name: form.name,
    tax_id_number: form.taxIdNumber,
    country: form.country,
    currency: form.currency,
    poc_given_name: form.pocGivenName,
    poc_family_name: form.pocFamilyName,
    poc_email: form.pocEmail,
    poc_calling_code: form.pocCallingCode,
    poc_phone_number: form.pocPhoneNumber,
    bank_code: form.bankCode,
    branch_code: form.branchCode,
    bank_name: form.bankName,
    bank_account_number: form.bankAccountNumber,
    iban: form.iban,
    cnaps_code: form.cnapsCode,
  } satisfies Record<ReviewedColumn, unknown> & RowUpdate<'providers'>;
}

/** Makes a player a developer with the company of an application. */
export async function makeProvider(trx: Trx, { user_id, form, submitted_at }: Submission, now: Date): Promise<void> {
  await trx
    .insertInto('providers')
    .values({
      ...contactColumns(form, CONTACT_FIELDS),
      ...reviewedColumns(form),
      user_id,
      terms_signed_at: submitted_at,
      is_verified: true,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await trx
    .updateTable('users')
    .set({ type: USER_TYPE.developer, updated_at: now })
    .where('id', '=', user_id)
    .execute();
}

/**
 * Applies an approved change; its games are found by the new name at once. Contact fields may have been changed
 * directly
 * since and are kept, unless the company moves to another country, whose rules they were validated by.
 */
export async function changeProvider(trx: Trx, { user_id, form }: Submission, now: Date): Promise<void> {
  const { country, name } = await trx
    .selectFrom('providers')
    .select(['country', 'name'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const contacts = country === form.country ? {} : contactColumns(form, CONTACT_FIELDS);
  await trx
    .updateTable('providers')
    .set({ ...reviewedColumns(form), ...contacts, is_verified: true, updated_at: now })
    .where('user_id', '=', user_id)
    .execute();
  if (name !== form.name) await indexApplicationsOf(trx, user_id);
}

async function indexApplicationsOf(trx: Trx, userId: number): Promise<void> {
  const rows = await trx.selectFrom('applications').select('id').where('developer_id', '=', userId).execute();
  await indexApplications(
    trx,
    rows.map(({ id }) => id),
  );
}

export interface ContactChange {
  readonly userId: number;
  readonly fields: readonly ContactField[];
  readonly form: ProviderForm;
  readonly now: Date;
}

export async function updateContacts(trx: Trx, { userId, fields, form, now }: ContactChange): Promise<void> {
  await trx
    .updateTable('providers')
    .set({ ...contactColumns(form, fields), updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Enables or disables a developer; undefined for an account without a company, else whether anything changed. */
export async function switchProvider(
  trx: Trx,
  { userId, enable, now }: { readonly userId: number; readonly enable: boolean; readonly now: Date },
): Promise<boolean | undefined> {
  const provider = await trx
    .selectFrom('providers')
    .select('is_enabled')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (provider === undefined || provider.is_enabled === enable) return provider && false;
  await trx
    .updateTable('providers')
    .set({ is_enabled: enable, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  return true;
}
