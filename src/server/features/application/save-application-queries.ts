import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type ChannelKey, findChannel } from '#contract/values/channels.ts';
import type { KeptApplicationForm } from '#domain/forms/read-application-form.ts';
import type { Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

/** What is written of an application. The contacts of its developer's account come from there. */
export interface ApplicationToSave {
  readonly form: KeptApplicationForm;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Writes a new application with all its parts in one statement; undefined where the ID is taken, whoever took it at the
 * same moment.
 */
export async function insertApplication(trx: Trx, save: ApplicationToSave): Promise<number | undefined> {
  const columns = { ...columnsOf(save.form), app_id: sql`${save.form.appId}`, developer_id: sql`${save.userId}` };
  const times = { ...columns, created_at: sql`${save.now}`, updated_at: sql`${save.now}` };
  const { rows } = await sql<{ id: number }>`
    WITH app AS (
      INSERT INTO applications (${sql.join(Object.keys(times).map((name) => sql.ref(name)))})
      VALUES (${sql.join(Object.values(times))}) ON CONFLICT DO NOTHING RETURNING id
    ), ${sql.join(insertsOf(save))}
    SELECT id FROM app`.execute(trx);
  return rows[0]?.id;
}

/** Writes an application and all its parts anew in one statement; parts that are as they were are left alone. */
export async function updateApplication(
  trx: Trx,
  { id, ...save }: ApplicationToSave & { readonly id: number },
): Promise<void> {
  const columns = { ...columnsOf(save.form), updated_at: sql`${save.now}` };
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    WITH app AS (UPDATE applications SET ${sql.join(changes)} WHERE id = ${id} RETURNING id),
    ${sql.join(insertsOf(save))}, ${sql.join(deletesOf(id, save.form))}
    SELECT id FROM app`.execute(trx);
}

function columnsOf(form: KeptApplicationForm): Record<string, RawBuilder<unknown>> {
  return {
    content_default: sql`${form.contentDefault}`,
    icon: sql`${form.icon}`,
    promo_video: sql`${form.promoVideo}`,
    promo_image: sql`${form.promoImage}`,
    background_image: sql`${form.backgroundImage}`,
    category: sql`${form.category}`,
    default_category: sql`${form.defaultCategory}`,
    age_rating: sql`${form.ageRating}`,
    age_answers: sql`${form.ageAnswers === null ? null : JSON.stringify(form.ageAnswers)}::jsonb`,
    platforms: sql`${[...form.platforms]}::smallint[]`,
    countries: sql`${[...form.countries]}::text[]`,
    web_redirect_url: sql`${form.webRedirectUrl}`,
    hardware_requirements: sql`${form.hardwareRequirements}`,
    contains_ads: sql`${form.containsAds}`,
    is_paid_once: sql`${form.isPaidOnce}`,
    has_in_app_purchase: sql`${form.hasInAppPurchase}`,
    privacy_policy_url: sql`${form.privacyPolicyUrl}`,
    contact_email: sql`${form.contactEmail}`,
  };
}

function screenshotsOf({ screenshots }: KeptApplicationForm) {
  return Object.entries(screenshots).flatMap(([kind, urls]) => urls.map((url, position) => ({ kind, position, url })));
}

/**
 * The contacts that were typed, and of the two channels that nobody types those that the owner of the account shows:
 * what the account has proved (R3.74, O124).
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

/** Each part as one list of rows: inserted, or changed where the key stands already and something else does not. */
function insertsOf(save: ApplicationToSave): RawBuilder<unknown>[] {
  const { form } = save;
  return [
    sql`contents AS (
      INSERT INTO application_contents AS old (application_id, lang, name, short_description, full_description)
      SELECT app.id, lang, name, "shortDescription", "fullDescription" FROM app, jsonb_to_recordset(${rows(form.contents)})
        AS new (lang text, name text, "shortDescription" text, "fullDescription" text)
      ON CONFLICT (application_id, lang) DO UPDATE SET name = excluded.name,
        short_description = excluded.short_description, full_description = excluded.full_description
      WHERE (old.name, old.short_description, old.full_description)
        IS DISTINCT FROM (excluded.name, excluded.short_description, excluded.full_description))`,
    sql`screenshots AS (
      INSERT INTO application_screenshots AS old (application_id, kind, position, url)
      SELECT app.id, kind, position, url FROM app, jsonb_to_recordset(${rows(screenshotsOf(form))})
        AS new (kind text, position smallint, url text)
      ON CONFLICT (application_id, kind, position) DO UPDATE SET url = excluded.url WHERE old.url <> excluded.url)`,
    sql`downloads AS (
      INSERT INTO application_downloads AS old (application_id, platform, url, size)
      SELECT app.id, platform, url, size FROM app, jsonb_to_recordset(${rows(form.downloadUrls)})
        AS new (platform smallint, url text, size bigint)
      ON CONFLICT (application_id, platform) DO UPDATE SET url = excluded.url, size = excluded.size
      WHERE (old.url, old.size) IS DISTINCT FROM (excluded.url, excluded.size))`,
    sql`declarations AS (
      INSERT INTO application_data_types AS old (application_id, code, collected, shared, optional, ephemeral, purposes)
      SELECT app.id, code, collected, shared, optional, ephemeral, purposes
      FROM app, jsonb_to_recordset(${rows(form.dataCollection)})
        AS new (code smallint, collected boolean, shared boolean, optional boolean, ephemeral boolean, purposes text[])
      ON CONFLICT (application_id, code) DO UPDATE SET collected = excluded.collected, shared = excluded.shared,
        optional = excluded.optional, ephemeral = excluded.ephemeral, purposes = excluded.purposes
      WHERE (old.collected, old.shared, old.optional, old.ephemeral, old.purposes)
        IS DISTINCT FROM (excluded.collected, excluded.shared, excluded.optional, excluded.ephemeral, excluded.purposes))`,
    contactsOf(save),
    sql`contacts AS (
      INSERT INTO application_contacts AS old (application_id, key, value)
      SELECT app.id, key, value FROM app, given
      ON CONFLICT (application_id, key) DO UPDATE SET value = excluded.value WHERE old.value <> excluded.value)`,
  ];
}

/** What no longer stands in the form. No row is both written and deleted by the one statement. */
function deletesOf(id: number, form: KeptApplicationForm): RawBuilder<unknown>[] {
  const shots = screenshotsOf(form).map(({ kind, position }) => `${kind} ${position}`);
  return [
    sql`no_contents AS (DELETE FROM application_contents
      WHERE application_id = ${id} AND lang <> ALL (${form.contents.map(({ lang }) => lang)}::text[]))`,
    sql`no_screenshots AS (DELETE FROM application_screenshots
      WHERE application_id = ${id} AND kind || ' ' || position <> ALL (${shots}::text[]))`,
    sql`no_downloads AS (DELETE FROM application_downloads
      WHERE application_id = ${id} AND platform <> ALL (${form.downloadUrls.map(({ platform }) => platform)}::smallint[]))`,
    sql`no_declarations AS (DELETE FROM application_data_types
      WHERE application_id = ${id} AND code <> ALL (${form.dataCollection.map(({ code }) => code)}::smallint[]))`,
    sql`no_contacts AS (DELETE FROM application_contacts
      WHERE application_id = ${id} AND key NOT IN (SELECT key FROM given))`,
  ];
}

function rows(list: readonly object[]): RawBuilder<unknown> {
  return sql`${JSON.stringify(list)}::jsonb`;
}
