import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** The database records every price change, so that no code path can miss one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(history).execute(db);
  await sql.raw(events).execute(db);
  await sql.raw(products).execute(db);
}

/*
 * The triggers run once per statement: a rate change updates some hundred thousand prices in one. The writer sets the
 * reason by `SET LOCAL starhall.price_cause`. Prices deleted with a product created in the same transaction leave no
 * line. A connection plans each statement of the function once, assuming the size of the transition tables at that
 * time: after a form with one price it would compare a hundred thousand rows with each other. So rows are never
 * matched in a nested loop. A foreign key check per line would take longer than everything else; lines are only
 * written for existing prices, which have one, and are deleted with their product.
 */
const history = `
CREATE TABLE product_price_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL,
  country text NOT NULL,
  old_currency currency_code,
  old_price_minor bigint,
  new_currency currency_code,
  new_price_minor bigint,
  is_manual boolean NOT NULL,
  cause text NOT NULL CHECK (cause IN ('form', 'reprice', 'import')),
  changed_at timestamptz NOT NULL
);
CREATE INDEX product_price_changes_product ON product_price_changes (product_id, id DESC);
COMMENT ON TABLE product_price_changes IS 'null: there was no price before, or is none any more';

CREATE FUNCTION note_price_changes() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  the_cause text := coalesce(nullif(current_setting('starhall.price_cause', true), ''), 'form');
  ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO product_price_changes
      (product_id, country, new_currency, new_price_minor, is_manual, cause, changed_at)
      SELECT product_id, country, currency, price_minor, is_manual, the_cause, updated_at FROM new_rows ORDER BY position;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO product_price_changes
      (product_id, country, old_currency, old_price_minor, new_currency, new_price_minor, is_manual, cause, changed_at)
      SELECT n.product_id, n.country, o.currency, o.price_minor, n.currency, n.price_minor, n.is_manual, the_cause, n.updated_at
      FROM new_rows n JOIN old_rows o ON o.product_id = n.product_id AND o.country = n.country
      WHERE (o.currency, o.price_minor) <> (n.currency, n.price_minor);
  ELSE
    ids := ARRAY(SELECT DISTINCT product_id FROM old_rows);
    INSERT INTO product_price_changes
      (product_id, country, old_currency, old_price_minor, is_manual, cause, changed_at)
      SELECT o.product_id, o.country, o.currency, o.price_minor, o.is_manual, the_cause, now()
      FROM old_rows o JOIN (SELECT id FROM products WHERE id = ANY (ids)) p ON p.id = o.product_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_inserted AFTER INSERT ON product_prices REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_changes();
CREATE TRIGGER note_updated AFTER UPDATE ON product_prices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_changes();
CREATE TRIGGER note_deleted AFTER DELETE ON product_prices REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_changes();
CREATE FUNCTION forget_price_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM old_rows);
BEGIN
  DELETE FROM product_price_changes WHERE product_id = ANY (ids);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_price_changes AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION forget_price_changes();
INSERT INTO product_price_changes (product_id, country, new_currency, new_price_minor, is_manual, cause, changed_at)
  SELECT product_id, country, currency, price_minor, is_manual, 'form', created_at FROM product_prices
  ORDER BY product_id, position;
`;

/** The same for caches: one notification per application, not per price. */
const events = `
DROP TRIGGER notify ON product_prices;
CREATE FUNCTION notify_prices_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT product_id FROM changed_rows);
BEGIN
  PERFORM pg_notify('catalogue', 'application:' || application_id) FROM (
    SELECT DISTINCT application_id FROM products WHERE id = ANY (ids)
  ) AS told;
  RETURN NULL;
END $$;
CREATE TRIGGER notify_inserted AFTER INSERT ON product_prices REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_prices_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON product_prices REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_prices_changed();
CREATE TRIGGER notify_deleted AFTER DELETE ON product_prices REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_prices_changed();
`;

/*
 * A rate change rewrites all prices of a page at once: with half of it free, the new rows fit beside the old ones and
 * no index changes.
 */
const products = `
ALTER TABLE product_prices SET (fillfactor = 50);
ALTER TABLE products ADD removal_reason text NOT NULL DEFAULT '';
COMMENT ON COLUMN products.removal_reason IS 'what the operator told its developer';
`;
