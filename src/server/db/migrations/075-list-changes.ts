import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * Announces to open lists of the console and the portal, and to the page of an account, what others change in them. New
 * orders still send nothing: each process looks for them while a page is open (`live/watch-orders.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(functions).execute(db);
  for (const [table, operation, ...args] of EVERY) await sql.raw(everyRow(table, operation, args)).execute(db);
  for (const [table, columns, ...args] of SOME) await sql.raw(someColumns(table, columns, args)).execute(db);
  await sql.raw(others).execute(db);
}

/** Statements that always notify: prefix and column of a topic, further topics. */
const EVERY = [
  ['users', 'INSERT', '', '', 'users'],
  ['sessions', 'INSERT', 'user:', 'user_id', ''],
  ['deposits', 'INSERT', 'user:', 'user_id', 'deposits'],
  ['applications', 'INSERT', 'provider:', 'developer_id', 'applications'],
  ['applications', 'DELETE', 'provider:', 'developer_id', 'applications'],
  ['products', 'INSERT', '', '', 'products'],
  ['products', 'UPDATE', '', '', 'products'],
  ['products', 'DELETE', '', '', 'products'],
  ['audit_log', 'INSERT', '', 'subject', 'audit'],
] as const;

/** Rows that notify when one of these columns changes: further topics, then prefix and column of each other topic. */
const SOME = [
  ['sessions', 'revoked_at', '', 'user:', 'user_id'],
  ['deposits', 'status, refunded_minor, problem, credit_operator_id', 'deposits', 'user:', 'user_id'],
  [
    ...(['orders', 'status, refund_requested_at, refund_decided_at', 'orders'] as const),
    ...['sales:', 'seller_id', 'user:', 'user_id'],
  ],
  [
    ...(['applications', 'status, is_open, position, pin_position, removal_reason, updated_at'] as const),
    ...['applications', 'provider:', 'developer_id'],
  ],
  ['developer_posts', 'status', '', 'provider:', 'developer_id'],
] as const;

const functions = `
CREATE FUNCTION tell_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  topics text := TG_ARGV[0];
BEGIN
  FOR i IN 1 .. TG_NARGS - 2 BY 2 LOOP
    topics := concat(topics, ' ' || TG_ARGV[i] || (to_jsonb(NEW) ->> TG_ARGV[i + 1]));
  END LOOP;
  PERFORM pg_notify('changes', ltrim(topics));
  RETURN NULL;
END $$;

CREATE FUNCTION tell_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  topics text[];
BEGIN
  SELECT array_agg(DISTINCT topic) INTO topics
    FROM changed c JOIN applications a ON a.id = c.application_id,
      unnest(ARRAY['provider:' || a.developer_id, 'user:' || c.user_id]) AS topic
    WHERE topic IS NOT NULL;
  IF topics IS NOT NULL THEN
    PERFORM pg_notify('changes', CASE WHEN cardinality(topics) > 100 THEN '*' ELSE array_to_string(topics, ' ') END);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  developer integer;
BEGIN
  SELECT developer_id INTO developer FROM applications WHERE id = NEW.application_id;
  PERFORM pg_notify('changes', concat('provider:' || developer, ' user:' || NEW.user_id));
  RETURN NULL;
END $$;

COMMENT ON FUNCTION tell_row() IS 'Announces a changed row: the topics of the first argument, then one of each prefix and column.';
COMMENT ON FUNCTION tell_ratings() IS 'Announces new ratings to the games'' developers and to the pages of their authors'' accounts.';
COMMENT ON FUNCTION tell_rating() IS 'Announces a changed rating to the game''s developer and to the page of its author''s account.';
`;

function everyRow(table: string, operation: string, args: readonly string[]): string {
  const rows = operation === 'DELETE' ? 'OLD' : 'NEW';
  return `CREATE TRIGGER tell_list_${operation.toLowerCase()} AFTER ${operation} ON ${table}
    REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes(${textsOf(args)})`;
}

function someColumns(table: string, columns: string, args: readonly string[]): string {
  const of = (row: string) => `(${columns.replaceAll(/\w+/g, `${row}.$&`)})`;
  return `CREATE TRIGGER tell_list_changed AFTER UPDATE ON ${table} FOR EACH ROW
    WHEN (${of('OLD')} IS DISTINCT FROM ${of('NEW')}) EXECUTE FUNCTION tell_row(${textsOf(args)})`;
}

function textsOf(args: readonly string[]): string {
  return args.map((arg) => `'${arg}'`).join(', ');
}

/* Votes on ratings, and views, are frequent and change no list. */
const others = `
CREATE TRIGGER tell_list_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((to_jsonb(OLD) - 'updated_at') IS DISTINCT FROM (to_jsonb(NEW) - 'updated_at'))
  EXECUTE FUNCTION tell_row('users', 'user:', 'id');

CREATE TRIGGER tell_owners AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER tell_owners_updated AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER tell_owners_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();

CREATE TRIGGER tell_ratings AFTER INSERT ON ratings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_ratings();
CREATE TRIGGER tell_rating AFTER UPDATE ON ratings FOR EACH ROW
  WHEN ((OLD.revision, OLD.answer_revision, OLD.is_shown, OLD.reported_at IS NULL)
    IS DISTINCT FROM (NEW.revision, NEW.answer_revision, NEW.is_shown, NEW.reported_at IS NULL))
  EXECUTE FUNCTION tell_rating();
`;
