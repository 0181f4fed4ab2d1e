import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type ChannelKey, findChannel } from '#contract/values/channels.ts';
import type { ApplicationListField, StoredApplicationForm } from '#domain/forms/application/application-fields.ts';
import { listColumns } from '../../db/application-columns.ts';
import type { Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

/** The data of an application to write. Verified contacts are read from the developer's account. */
export interface ApplicationToSave {
  readonly form: StoredApplicationForm;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Inserts an application with all its lists in one statement. Returns undefined if the ID is taken, even concurrently.
 */
export async function insertApplication(trx: Trx, save: ApplicationToSave): Promise<number | undefined> {
  const columns = [
    ...listColumns(save.form),
    { column: 'developer_id', value: save.userId },
    { column: 'created_at', value: save.now },
    { column: 'updated_at', value: save.now },
  ];
  const { rows } = await sql<{ id: number }>`
    WITH app AS (
      INSERT INTO applications (${sql.join(columns.map(({ column }) => sql.ref(column)))})
      VALUES (${sql.join(columns.map(({ value }) => sql`${value}`))}) ON CONFLICT DO NOTHING RETURNING id
    ), ${sql.join(insertsOf(save))}
    SELECT id FROM app`.execute(trx);
  return rows[0]?.id;
}

/** Updates an application and all its lists in one statement. Unchanged rows and the ID are not written. */
export async function updateApplication(
  trx: Trx,
  { id, ...save }: ApplicationToSave & { readonly id: number },
): Promise<void> {
  const columns = listColumns(save.form).filter(({ column }) => column !== 'app_id');
  const changes = columns.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`);
  await sql`
    WITH app AS (UPDATE applications SET ${sql.join(changes)}, updated_at = ${save.now} WHERE id = ${id} RETURNING id),
    ${sql.join(insertsOf(save))}, ${sql.join(deletesOf(id, save.form))}
    SELECT id FROM app`.execute(trx);
}

function screenshotsOf({ screenshots }: StoredApplicationForm) {
  return Object.entries(screenshots).flatMap(([kind, urls]) => urls.map((url, position) => ({ kind, position, url })));
}

/**
 * The typed contacts, plus the verified email and phone number of the owner's account if the form shows them (R3.74,
 * O124).
 */
function contactsOf({ form, userId }: ApplicationToSave): RawBuilder<unknown> {
  const typed = form.contacts.filter(({ key }) => findChannel(key)?.editable);
  const isShown = (key: ChannelKey) => form.contacts.some((contact) => contact.key === key);
  return sql`given AS (
    SELECT key, value FROM jsonb_to_recordset(${rows(typed)}) AS typed (key text, value text)
    UNION ALL SELECT 'email', email FROM users
      WHERE id = ${userId} AND is_email_confirmed AND ${isShown('email')}
    UNION ALL SELECT 'phone_number', '+' || calling_code || phone_number FROM users
      WHERE id = ${userId} AND is_phone_confirmed AND ${isShown('phone_number')})`;
}

/** Upserts each list into its table; existing rows are updated only if a column differs. */
function insertsOf(save: ApplicationToSave): RawBuilder<unknown>[] {
  const { form } = save;
  const lists = {
    contents: sql`contents AS (
      INSERT INTO application_contents AS old (application_id, lang, name, short_description, full_description)
      SELECT app.id, lang, name, "shortDescription", "fullDescription" FROM app, jsonb_to_recordset(${rows(form.contents)})
        AS new (lang text, name text, "shortDescription" text, "fullDescription" text)
      ON CONFLICT (application_id, lang) DO UPDATE SET name = excluded.name,
        short_description = excluded.short_description, full_description = excluded.full_description
      WHERE (old.name, old.short_description, old.full_description)
        IS DISTINCT FROM (excluded.name, excluded.short_description, excluded.full_description))`,
    screenshots: sql`screenshots AS (
      INSERT INTO application_screenshots AS old (application_id, kind, position, url)
      SELECT app.id, kind, position, url FROM app, jsonb_to_recordset(${rows(screenshotsOf(form))})
        AS new (kind text, position smallint, url text)
      ON CONFLICT (application_id, kind, position) DO UPDATE SET url = excluded.url WHERE old.url <> excluded.url)`,
    downloadUrls: sql`downloads AS (
      INSERT INTO application_downloads AS old (application_id, platform, url, size)
      SELECT app.id, platform, url, size FROM app, jsonb_to_recordset(${rows(form.downloadUrls)})
        AS new (platform smallint, url text, size bigint)
      ON CONFLICT (application_id, platform) DO UPDATE SET url = excluded.url, size = excluded.size
      WHERE (old.url, old.size) IS DISTINCT FROM (excluded.url, excluded.size))`,
    dataCollection: sql`declarations AS (
      INSERT INTO application_data_types AS old (application_id, code, collected, shared, optional, ephemeral, purposes)
      SELECT app.id, code, collected, shared, optional, ephemeral, purposes
      FROM app, jsonb_to_recordset(${rows(form.dataCollection)})
        AS new (code smallint, collected boolean, shared boolean, optional boolean, ephemeral boolean, purposes text[])
      ON CONFLICT (application_id, code) DO UPDATE SET collected = excluded.collected, shared = excluded.shared,
        optional = excluded.optional, ephemeral = excluded.ephemeral, purposes = excluded.purposes
      WHERE (old.collected, old.shared, old.optional, old.ephemeral, old.purposes)
        IS DISTINCT FROM (excluded.collected, excluded.shared, excluded.optional, excluded.ephemeral, excluded.purposes))`,
    contacts: sql`contacts AS (
      INSERT INTO application_contacts AS old (application_id, key, value)
      SELECT app.id, key, value FROM app, given
      ON CONFLICT (application_id, key) DO UPDATE SET value = excluded.value WHERE old.value <> excluded.value)`,
  } satisfies Record<ApplicationListField, RawBuilder<unknown>>;
  return [contactsOf(save), ...Object.values(lists)];
}

/** Deletes rows that are no longer in the form. No row is both written and deleted in one statement. */
function deletesOf(id: number, form: StoredApplicationForm): RawBuilder<unknown>[] {
  const shots = screenshotsOf(form).map(({ kind, position }) => `${kind} ${position}`);
  const lists = {
    contents: sql`no_contents AS (DELETE FROM application_contents
      WHERE application_id = ${id} AND lang <> ALL (${form.contents.map(({ lang }) => lang)}::text[]))`,
    screenshots: sql`no_screenshots AS (DELETE FROM application_screenshots
      WHERE application_id = ${id} AND kind || ' ' || position <> ALL (${shots}::text[]))`,
    downloadUrls: sql`no_downloads AS (DELETE FROM application_downloads
      WHERE application_id = ${id} AND platform <> ALL (${form.downloadUrls.map(({ platform }) => platform)}::smallint[]))`,
    dataCollection: sql`no_declarations AS (DELETE FROM application_data_types
      WHERE application_id = ${id} AND code <> ALL (${form.dataCollection.map(({ code }) => code)}::smallint[]))`,
    contacts: sql`no_contacts AS (DELETE FROM application_contacts
      WHERE application_id = ${id} AND key NOT IN (SELECT key FROM given))`,
  } satisfies Record<ApplicationListField, RawBuilder<unknown>>;
  return Object.values(lists);
}

function rows(list: readonly object[]): RawBuilder<unknown> {
  return sql`${JSON.stringify(list)}::jsonb`;
}
