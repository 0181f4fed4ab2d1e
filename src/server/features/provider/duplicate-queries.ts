import { type Kysely, sql } from 'kysely';
import { PROVIDER_DUPLICATES, type ProviderDuplicate } from '#contract/provider/operator-entities.ts';
import type { Schema } from '../../db/schema.ts';

interface DuplicateRow {
  readonly user_id: number;
  readonly account: string;
  readonly nickname: string;
  readonly name: string;
  readonly person: boolean;
  readonly bankAccount: boolean;
  readonly phone: boolean;
  readonly email: boolean;
}

/**
 * Other accounts, applicants or developers, with the same contact person, bank account, telephone number or email.
 * Ignores case, spaces and the leading zero of national numbers; empty values never match.
 */
export async function findDuplicates(db: Kysely<Schema>, userId: number): Promise<ProviderDuplicate[]> {
  const { rows } = await sql<DuplicateRow>`
    WITH particulars AS (
      SELECT user_id, form ->> 'name' AS name, ${particularsOf('form')} FROM provider_submissions
      UNION ALL
      SELECT user_id, name, ${particularsOf('form')} FROM (
        SELECT user_id, name, jsonb_build_object(
          'pocFamilyName', poc_family_name, 'pocGivenName', poc_given_name, 'pocEmail', poc_email,
          'pocCallingCode', poc_calling_code, 'pocPhoneNumber', poc_phone_number, 'bankCode', bank_code,
          'bankAccountNumber', bank_account_number, 'iban', iban) AS form
        FROM providers) AS companies
    ), own AS (SELECT * FROM particulars WHERE user_id = ${userId})
    SELECT u.id AS user_id, u.account, u.nickname, max(o.name) AS name,
      bool_or(o.person <> '' AND o.person = own.person) AS person,
      bool_or(o.bank_account <> '' AND o.bank_account = own.bank_account) AS "bankAccount",
      bool_or(o.phone <> '' AND o.phone = own.phone) AS phone,
      bool_or(o.email <> '' AND o.email = own.email) AS email
    FROM particulars AS o
    JOIN own ON o.user_id <> own.user_id AND (
      (o.person <> '' AND o.person = own.person) OR (o.bank_account <> '' AND o.bank_account = own.bank_account)
      OR (o.phone <> '' AND o.phone = own.phone) OR (o.email <> '' AND o.email = own.email))
    JOIN users AS u ON u.id = o.user_id
    GROUP BY u.id ORDER BY u.id LIMIT 20`.execute(db);
  return rows.map(({ user_id, account, nickname, name, ...matches }) => ({
    userId: user_id,
    account: { id: user_id, account, nickname },
    name,
    same: PROVIDER_DUPLICATES.filter((kind) => matches[kind]),
  }));
}

/** The values that applications are compared by, each as one text. */
function particularsOf(column: string) {
  const form = sql.ref(column);
  return sql`
    lower(regexp_replace(concat(${form} ->> 'pocFamilyName', ' ', ${form} ->> 'pocGivenName'), '^\\s+$', '')) AS person,
    CASE WHEN coalesce(${form} ->> 'iban', '') <> '' THEN upper(regexp_replace(${form} ->> 'iban', '\\s', '', 'g'))
      WHEN coalesce(${form} ->> 'bankAccountNumber', '') <> ''
      THEN concat(${form} ->> 'bankCode', ':', ${form} ->> 'bankAccountNumber') ELSE '' END AS bank_account,
    CASE WHEN coalesce(${form} ->> 'pocPhoneNumber', '') <> ''
      THEN concat(${form} ->> 'pocCallingCode', ltrim(regexp_replace(${form} ->> 'pocPhoneNumber', '\\D', '', 'g'), '0'))
      ELSE '' END AS phone,
    lower(coalesce(${form} ->> 'pocEmail', '')) AS email`;
}
