import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Webhooks of developers, their messages, and deliveries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(webhooks).execute(db);
  await sql.raw(messages).execute(db);
  await sql.raw(events).execute(db);
}

const webhooks = `
CREATE TABLE webhooks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  events text[] NOT NULL CHECK (events <@ ARRAY['purchase.completed', 'purchase.refunded']),
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamptz,
  is_enabled boolean NOT NULL DEFAULT true,
  off_reason text CHECK (off_reason IN ('owner', 'failing')),
  failing_since timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT webhooks_enabled_check CHECK (is_enabled = (off_reason IS NULL))
);
CREATE INDEX webhooks_application ON webhooks (application_id);
COMMENT ON COLUMN webhooks.secret IS 'key of the signatures, sealed with the key of the installation';
COMMENT ON COLUMN webhooks.old_secret IS 'the one before, which signs as well until old_secret_until';
COMMENT ON COLUMN webhooks.failing_since IS 'since when nothing was answered well; null while all is';
`;

const messages = `
CREATE TABLE webhook_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id text NOT NULL UNIQUE DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('purchase.completed', 'purchase.refunded', 'webhook.test')),
  order_id text,
  payload text,
  created_at timestamptz NOT NULL,
  spread_at timestamptz
);
CREATE INDEX webhook_messages_new ON webhook_messages (id) WHERE spread_at IS NULL;
CREATE INDEX webhook_messages_created ON webhook_messages (created_at);
COMMENT ON COLUMN webhook_messages.message_id IS 'webhook-id: the same in every try and replay';
COMMENT ON COLUMN webhook_messages.payload IS 'the body as it is sent, byte for byte; written when it is spread';
COMMENT ON COLUMN webhook_messages.spread_at IS 'when it became deliveries; null: it waits for that';

CREATE TABLE webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id integer NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  message_number bigint NOT NULL REFERENCES webhook_messages ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  tries smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz,
  last_status smallint,
  last_error text,
  created_at timestamptz NOT NULL,
  delivered_at timestamptz,
  updated_at timestamptz NOT NULL,
  UNIQUE (webhook_id, message_number)
);
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, id DESC);
CREATE INDEX webhook_deliveries_message ON webhook_deliveries (message_number);
CREATE INDEX webhook_deliveries_open ON webhook_deliveries (webhook_id, state) WHERE state <> 'delivered';
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_try_at) WHERE state = 'waiting';

CREATE TABLE webhook_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id bigint NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
  at timestamptz NOT NULL,
  status smallint,
  error text,
  duration_ms integer NOT NULL,
  answer text NOT NULL DEFAULT '',
  is_replay boolean NOT NULL DEFAULT false
);
CREATE INDEX webhook_attempts_delivery ON webhook_attempts (delivery_id, id);
`;

/*
 * The statement that orders or refunds also writes the message, so that both are atomic; without an interested
 * webhook nothing is written. The process of the order fans it out, and the upkeep job handles leftovers. It selects
 * before inserting, since an INSERT that writes nothing costs three times as much.
 */
const events = `
CREATE FUNCTION note_purchase_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM webhooks
    WHERE application_id = NEW.application_id AND is_enabled AND TG_ARGV[0] = ANY (events)
  ) THEN
    INSERT INTO webhook_messages (application_id, type, order_id, created_at)
      VALUES (NEW.application_id, TG_ARGV[0], NEW.order_id,
        CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE coalesce(NEW.refund_decided_at, now()) END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_completed AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION note_purchase_message('purchase.completed');
CREATE TRIGGER note_refunded AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (NEW.status = 3 AND OLD.status <> 3) EXECUTE FUNCTION note_purchase_message('purchase.refunded');
`;
