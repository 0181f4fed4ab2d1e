import { type Kysely, sql, type Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { lockAccounts } from '../../db/account-locks.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import type { Row, RowUpdate, Schema } from '../../db/schema.ts';

/**
 * Loads an application with its developer's account and locks it until the transaction ends.
 * @throws ApiError `applicationNotFound`.
 */
export async function lockApplication(trx: Transaction<Schema>, appId: string): Promise<Row<'applications'>> {
  await lockAccounts(trx, sql`SELECT developer_id FROM applications WHERE lower(app_id) = ${appId.toLowerCase()}`);
  const row = await trx
    .selectFrom('applications')
    .selectAll()
    .where(sql<string>`lower(app_id)`, '=', appId.toLowerCase())
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
  return row;
}

export type ApplicationChange = Pick<
  RowUpdate<'applications'>,
  'status' | 'is_open' | 'position' | 'removal_template' | 'removal_reason' | 'removed_at' | 'updated_at'
>;

export async function changeApplication(
  trx: Transaction<Schema>,
  id: number,
  change: ApplicationChange,
): Promise<void> {
  await trx.updateTable('applications').set(change).where('id', '=', id).execute();
}

/** Serializes writes of the whole order: concurrent ones would mix two orders or deadlock. */
export async function lockRecommended(trx: Transaction<Schema>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.recommendedGames})`.execute(trx);
}

/** IDs of the recommended applications, in order. */
export async function listRecommended(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('app_id')
    .where('position', 'is not', null)
    .orderBy('position')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ app_id }) => app_id);
}

/**
 * Gives these applications positions from 1 on and clears all others. Rows whose position is unchanged are not
 * written.
 */
export async function writeRecommended(trx: Transaction<Schema>, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE applications a SET position = wanted.place
    FROM (
      SELECT b.id, w.place::integer AS place
      FROM applications b
      LEFT JOIN unnest(${[...ids]}::integer[]) WITH ORDINALITY AS w (id, place) USING (id)
      WHERE b.position IS NOT NULL OR w.place IS NOT NULL
    ) wanted
    WHERE wanted.id = a.id AND a.position IS DISTINCT FROM wanted.place`.execute(trx);
}

/**
 * Internal IDs of applications, in the order of the given IDs. Locks them together with the currently recommended ones,
 * whose positions are cleared, by ascending ID like every lock of several applications.
 */
export async function lockApplications(trx: Transaction<Schema>, appIds: readonly string[]): Promise<number[]> {
  const wanted = appIds.map((appId) => appId.toLowerCase());
  const rows = await trx
    .selectFrom('applications')
    .select(['id', sql<string>`lower(app_id)`.as('key')])
    .where(({ or, eb }) => or([eb('position', 'is not', null), sql<boolean>`lower(app_id) = any(${wanted}::text[])`]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return wanted.map((key) => {
    const row = rows.find((one) => one.key === key);
    if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
    return row.id;
  });
}

/** Recipient, language and application name for a mail about a decision. */
export interface ApplicationContact {
  readonly to: string;
  readonly language: LocaleCode;
  readonly givenName: string;
  readonly familyName: string;
  readonly applicationName: string;
}

/**
 * The developer's contact: the contact person, else the account's own address if it is verified; null without either.
 * The language is `known` if given, else that of the developer application, else that of the application.
 */
export async function findApplicationContact(
  trx: Transaction<Schema>,
  { id, developer_id: providerId, content_default: byDefault }: Row<'applications'>,
  known: LocaleCode | null = null,
): Promise<ApplicationContact | null> {
  const language = sql`coalesce(${known}, s.language, ${byDefault})`;
  const { rows } = await sql<ApplicationContact>`
    SELECT coalesce(nullif(p.poc_email, ''), CASE WHEN u.is_email_confirmed THEN u.email ELSE '' END) AS "to",
      ${language} AS language,
      coalesce(p.poc_given_name, '') AS "givenName", coalesce(p.poc_family_name, '') AS "familyName",
      coalesce(n.name, d.name, '') AS "applicationName"
    FROM users u
    LEFT JOIN providers p ON p.user_id = u.id
    LEFT JOIN LATERAL (
      SELECT language FROM provider_submissions WHERE user_id = u.id ORDER BY id DESC LIMIT 1
    ) s ON true
    LEFT JOIN application_contents n ON n.application_id = ${id} AND n.lang = ${language}
    LEFT JOIN application_contents d ON d.application_id = ${id} AND d.lang = ${byDefault}
    WHERE u.id = ${providerId} AND u.deleted_at IS NULL`.execute(trx);
  const [contact] = rows;
  return contact === undefined || contact.to === '' ? null : contact;
}
