import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Applications to become a developer, questions about them, and unique tax IDs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(submissions).execute(db);
  await sql.raw(messages).execute(db);
  await sql.raw(taxIds).execute(db);
  await sql.raw(events).execute(db);
}

const submissions = `
CREATE FUNCTION tax_key_of(tax_id text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN upper(regexp_replace(coalesce(tax_id, ''), '\\s', '', 'g'));

CREATE TABLE provider_submissions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('application', 'change')),
  status smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 4),
  form jsonb NOT NULL,
  tax_key text NOT NULL GENERATED ALWAYS AS (tax_key_of(form ->> 'taxIdNumber')) STORED,
  documents text[] NOT NULL,
  passbook text[] NOT NULL,
  language locale_code NOT NULL,
  submitted_at timestamptz NOT NULL,
  counts_from timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by integer REFERENCES users,
  reasons text[] NOT NULL DEFAULT '{}',
  reason text NOT NULL DEFAULT '',
  CONSTRAINT provider_submissions_decided_check CHECK ((decided_at IS NULL) = (status = 1))
);
CREATE UNIQUE INDEX provider_submissions_under_review ON provider_submissions (user_id) WHERE status = 1;
CREATE INDEX provider_submissions_of_user ON provider_submissions (user_id, id);
CREATE INDEX provider_submissions_queue ON provider_submissions (status, submitted_at, id);
COMMENT ON COLUMN provider_submissions.status IS '1 reviewing, 2 approved, 3 rejected, 4 timed out';
COMMENT ON COLUMN provider_submissions.form IS 'as it was submitted, without the pictures';
COMMENT ON COLUMN provider_submissions.language IS 'in which the applicant reads mails';
COMMENT ON COLUMN provider_submissions.counts_from IS 'when the days to its time-out began: it came in, or something was asked';
COMMENT ON COLUMN provider_submissions.reasons IS 'keys of the reasons that have a text';

CREATE TABLE provider_drafts (
  user_id integer PRIMARY KEY REFERENCES users,
  form jsonb NOT NULL,
  step smallint NOT NULL CHECK (step > 0),
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  saved_at timestamptz NOT NULL
);
`;

const messages = `
CREATE TABLE review_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject text NOT NULL CHECK (subject ~ '^[a-z]+:[0-9]+$'),
  author_user_id integer NOT NULL REFERENCES users,
  is_operator boolean NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  attachments text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);
CREATE INDEX review_messages_of_subject ON review_messages (subject, id);
COMMENT ON COLUMN review_messages.subject IS 'what is reviewed: the kind of thing, then its number, as in provider:12';
`;

/*
 * Two tables hold tax IDs, and no index covers both: so a trigger claims each ID in a third, and releases those that
 * an account no longer uses or applies with.
 */
const taxIds = `
CREATE TABLE tax_id_holders (
  tax_key text PRIMARY KEY CHECK (tax_key <> ''),
  user_id integer NOT NULL REFERENCES users
);
CREATE INDEX tax_id_holders_of_user ON tax_id_holders (user_id);
COMMENT ON TABLE tax_id_holders IS 'who uses a tax ID or applies with it, compared without case and spaces';
INSERT INTO tax_id_holders (tax_key, user_id)
  SELECT tax_key_of(tax_id_number), min(user_id) FROM providers WHERE tax_key_of(tax_id_number) <> '' GROUP BY 1;

CREATE FUNCTION hold_tax_ids() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holder integer := CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
  held text[] := ARRAY(
    SELECT tax_key_of(tax_id_number) FROM providers WHERE user_id = holder AND tax_key_of(tax_id_number) <> ''
    UNION
    SELECT tax_key FROM provider_submissions WHERE user_id = holder AND status = 1 AND tax_key <> ''
  );
BEGIN
  DELETE FROM tax_id_holders WHERE user_id = holder AND tax_key <> ALL (held);
  INSERT INTO tax_id_holders (tax_key, user_id)
    SELECT key, holder FROM unnest(held) AS key
    WHERE NOT EXISTS (SELECT FROM tax_id_holders WHERE tax_key = key AND user_id = holder);
  RETURN NULL;
END $$;

CREATE TRIGGER hold_tax_ids AFTER INSERT OR UPDATE OR DELETE ON providers
  FOR EACH ROW EXECUTE FUNCTION hold_tax_ids();
CREATE TRIGGER hold_tax_ids AFTER INSERT OR UPDATE OR DELETE ON provider_submissions
  FOR EACH ROW EXECUTE FUNCTION hold_tax_ids();
`;

/** Whether a developer may write is part of cached sessions (006-session-events.ts). */
const events = `
CREATE TRIGGER notify_session_inserted_or_deleted AFTER INSERT OR DELETE ON providers
  FOR EACH ROW EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_session_changed AFTER UPDATE ON providers FOR EACH ROW
  WHEN ((OLD.user_id, OLD.enable) IS DISTINCT FROM (NEW.user_id, NEW.enable))
  EXECUTE FUNCTION notify_sessions_changed();
`;
