import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** In-store notifications and their preferences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(notifications).execute(db);
  await sql.raw(settings).execute(db);
  await sql.raw(pulls).execute(db);
}

/*
 * A notification to many people (`announcements`) is written as one row in the transaction that causes it, and
 * becomes individual notifications later. The contract checks the kinds: a new one needs no migration.
 */
const notifications = `
CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  params jsonb NOT NULL,
  path text NOT NULL,
  audiences text[] NOT NULL CHECK (audiences <@ ARRAY['favourite', 'wish'] AND audiences <> '{}'),
  told_up_to integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  spread_at timestamptz
);
CREATE INDEX announcements_new ON announcements (id) WHERE spread_at IS NULL;
CREATE INDEX announcements_created ON announcements (created_at);
CREATE INDEX announcements_application ON announcements (application_id);
COMMENT ON COLUMN announcements.told_up_to IS 'the highest number of an account that has been told; they are told in this order';
COMMENT ON COLUMN announcements.spread_at IS 'when the last one was told; null: there are more';

CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  application_id integer REFERENCES applications ON DELETE CASCADE,
  params jsonb NOT NULL,
  path text NOT NULL CHECK (path LIKE '/%'),
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  is_shown boolean NOT NULL,
  mail_due_at timestamptz,
  mailed_at timestamptz,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_of_user ON notifications (user_id, id) WHERE is_shown;
CREATE INDEX notifications_unread ON notifications (user_id, kind, application_id) WHERE is_shown AND read_at IS NULL;
CREATE INDEX notifications_to_mail ON notifications (mail_due_at, user_id) WHERE mail_due_at IS NOT NULL;
CREATE INDEX notifications_created ON notifications (created_at);
CREATE INDEX notifications_application ON notifications (application_id) WHERE application_id IS NOT NULL;
COMMENT ON COLUMN notifications.times IS 'how many of the same kind and application this one stands for';
COMMENT ON COLUMN notifications.is_shown IS 'whether it stands in the store; else it is mailed only';
COMMENT ON COLUMN notifications.mail_due_at IS 'when it is to be mailed; null: never, or it was';
`;

const settings = `
CREATE TABLE notification_settings (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  in_store boolean NOT NULL,
  by_mail boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);
COMMENT ON TABLE notification_settings IS 'only what differs from the defaults of the contract, or did once';

CREATE TABLE notification_languages (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  language text NOT NULL,
  is_chosen boolean NOT NULL,
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE notification_languages IS 'in which language somebody is written to';
COMMENT ON COLUMN notification_languages.is_chosen IS 'false: that of the page at the latest sign-in';
`;

/*
 * Prices may change while a product is off the shelf, so notifications compare with its return. The database records
 * the position in the price history when it left, so that no code path can miss it.
 */
const pulls = `
CREATE TABLE product_pulls (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  last_change bigint NOT NULL
);
COMMENT ON COLUMN product_pulls.last_change IS 'the last of product_price_changes when it left the shelf; 0: there was none';
CREATE FUNCTION note_product_pull() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_pulls (product_id, last_change)
    SELECT NEW.id, coalesce(max(id), 0) FROM product_price_changes WHERE product_id = NEW.id
    ON CONFLICT (product_id) DO UPDATE SET last_change = excluded.last_change;
  RETURN NULL;
END $$;
CREATE TRIGGER note_pull AFTER UPDATE OF status ON products FOR EACH ROW
  WHEN (OLD.status = 1 AND NEW.status <> 1) EXECUTE FUNCTION note_product_pull();
`;
