import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * Renames columns as decision 039 specifies: booleans `is_…`, moments `…_at`, positions `position`, people by their
 * role. PostgreSQL updates keys, checks, indexes and trigger conditions, but not function bodies: the functions and
 * the trigger that mention a column are recreated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, from, to] of COLUMNS) {
    await sql`ALTER TABLE ${sql.table(table)} RENAME COLUMN ${sql.ref(from)} TO ${sql.ref(to)}`.execute(db);
  }
  for (const [table, from, to] of CONSTRAINTS) {
    await sql`ALTER TABLE ${sql.table(table)} RENAME CONSTRAINT ${sql.ref(from)} TO ${sql.ref(to)}`.execute(db);
  }
  await sql`ALTER INDEX applications_provider RENAME TO applications_developer`.execute(db);
  await sql`ALTER INDEX invoices_to_tell RENAME TO invoices_to_notify`.execute(db);
  await sql.raw(texts).execute(db);
}

type Rename = readonly [table: string, from: string, to: string];

const COLUMNS: readonly Rename[] = [
  ['users', 'email_confirmed', 'is_email_confirmed'],
  ['users', 'phone_confirmed', 'is_phone_confirmed'],
  ['users', 'device_whitelist', 'is_limited_to_devices'],
  ['identities', 'provider', 'login_type'],
  ['access_token_applications', 'token_id', 'access_token_id'],
  ['providers', 'enable', 'is_enabled'],
  ['providers', 'verified', 'is_verified'],
  ['providers', 'terms_signing_at', 'terms_signed_at'],
  ['provider_submissions', 'counts_from', 'waiting_since'],
  ['review_messages', 'author_user_id', 'author_id'],
  ['applications', 'provider_id', 'developer_id'],
  ['applications', 'publish_date', 'published_at'],
  ['applications', 'sort', 'position'],
  ['applications', 'pin_sort', 'pin_position'],
  ['application_snapshots', 'because', 'cause'],
  ['banners', 'sort', 'position'],
  ['withdrawn_share_pictures', 'since', 'withdrawn_at'],
  ['products', 'publish_date', 'published_at'],
  ['orders', 'test_mode', 'is_test'],
  ['invoices', 'told_at', 'notified_at'],
  ['webhook_messages', 'spread_at', 'fanned_out_at'],
  ['webhook_attempts', 'at', 'attempted_at'],
  ['ratings', 'author_suspended', 'is_author_suspended'],
  ['announcements', 'told_up_to', 'notified_up_to'],
  ['announcements', 'spread_at', 'fanned_out_at'],
  ['notification_settings', 'in_store', 'is_shown'],
  ['notification_settings', 'by_mail', 'is_mailed'],
  ['maintenances', 'maintaining', 'is_manual'],
  ['audit_log', 'actor_user_id', 'actor_id'],
];

/** Constraints named after a column. */
const CONSTRAINTS: readonly Rename[] = [
  ['identities', 'identities_provider_check', 'identities_login_type_check'],
  [
    'access_token_applications',
    'access_token_applications_token_id_fkey',
    'access_token_applications_access_token_id_fkey',
  ],
  ['review_messages', 'review_messages_author_user_id_fkey', 'review_messages_author_id_fkey'],
  ['applications', 'applications_provider_id_fkey', 'applications_developer_id_fkey'],
  ['applications', 'applications_on_shelf_has_publish_date', 'applications_on_shelf_is_published'],
  ['applications', 'applications_sort_check', 'applications_position_check'],
  ['applications', 'applications_pin_sort_check', 'applications_pin_position_check'],
  ['application_snapshots', 'application_snapshots_because_check', 'application_snapshots_cause_check'],
  ['banners', 'banners_sort_check', 'banners_position_check'],
  ['products', 'products_on_shelf_has_publish_date', 'products_on_shelf_is_published'],
  ['audit_log', 'audit_log_actor_user_id_fkey', 'audit_log_actor_id_fkey'],
];

const texts = `
CREATE OR REPLACE FUNCTION follow_rating_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of their numbers, as every statement that locks several ratings does.
  PERFORM FROM ratings WHERE user_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE ratings SET is_author_suspended = (NEW.status = 2) WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_withdrawn_share_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO withdrawn_share_pictures (app_id, withdrawn_at) VALUES (OLD.app_id, now())
    ON CONFLICT (app_id) DO UPDATE SET withdrawn_at = excluded.withdrawn_at;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_owners() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  topics text[];
BEGIN
  SELECT array_agg(DISTINCT 'provider:' || a.developer_id) INTO topics
    FROM changed c JOIN applications a ON a.id = c.application_id;
  IF topics IS NOT NULL THEN
    PERFORM pg_notify('changes', CASE WHEN cardinality(topics) > 100 THEN '*' ELSE array_to_string(topics, ' ') END);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER notify_updated ON applications;
CREATE TRIGGER notify_updated AFTER UPDATE ON applications FOR EACH ROW
  WHEN (
    (OLD.status = 1 OR NEW.status = 1)
    AND (to_jsonb(OLD) - '{view_count,play_count,pin_position,age_answers}'::text[])
      IS DISTINCT FROM (to_jsonb(NEW) - '{view_count,play_count,pin_position,age_answers}'::text[])
  )
  EXECUTE FUNCTION notify_catalogue_changed('application', 'id');
`;
