import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Discounts of products for a time, and the price that follows from them (decision 048). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
  const comments = Object.entries(COMMENTS).map(([target, text]) => `COMMENT ON ${target} IS '${text}'`);
  await sql.raw(comments.join(';\n')).execute(db);
}

/*
 * Nothing runs when a discount begins or ends: the price follows from the moment of the query. `discount_of` is one
 * plain SELECT and STABLE, so that PostgreSQL makes it part of the query that calls it. The developer's calls keep
 * discounts of a product from overlapping, under the lock of the application.
 */
const statements = `
CREATE TABLE discounts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  product_id integer REFERENCES products ON DELETE CASCADE,
  percent smallint NOT NULL CHECK (percent BETWEEN 1 AND 90),
  begin_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT discounts_period_check CHECK (begin_at < end_at)
);
CREATE INDEX discounts_application ON discounts (application_id, end_at DESC);
CREATE INDEX discounts_begin ON discounts (begin_at);
CREATE INDEX discounts_end ON discounts (end_at);
CREATE INDEX discounts_product ON discounts (product_id) WHERE product_id IS NOT NULL;
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON discounts
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');

CREATE FUNCTION discount_of(application integer, product integer, at timestamptz)
RETURNS TABLE (percent smallint, begin_at timestamptz, end_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT d.percent, d.begin_at, d.end_at FROM discounts d
  WHERE d.application_id = application AND (d.product_id IS NULL OR d.product_id = product)
    AND d.begin_at <= at AND d.end_at > at
$$;

CREATE FUNCTION discounted_price(minor bigint, percent smallint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN percent IS NULL OR minor = 0 THEN minor
    ELSE greatest(1, (minor * (100 - percent) + 50) / 100) END
$$;

CREATE FUNCTION next_discount_change(application integer, at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(CASE WHEN d.begin_at > at THEN d.begin_at ELSE d.end_at END) FROM discounts d
  WHERE d.application_id = application AND d.end_at > at
$$;

CREATE FUNCTION lowest_price(product integer, place text, money text, before timestamptz)
RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min(discounted_price(p.minor, d.percent)) FROM (
    SELECT s.minor, greatest(s.since, before - interval '30 days') AS since, least(s.until, before) AS until FROM (
      SELECT new_currency AS currency, new_price_minor AS minor, changed_at AS since,
        lead(changed_at, 1, 'infinity') OVER (ORDER BY id) AS until
      FROM product_price_changes WHERE product_id = product AND country = place
    ) AS s WHERE s.currency = money AND s.since < before AND s.until > before - interval '30 days'
  ) AS p
  LEFT JOIN products o ON o.id = product
  LEFT JOIN discounts d ON d.application_id = o.application_id AND (d.product_id IS NULL OR d.product_id = o.id)
    AND d.begin_at < p.until AND d.end_at > p.since
$$;
`;

const COMMENTS: Readonly<Record<string, string>> = {
  'TABLE discounts':
    'lower prices for a time; those of one product never overlap. Ended ones stay, as the history of prices',
  'COLUMN discounts.product_id': 'null: all products of the application',
  'COLUMN discounts.percent': 'what is taken off every price',
  'FUNCTION discount_of(integer, integer, timestamptz)': 'the discount of a product at a moment, at most one',
  'FUNCTION discounted_price(bigint, smallint)':
    'a price in minor units after a discount, rounded half up, never below the smallest unit; percent null: no discount',
  'FUNCTION next_discount_change(integer, timestamptz)': 'when the next discount of an application begins or ends',
  'FUNCTION lowest_price(integer, text, text, timestamptz)':
    'the lowest price of a product in a country and currency in the 30 days before a moment, earlier discounts included',
};
