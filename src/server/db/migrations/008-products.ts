import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Products of applications, and the orders in which players exchange star coins for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(products).execute(db);
  await sql.raw(events).execute(db);
  await sql.raw(orders).execute(db);
}

const products = `
CREATE TABLE products (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  product_id text NOT NULL CHECK (product_id NOT IN ('', 'point')),
  name text NOT NULL,
  icon text NOT NULL DEFAULT '',
  status smallint NOT NULL DEFAULT 2 CHECK (status BETWEEN 1 AND 3),
  publish_date timestamptz,
  content_default locale_code NOT NULL DEFAULT 'zh-TW',
  default_currency text NOT NULL CHECK (default_currency IN ('TWD', 'MYR', 'SGD', 'EUR')),
  default_price_minor bigint NOT NULL CHECK (default_price_minor >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (application_id, product_id),
  CONSTRAINT products_on_shelf_has_publish_date CHECK (status <> 1 OR publish_date IS NOT NULL)
);
COMMENT ON COLUMN products.product_id IS 'chosen by the developer; free again once the product is deleted, since orders keep what they were for';
COMMENT ON COLUMN products.name IS 'for the developer alone; players read the title';
COMMENT ON COLUMN products.status IS '1 on the shelf, 2 off the shelf, 3 removed by the system';
COMMENT ON COLUMN products.publish_date IS 'the first release; without one it was never for sale';

CREATE TABLE product_contents (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  lang locale_code NOT NULL,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (product_id, lang)
);

CREATE TABLE product_prices (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  position smallint NOT NULL,
  currency text NOT NULL CHECK (currency IN ('TWD', 'MYR', 'SGD', 'EUR')),
  price_minor bigint NOT NULL CHECK (price_minor >= 0),
  default_price_minor bigint NOT NULL CHECK (default_price_minor >= 0),
  is_manual boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (product_id, country),
  UNIQUE (product_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT product_prices_free_check CHECK (price_minor > 0 OR currency <> 'TWD'),
  CONSTRAINT product_prices_automatic_check CHECK (is_manual OR price_minor = default_price_minor)
);
COMMENT ON TABLE product_prices IS 'one row for each country that the product is sold in';
COMMENT ON COLUMN product_prices.position IS 'order of the countries; the first price in a currency counts where no country is named';
COMMENT ON COLUMN product_prices.price_minor IS 'minor units of the row''s own currency; what counts';
COMMENT ON COLUMN product_prices.default_price_minor IS 'the converted price, as it was when the row was written';
COMMENT ON COLUMN product_prices.is_manual IS 'the price was set by hand and follows nothing';
`;

const events = `
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON product_contents
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('product', 'product_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON product_prices
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('product', 'product_id');
`;

/*
 * Orders store a copy of names, price and seller, whatever becomes of the product. They have no foreign keys: each
 * would make all buyers of a product lock the same row.
 */
const orders = `
CREATE TABLE orders (
  order_id text PRIMARY KEY CHECK (order_id ~ '^P[0-9A-Z]{1,19}$'),
  id bigint GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  application_id integer NOT NULL,
  app_id text NOT NULL,
  application_names jsonb NOT NULL,
  product_id text NOT NULL,
  product_names jsonb NOT NULL,
  seller_id integer NOT NULL,
  seller text NOT NULL,
  lang locale_code NOT NULL,
  currency text NOT NULL CHECK (currency IN ('TWD', 'MYR', 'SGD', 'EUR')),
  price_minor bigint NOT NULL CHECK (price_minor >= 0),
  quantity smallint NOT NULL CHECK (quantity > 0),
  amount_minor bigint NOT NULL CHECK (amount_minor = price_minor * quantity),
  amount_rank bigint NOT NULL
    GENERATED ALWAYS AS (CASE currency WHEN 'TWD' THEN amount_minor * 100 ELSE amount_minor END) STORED,
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 3, 9)),
  refunded_minor bigint NOT NULL DEFAULT 0,
  refund_reason text NOT NULL DEFAULT '',
  refund_requested_at timestamptz,
  refund_answer text NOT NULL DEFAULT '',
  refund_decided_at timestamptz,
  refund_operator_id integer,
  created_at timestamptz NOT NULL,
  CONSTRAINT orders_refunded_check CHECK (refunded_minor = CASE status WHEN 3 THEN amount_minor ELSE 0 END),
  CONSTRAINT orders_refund_operator_check CHECK (refund_operator_id IS NULL OR status = 9)
);
CREATE INDEX orders_user ON orders (user_id, created_at DESC, id DESC);
CREATE INDEX orders_created ON orders (created_at DESC, id DESC);
CREATE INDEX orders_waiting ON orders (created_at DESC, id DESC) WHERE status = 9;
COMMENT ON COLUMN orders.application_names IS 'by language, as they were; so are product_names and seller';
COMMENT ON COLUMN orders.lang IS 'what the player read last, for mails about the order';
COMMENT ON COLUMN orders.price_minor IS 'of one, in minor units of the currency';
COMMENT ON COLUMN orders.amount_rank IS 'in hundredths of the major unit, so that amounts of all currencies sort together';
COMMENT ON COLUMN orders.status IS '1 paid, 3 refunded, 9 refund in progress';
COMMENT ON COLUMN orders.refund_requested_at IS 'when the player asked for a refund; null: never';
COMMENT ON COLUMN orders.refund_decided_at IS 'when an operator last refunded it or declined to';
COMMENT ON COLUMN orders.refund_operator_id IS 'who called for the refund, while it waits for another operator';

CREATE TRIGGER keep_days AFTER INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION note_record_day('order');
`;
