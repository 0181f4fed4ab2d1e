import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * Notifies every process which open pages are outdated: channel `changes`, payload topics separated by spaces, sent
 * at commit. A statement sends one notification however many rows it changes, and `*` (everything) if its topics do
 * not fit. Topics name things and never carry data. New orders send nothing. See decision 037.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(functions).execute(db);
  for (const [table, prefix, column, others] of TOLD) {
    await sql.raw(triggersOf(table, [prefix, column, others])).execute(db);
  }
  await sql.raw(seldom).execute(db);
}

/** Tables whose every change notifies: topic prefix, column with its number, further topics. */
const TOLD = [
  ['versions', 'version:', 'id', 'reviews console'],
  ['version_inspections', 'version:', 'version_id', ''],
  ['version_appeals', 'version:', 'version_id', 'reviews console'],
  ['review_messages', '', 'subject', 'reviews'],
  ['provider_submissions', 'provider:', 'user_id', 'reviews console'],
  ['providers', 'provider:', 'user_id', ''],
  ['webhooks', 'webhook:', 'id', ''],
  ['webhook_deliveries', 'webhook:', 'webhook_id', ''],
  ['deposit_refunds', '', '', 'console'],
  ['invoices', '', '', 'console'],
  ['banners', '', '', 'console'],
  ['maintenances', '', '', 'console'],
] as const;

const functions = `
CREATE FUNCTION tell_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  topics text[];
BEGIN
  IF TG_ARGV[1] = '' THEN
    EXECUTE 'SELECT CASE WHEN EXISTS (SELECT FROM changed) THEN ARRAY[]::text[] END' INTO topics;
  ELSE
    EXECUTE format('SELECT array_agg(DISTINCT %L || %I) FROM changed', TG_ARGV[0], TG_ARGV[1]) INTO topics;
  END IF;
  IF topics IS NULL THEN
    RETURN NULL;
  END IF;
  -- A notification holds 8000 bytes.
  PERFORM pg_notify('changes', CASE WHEN cardinality(topics) > 100 THEN '*'
    ELSE array_to_string(topics || string_to_array(TG_ARGV[2], ' '), ' ') END);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
`;

function triggersOf(table: string, args: readonly string[]): string {
  const run = `FOR EACH STATEMENT EXECUTE FUNCTION tell_changes(${args.map((arg) => `'${arg}'`).join(', ')})`;
  return `
    CREATE TRIGGER tell_inserted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed ${run};
    CREATE TRIGGER tell_updated AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed ${run};
    CREATE TRIGGER tell_deleted AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed ${run};
  `;
}

/* Frequently written tables: only changes of a console counter or a queue notify. */
const seldom = `
CREATE TRIGGER tell_updated AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.refund_requested_at, OLD.refund_decided_at)
    IS DISTINCT FROM (NEW.status, NEW.refund_requested_at, NEW.refund_decided_at))
  EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_updated AFTER UPDATE ON deposits FOR EACH ROW
  WHEN ((OLD.problem, OLD.credit_operator_id) IS DISTINCT FROM (NEW.problem, NEW.credit_operator_id))
  EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_updated AFTER UPDATE ON applications FOR EACH ROW
  WHEN ((OLD.status, OLD.is_open) IS DISTINCT FROM (NEW.status, NEW.is_open))
  EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_updated AFTER UPDATE ON ratings FOR EACH ROW
  WHEN ((OLD.reported_at IS NULL) <> (NEW.reported_at IS NULL))
  EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_deleted AFTER DELETE ON ratings FOR EACH ROW
  WHEN (OLD.reported_at IS NOT NULL) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_inserted_or_deleted AFTER INSERT OR DELETE ON claims
  FOR EACH ROW EXECUTE FUNCTION tell_topic('reviews');
CREATE TRIGGER tell_updated AFTER UPDATE ON claims FOR EACH ROW
  WHEN (OLD.user_id <> NEW.user_id) EXECUTE FUNCTION tell_topic('reviews');
`;
