-- The schema as the migrations leave it, read from a migrated database by: npx node tools/write-data-model-page.ts
-- For reading. The program never runs it; a test does, and compares what comes of it with the migrated database.
-- The same with diagrams: data-model.md.

-- Functions stand before the tables that they name.
SET check_function_bodies = off;

-- ISO 4217 code of a currency of the store
CREATE DOMAIN currency_code AS text CHECK (VALUE = ANY (ARRAY['TWD'::text, 'MYR'::text, 'SGD'::text, 'EUR'::text]));
-- chosen by the caller
CREATE DOMAIN idempotency_key AS text CHECK (octet_length(VALUE) >= 1 AND octet_length(VALUE) <= 255);
-- see ledger_accounts.kind
CREATE DOMAIN ledger_account_kind AS text CHECK (VALUE = ANY (ARRAY['points'::text, 'held'::text, 'owed'::text, 'sales'::text, 'issued'::text, 'claims'::text]));
-- payment or order that a transaction belongs to
CREATE DOMAIN ledger_reference AS text CHECK (VALUE <> ''::text);
-- what a transaction of the ledger does
CREATE DOMAIN ledger_transaction_kind AS text CHECK (VALUE = ANY (ARRAY['top_up'::text, 'top_up_refund'::text, 'hold'::text, 'release'::text, 'exchange'::text, 'exchange_refund'::text]));
-- language of the store
CREATE DOMAIN locale_code AS text CHECK (VALUE = ANY (ARRAY['zh-TW'::text, 'zh-CN'::text, 'vi-VN'::text, 'en-US'::text]));
-- minor units of a currency
CREATE DOMAIN minor_amount AS bigint CHECK (VALUE >= 0);
-- number of an order, as people see it
CREATE DOMAIN order_number AS text CHECK (VALUE ~ '^P[0-9A-Z]{1,19}$'::text);
-- how many pieces were ordered
CREATE DOMAIN order_quantity AS smallint CHECK (VALUE > 0);
-- 1 paid, 3 refunded, 9 refund waits for a second operator
CREATE DOMAIN order_status AS smallint CHECK (VALUE = ANY (ARRAY[1, 3, 9]));
-- SHA-256
CREATE DOMAIN sha256_hash AS bytea CHECK (octet_length(VALUE) = 32);
CREATE COLLATION name_en_us (provider = icu, locale = 'en-US');
CREATE COLLATION name_vi_vn (provider = icu, locale = 'vi-VN');
CREATE COLLATION name_zh_cn (provider = icu, locale = 'zh-Hans-CN');
CREATE COLLATION name_zh_tw (provider = icu, locale = 'zh-Hant-TW');

-- adds to the count of one category
CREATE FUNCTION change_category_count(wanted smallint, change integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO category_counts (category) VALUES (wanted) ON CONFLICT DO NOTHING;
  UPDATE category_counts SET on_shelf_count = on_shelf_count + change WHERE category = wanted;
$function$;

-- adds steps to the totals of applications, in the order of their numbers to avoid deadlocks
CREATE FUNCTION change_rating_totals(applications integer[], given smallint[], steps integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  change record;
BEGIN
  -- In order, so that two who change the same applications wait for each other and not crosswise.
  FOR change IN
    SELECT application_id, coalesce(sum(step) FILTER (WHERE stars = 1), 0) AS one,
      coalesce(sum(step) FILTER (WHERE stars = 2), 0) AS two, coalesce(sum(step) FILTER (WHERE stars = 3), 0) AS three,
      coalesce(sum(step) FILTER (WHERE stars = 4), 0) AS four, coalesce(sum(step) FILTER (WHERE stars = 5), 0) AS five
    FROM unnest(applications, given, steps) AS moved (application_id, stars, step)
    GROUP BY application_id ORDER BY application_id
  LOOP
    CONTINUE WHEN change.one = 0 AND change.two = 0 AND change.three = 0 AND change.four = 0 AND change.five = 0;
    -- Of an application that is being deleted there is no row, and none may come.
    INSERT INTO rating_totals (application_id) SELECT id FROM applications WHERE id = change.application_id
      ON CONFLICT DO NOTHING;
    UPDATE rating_totals SET stars_1 = stars_1 + change.one, stars_2 = stars_2 + change.two,
      stars_3 = stars_3 + change.three, stars_4 = stars_4 + change.four, stars_5 = stars_5 + change.five
    WHERE application_id = change.application_id;
  END LOOP;
END $function$;

-- keeps category_counts and shelf_names when applications are added or deleted
CREATE FUNCTION count_application_set()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  direction integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM change_category_count(100::smallint, direction * total) FROM (
    SELECT count(*)::integer AS total FROM changed WHERE status = 1) t WHERE total > 0;
  PERFORM change_category_count(category, direction * total) FROM (
    SELECT category, count(*)::integer AS total FROM changed WHERE status = 1 AND category <> 100
    GROUP BY category ORDER BY category) t;
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_shelf_names(array_agg(id)) FROM changed WHERE status = 1;
  END IF;
  RETURN NULL;
END $function$;

-- the discount of a product at a moment, at most one
CREATE FUNCTION discount_of(application integer, product integer, at timestamp with time zone)
 RETURNS TABLE(percent smallint, begin_at timestamp with time zone, end_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT d.percent, d.begin_at, d.end_at FROM discounts d
  WHERE d.application_id = application AND (d.product_id IS NULL OR d.product_id = product)
    AND d.begin_at <= at AND d.end_at > at
$function$;

-- a price in minor units after a discount, rounded half up, never below the smallest unit; percent null: no discount
CREATE FUNCTION discounted_price(minor bigint, percent smallint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN percent IS NULL OR minor = 0 THEN minor
    ELSE greatest(1, (minor * (100 - percent) + 50) / 100) END
$function$;

-- keeps category_counts and shelf_names when an application changes its status, category or language
CREATE FUNCTION follow_application()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  was integer := CASE WHEN OLD.status = 1 THEN 1 ELSE 0 END;
  is_now integer := CASE WHEN NEW.status = 1 THEN 1 ELSE 0 END;
BEGIN
  IF was <> is_now OR (is_now = 1 AND NEW.category <> OLD.category) THEN
    PERFORM change_category_count(100::smallint, is_now - was);
  END IF;
  IF was = 1 AND OLD.category <> 100 AND (is_now = 0 OR NEW.category <> OLD.category) THEN
    PERFORM change_category_count(OLD.category, -1);
  END IF;
  IF is_now = 1 AND NEW.category <> 100 AND (was = 0 OR NEW.category <> OLD.category) THEN
    PERFORM change_category_count(NEW.category, 1);
  END IF;
  PERFORM refresh_shelf_names(ARRAY[NEW.id]);
  RETURN NULL;
END $function$;

-- keeps shelf_names when names change
CREATE FUNCTION follow_contents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_shelf_names(array_agg(DISTINCT application_id)) FROM changed;
  RETURN NULL;
END $function$;

-- keeps rating_totals, and tells the caches when a rating or an answer is removed or restored
CREATE FUNCTION follow_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM change_rating_totals(array_agg(application_id), array_agg(stars), array_agg(1)) FROM now_there WHERE is_shown;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM change_rating_totals(array_agg(application_id), array_agg(stars), array_agg(-1)) FROM was_there WHERE is_shown;
  ELSE
    PERFORM change_rating_totals(array_agg(application_id), array_agg(stars), array_agg(step)) FROM (
      SELECT application_id, stars, 1 AS step FROM now_there WHERE is_shown
      UNION ALL SELECT application_id, stars, -1 FROM was_there WHERE is_shown
    ) both_sides;
    PERFORM pg_notify('catalogue', 'application:' || n.application_id)
    FROM now_there n JOIN was_there w USING (id)
    WHERE n.is_shown <> w.is_shown OR (n.answer_removed_at IS NULL) <> (w.answer_removed_at IS NULL);
  END IF;
  RETURN NULL;
END $function$;

-- deletes the price history of deleted products
CREATE FUNCTION forget_price_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM old_rows);
BEGIN
  DELETE FROM product_price_changes WHERE product_id = ANY (ids);
  RETURN NULL;
END $function$;

-- reserves the tax IDs of a company and its open submission, and releases the others
CREATE FUNCTION hold_tax_ids()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- makes everyone own a game who has played, downloaded, favorited or bought in it
CREATE FUNCTION keep_game(game integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO owned_games (application_id, user_id, owned_since)
  SELECT game, had.user_id, min(had.since) FROM (
    SELECT user_id, first_played_at AS since FROM library_plays WHERE application_id = game
    UNION ALL
    SELECT user_id, created_at FROM library_favourites WHERE application_id = game AND removed_at IS NULL
    UNION ALL
    SELECT o.user_id, o.created_at FROM applications a
      JOIN orders o ON o.seller_id = a.developer_id AND o.application_id = a.id
      WHERE a.id = game AND o.status <> 3 AND NOT o.is_test
  ) AS had JOIN users u ON u.id = had.user_id AND u.deleted_at IS NULL
  GROUP BY had.user_id
  ON CONFLICT DO NOTHING
$function$;

-- keeps a game for its players when it gets a price, and for buyers of the product that sells it
CREATE FUNCTION keep_players()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO owned_games (application_id, user_id, order_id, owned_since)
  SELECT DISTINCT ON (o.user_id) NEW.id, o.user_id, o.order_id, o.created_at
  FROM products p JOIN orders o
    ON o.seller_id = NEW.developer_id AND o.application_id = NEW.id AND o.product_id = p.product_id
  JOIN users u ON u.id = o.user_id AND u.deleted_at IS NULL
  WHERE p.id = NEW.game_product_id AND o.status <> 3 AND NOT o.is_test
  ORDER BY o.user_id, o.created_at
  ON CONFLICT DO NOTHING;
  IF NOT OLD.is_paid_once THEN
    PERFORM keep_game(NEW.id);
  END IF;
  RETURN NULL;
END $function$;

-- checks account and transaction of an entry, and updates the balance
CREATE FUNCTION ledger_apply_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.balance_after IS NULL THEN
    PERFORM FROM ledger_accounts a, ledger_transactions t
      WHERE a.id = NEW.account_id AND a.currency = NEW.currency AND a.balance IS NULL
        AND t.id = NEW.transaction_id AND t.written_in = pg_current_xact_id();
  ELSE
    UPDATE ledger_accounts SET balance = balance + NEW.amount
      WHERE id = NEW.account_id AND currency = NEW.currency AND balance IS NOT NULL
        AND EXISTS (SELECT FROM ledger_transactions WHERE id = NEW.transaction_id AND written_in = pg_current_xact_id())
      RETURNING balance INTO NEW.balance_after;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'an entry belongs to a transaction of its own time and an account of its currency'
      USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $function$;

-- refuses at commit a transaction whose entries do not sum to zero
CREATE FUNCTION ledger_check_sum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_entries WHERE transaction_id = NEW.transaction_id GROUP BY currency HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_sum_check';
  END IF;
  RETURN NULL;
END $function$;

-- refuses changes of an account other than those of ledger_apply_entry
CREATE FUNCTION ledger_guard_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF pg_trigger_depth() < 2 OR (NEW.balance IS NULL) <> (OLD.balance IS NULL)
    OR (NEW.id, NEW.owner_id, NEW.kind, NEW.currency) <> (OLD.id, OLD.owner_id, OLD.kind, OLD.currency)
  THEN
    RAISE EXCEPTION 'balances follow the entries' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $function$;

-- refuses accounts that begin with a balance or have the wrong owner
CREATE FUNCTION ledger_guard_new_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account begins with nothing' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.owner_id = 0) <> (NEW.kind IN ('issued', 'claims'))
    OR (NEW.balance IS NOT NULL) <> (NEW.kind IN ('points', 'held', 'owed'))
  THEN
    RAISE EXCEPTION 'the house owns issued and claims; points, held and owed keep a balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $function$;

-- opens the accounts that do not exist yet
CREATE FUNCTION ledger_open_accounts(p_owners integer[], p_kinds text[], p_currencies text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO ledger_accounts (owner_id, kind, currency, balance)
    SELECT line.owner_id, line.kind, line.currency, CASE WHEN line.kind IN ('points', 'held', 'owed') THEN 0 END
    FROM unnest(p_owners, p_kinds, p_currencies) AS line (owner_id, kind, currency)
    WHERE NOT EXISTS (
      SELECT FROM ledger_accounts a
      WHERE a.owner_id = line.owner_id AND a.kind = line.kind AND a.currency = line.currency
    )
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING;
$function$;

-- writes a transaction with its entries
CREATE FUNCTION ledger_post(p_kind text, p_reference text, p_at timestamp with time zone, p_owners integer[], p_kinds text[], p_currencies text[], p_amounts bigint[])
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  posted bigint;
BEGIN
  PERFORM ledger_open_accounts(p_owners, p_kinds, p_currencies);
  INSERT INTO ledger_transactions (kind, reference, posted_at) VALUES (p_kind, p_reference, p_at) RETURNING id INTO posted;
  INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
    SELECT posted, a.id, a.currency, sum(line.amount), CASE WHEN a.balance IS NOT NULL THEN 0 END
    FROM unnest(p_owners, p_kinds, p_currencies, p_amounts) AS line (owner_id, kind, currency, amount)
    JOIN ledger_accounts a ON a.owner_id = line.owner_id AND a.kind = line.kind AND a.currency = line.currency
    GROUP BY a.id
    HAVING sum(line.amount) <> 0
    ORDER BY a.id;
  RETURN posted;
END $function$;

-- refuses changes and deletions
CREATE FUNCTION ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END $function$;

-- the lowest price of a product in a country and currency in the 30 days before a moment, earlier discounts included
CREATE FUNCTION lowest_price(product integer, place text, money text, before timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

-- when the next discount of an application begins or ends
CREATE FUNCTION next_discount_change(application integer, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  SELECT min(CASE WHEN d.begin_at > at THEN d.begin_at ELSE d.end_at END) FROM discounts d
  WHERE d.application_id = application AND d.end_at > at
$function$;

-- writes the price history, once per statement
CREATE FUNCTION note_price_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
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
END $function$;

-- records where the price history stood when a product left the shelf
CREATE FUNCTION note_product_pull()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO product_pulls (product_id, last_change)
    SELECT NEW.id, coalesce(max(id), 0) FROM product_price_changes WHERE product_id = NEW.id
    ON CONFLICT (product_id) DO UPDATE SET last_change = excluded.last_change;
  RETURN NULL;
END $function$;

-- keeps record_days when a top-up or order is added or changed
CREATE FUNCTION note_record_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  noted text := TG_ARGV[0];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.status, OLD.amount_minor, OLD.refunded_minor) = (NEW.status, NEW.amount_minor, NEW.refunded_minor) THEN
      RETURN NULL;
    END IF;
    UPDATE record_days d
      SET count = d.count - 1, amount_minor = d.amount_minor - OLD.amount_minor,
        refunded_minor = d.refunded_minor - OLD.refunded_minor
      WHERE d.user_id = OLD.user_id AND d.record = noted
        AND d.day = (OLD.created_at AT TIME ZONE 'Asia/Taipei')::date
        AND d.currency = OLD.currency AND d.status = OLD.status;
  END IF;
  INSERT INTO record_days AS d (user_id, record, day, currency, status, count, amount_minor, refunded_minor)
    VALUES (NEW.user_id, noted, (NEW.created_at AT TIME ZONE 'Asia/Taipei')::date, NEW.currency, NEW.status,
      1, NEW.amount_minor, NEW.refunded_minor)
    ON CONFLICT (user_id, record, day, currency, status) DO UPDATE
      SET count = d.count + 1, amount_minor = d.amount_minor + excluded.amount_minor,
        refunded_minor = d.refunded_minor + excluded.refunded_minor;
  RETURN NULL;
END $function$;

-- notes in search_changes that an application is on or off the shelf, or has other facets
CREATE FUNCTION note_search_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO search_changes (application_id) VALUES (coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $function$;

-- records that the share pictures of an application are to be deleted
CREATE FUNCTION note_withdrawn_share_picture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO withdrawn_share_pictures (app_id, withdrawn_at) VALUES (OLD.app_id, now())
    ON CONFLICT (app_id) DO UPDATE SET withdrawn_at = excluded.withdrawn_at;
  RETURN NULL;
END $function$;

-- tells all processes what changed in the catalogue (channel catalogue)
CREATE FUNCTION notify_catalogue_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  PERFORM pg_notify('catalogue', CASE TG_ARGV[0] WHEN 'all' THEN TG_TABLE_NAME
    ELSE TG_ARGV[0] || ':' || (changed ->> TG_ARGV[1]) END);
  RETURN NULL;
END $function$;

-- tells all processes of which applications prices changed (channel catalogue)
CREATE FUNCTION notify_prices_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT product_id FROM changed_rows);
BEGIN
  PERFORM pg_notify('catalogue', 'application:' || application_id) FROM (
    SELECT DISTINCT application_id FROM products WHERE id = ANY (ids)
  ) AS told;
  RETURN NULL;
END $function$;

-- tells all processes that cached sessions may be outdated (channel sessions)
CREATE FUNCTION notify_sessions_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('sessions', '');
  RETURN NULL;
END $function$;

-- tells all processes which applications on the shelf changed (channel catalogue)
CREATE FUNCTION notify_shelf_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('catalogue', 'application:' || a.id) FROM applications a
  WHERE a.status = 1 AND a.id IN (SELECT application_id FROM changed);
  RETURN NULL;
END $function$;

-- refuses orders whose amounts and status contradict each other
CREATE FUNCTION orders_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.amount_minor <> NEW.price_minor * NEW.quantity
    OR NEW.refunded_minor <> (CASE NEW.status WHEN 3 THEN NEW.amount_minor ELSE 0 END)
    OR NEW.refund_operator_id IS NOT NULL AND NEW.status <> 9
  THEN
    RAISE EXCEPTION 'an order costs price times quantity, is refunded whole or not at all, and waits for a second operator in status 9'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $function$;

-- derives shelf_names of applications from their texts
CREATE FUNCTION refresh_shelf_names(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM shelf_names s USING applications a
  WHERE s.application_id = ANY (ids) AND a.id = s.application_id AND a.status <> 1;
  INSERT INTO shelf_names AS s (application_id, category, zh_tw, zh_cn, vi_vn, en_us)
  SELECT a.id, a.category, coalesce(n.zh_tw, n.fallback, ''), coalesce(n.zh_cn, n.fallback, ''),
         coalesce(n.vi_vn, n.fallback, ''), coalesce(n.en_us, n.fallback, '')
  FROM applications a
  CROSS JOIN LATERAL (
    SELECT max(name) FILTER (WHERE lang = 'zh-TW') AS zh_tw, max(name) FILTER (WHERE lang = 'zh-CN') AS zh_cn,
           max(name) FILTER (WHERE lang = 'vi-VN') AS vi_vn, max(name) FILTER (WHERE lang = 'en-US') AS en_us,
           coalesce(max(name) FILTER (WHERE lang = a.content_default), max(name)) AS fallback
    FROM application_contents WHERE application_id = a.id
  ) n
  WHERE a.id = ANY (ids) AND a.status = 1
  ORDER BY a.id
  ON CONFLICT (application_id) DO UPDATE
  SET category = excluded.category, zh_tw = excluded.zh_tw, zh_cn = excluded.zh_cn, vi_vn = excluded.vi_vn, en_us = excluded.en_us
  WHERE (s.category, s.zh_tw, s.zh_cn, s.vi_vn, s.en_us)
    IS DISTINCT FROM (excluded.category, excluded.zh_tw, excluded.zh_cn, excluded.vi_vn, excluded.en_us);
$function$;

-- refuses changes and deletions
CREATE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $function$;

-- a tax ID as it is compared: without spaces, in capitals
CREATE FUNCTION tax_key_of(tax_id text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN upper(regexp_replace(COALESCE(tax_id, ''::text), '\s'::text, ''::text, 'g'::text));

-- tells open pages which objects changed (channel changes), once per statement
CREATE FUNCTION tell_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- tells the open pages of developers of new versions and webhooks (channel changes)
CREATE FUNCTION tell_owners()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  topics text[];
BEGIN
  SELECT array_agg(DISTINCT 'provider:' || a.developer_id) INTO topics
    FROM changed c JOIN applications a ON a.id = c.application_id;
  IF topics IS NOT NULL THEN
    PERFORM pg_notify('changes', CASE WHEN cardinality(topics) > 100 THEN '*' ELSE array_to_string(topics, ' ') END);
  END IF;
  RETURN NULL;
END $function$;

-- Announces a changed rating to the game's developer and to the page of its author's account.
CREATE FUNCTION tell_rating()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  developer integer;
BEGIN
  SELECT developer_id INTO developer FROM applications WHERE id = NEW.application_id;
  PERFORM pg_notify('changes', concat('provider:' || developer, ' user:' || NEW.user_id));
  RETURN NULL;
END $function$;

-- Announces new ratings to the games' developers and to the pages of their authors' accounts.
CREATE FUNCTION tell_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- Announces a changed row: the topics of the first argument, then one of each prefix and column.
CREATE FUNCTION tell_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  topics text := TG_ARGV[0];
BEGIN
  FOR i IN 1 .. TG_NARGS - 2 BY 2 LOOP
    topics := concat(topics, ' ' || TG_ARGV[i] || (to_jsonb(NEW) ->> TG_ARGV[i + 1]));
  END LOOP;
  PERFORM pg_notify('changes', ltrim(topics));
  RETURN NULL;
END $function$;

-- tells open pages of a topic that it changed (channel changes)
CREATE FUNCTION tell_topic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('changes', TG_ARGV[0]);
  RETURN NULL;
END $function$;

-- Accounts: Everyone who signs in is a row of users; developers and operators are users with more rights.

-- everyone who has an account: players, developers and operators
CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY,
  account text NOT NULL, -- unique: google:<subject>, apple:<subject>, openid:<issuer>:<subject> or email:<subject> of one of its identities, or an email address until the first sign-in
  nickname text NOT NULL DEFAULT '',
  type smallint NOT NULL DEFAULT 1, -- 1 player, 99 developer
  status smallint NOT NULL DEFAULT 1, -- 1 normal, 2 suspended, 3 deactivated
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz, -- when the account was deleted; the row stays, without personal data
  login_type smallint, -- of the identity that names the account: 1 Google, 2 Apple, 3 an OpenID provider, 4 email code; null until the first sign-in
  email text NOT NULL DEFAULT '', -- not unique: two identity providers may vouch for one address, and accounts are never looked up by it
  is_email_confirmed boolean NOT NULL DEFAULT false, -- the identity provider vouched for the address, or a code that was sent to it was entered
  given_name text NOT NULL DEFAULT '',
  family_name text NOT NULL DEFAULT '',
  birthdate date, -- null until the player enters it
  calling_code text NOT NULL DEFAULT '', -- digits, without the plus sign
  phone_number text NOT NULL DEFAULT '', -- national digits; the international number is the calling code followed by them
  is_phone_confirmed boolean NOT NULL DEFAULT false, -- a code that was sent to the number was entered
  postal_code text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  is_limited_to_devices boolean NOT NULL DEFAULT false, -- only the devices listed in the table devices may use the account
  avatar text NOT NULL DEFAULT '', -- address of an uploaded square picture; empty: none
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_account_key UNIQUE (account),
  CONSTRAINT users_confirmed_email_check CHECK (NOT is_email_confirmed OR email <> ''::text),
  CONSTRAINT users_confirmed_phone_check CHECK (NOT is_phone_confirmed OR calling_code <> ''::text AND phone_number <> ''::text),
  CONSTRAINT users_login_type_check CHECK (login_type >= 1 AND login_type <= 4),
  CONSTRAINT users_status_check CHECK (status >= 1 AND status <= 3)
);
CREATE INDEX users_newest ON users USING btree (created_at DESC, id DESC);
CREATE TRIGGER notify_session_avatar_changed AFTER UPDATE ON users FOR EACH ROW WHEN (old.avatar IS DISTINCT FROM new.avatar) EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_session_birthdate_changed AFTER UPDATE ON users FOR EACH ROW WHEN (old.birthdate IS DISTINCT FROM new.birthdate) EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_session_changed AFTER UPDATE ON users FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR old.type IS DISTINCT FROM new.type OR old.status IS DISTINCT FROM new.status OR old.deleted_at IS DISTINCT FROM new.deleted_at OR old.email IS DISTINCT FROM new.email OR old.is_email_confirmed IS DISTINCT FROM new.is_email_confirmed OR old.nickname IS DISTINCT FROM new.nickname OR old.login_type IS DISTINCT FROM new.login_type OR old.is_phone_confirmed IS DISTINCT FROM new.is_phone_confirmed OR old.is_limited_to_devices IS DISTINCT FROM new.is_limited_to_devices) EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER tell_list_changed AFTER UPDATE ON users FOR EACH ROW WHEN ((to_jsonb(old.*) - 'updated_at'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'updated_at'::text)) EXECUTE FUNCTION tell_row('users', 'user:', 'id');
CREATE TRIGGER tell_list_insert AFTER INSERT ON users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'users');

-- who an account is to Google, Apple or an OpenID provider, or by its email address
CREATE TABLE identities (
  login_type smallint NOT NULL, -- 1 Google, 2 Apple, 3 an OpenID provider, 4 a code sent to the email address
  subject text NOT NULL, -- identifier of the person at the identity provider; SHA-256 of the address where that is the identity
  user_id integer NOT NULL,
  email text NOT NULL DEFAULT '', -- as the identity provider stated it at the latest sign-in
  is_private_email boolean NOT NULL DEFAULT false, -- a relay address that hides the real one
  created_at timestamptz NOT NULL DEFAULT now(),
  issuer text NOT NULL DEFAULT '', -- of an OpenID provider, as it writes it itself; empty for the others
  last_used_at timestamptz, -- the latest sign-in; null if that was before this was recorded
  CONSTRAINT identities_pkey PRIMARY KEY (login_type, issuer, subject),
  CONSTRAINT identities_issuer_check CHECK ((issuer <> ''::text) = (login_type = 3)),
  CONSTRAINT identities_login_type_check CHECK (login_type >= 1 AND login_type <= 4),
  CONSTRAINT identities_subject_check CHECK (subject <> ''::text),
  CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX identities_user ON identities USING btree (user_id);

-- signed-in browsers and programs
CREATE TABLE sessions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id integer NOT NULL,
  login_type smallint NOT NULL, -- how it was opened: 1 Google, 2 Apple, 3 an OpenID provider, 4 email code
  token_hash bytea NOT NULL, -- SHA-256 of the secret that calls send as bearer token
  authority_hash bytea, -- SHA-256 of the HttpOnly cookie that calls must send as well; null for programs
  user_agent text NOT NULL DEFAULT '',
  address_hash bytea NOT NULL, -- keyed hash of the network address, which is never stored
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz, -- when it was ended before its expiry
  last_seen_at timestamptz NOT NULL, -- updated at most once an hour
  device_hash bytea, -- SHA-256 of the device cookie at sign-in; null if there was none
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_authority_hash_key UNIQUE (authority_hash),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_authority_hash_check CHECK (octet_length(authority_hash) = 32),
  CONSTRAINT sessions_check CHECK (expires_at > created_at),
  CONSTRAINT sessions_device_hash_check CHECK (octet_length(device_hash) = 32),
  CONSTRAINT sessions_login_type_check CHECK (login_type >= 1 AND login_type <= 4),
  CONSTRAINT sessions_token_hash_check CHECK (octet_length(token_hash) = 32),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id, expires_at);
CREATE TRIGGER notify_deleted AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_emptied AFTER TRUNCATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON sessions FOR EACH ROW WHEN ((to_jsonb(old.*) - 'last_seen_at'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'last_seen_at'::text)) EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER tell_list_changed AFTER UPDATE ON sessions FOR EACH ROW WHEN (old.revoked_at IS DISTINCT FROM new.revoked_at) EXECUTE FUNCTION tell_row('', 'user:', 'user_id');
CREATE TRIGGER tell_list_insert AFTER INSERT ON sessions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('user:', 'user_id', '');

-- the devices that may use an account whose owner limits it to them
CREATE TABLE devices (
  id integer GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  device_hash bytea NOT NULL, -- SHA-256 of the device cookie
  name text NOT NULL, -- shown to the owner
  added_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  CONSTRAINT devices_pkey PRIMARY KEY (id),
  CONSTRAINT devices_user_id_device_hash_key UNIQUE (user_id, device_hash),
  CONSTRAINT devices_device_hash_check CHECK (octet_length(device_hash) = 32),
  CONSTRAINT devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE TRIGGER notify_emptied AFTER TRUNCATE ON devices FOR EACH STATEMENT EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_inserted_or_deleted AFTER INSERT OR DELETE ON devices FOR EACH ROW EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON devices FOR EACH ROW WHEN (old.user_id IS DISTINCT FROM new.user_id OR old.device_hash IS DISTINCT FROM new.device_hash) EXECUTE FUNCTION notify_sessions_changed();

-- the latest code of each account and purpose, and of each sign-in by email
CREATE TABLE verification_codes (
  user_id integer, -- null for sign-ins, whose account is found by the address
  purpose text NOT NULL,
  id uuid NOT NULL, -- identifies one code: the next one of the same purpose has another
  code_hash bytea NOT NULL, -- keyed hash of purpose, session, address and code, none of which is stored
  tries smallint NOT NULL DEFAULT 0, -- how many codes were entered
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  sent_at timestamptz, -- when a mail server or SMS provider accepted it
  attempts smallint NOT NULL DEFAULT 0, -- how often sending was postponed
  used_at timestamptz, -- when the right code was entered
  failure integer, -- error code of the API if it could not be sent
  sign_in_key bytea, -- keyed hash of the browser and the address of a sign-in; null for the other purposes
  CONSTRAINT verification_codes_pkey PRIMARY KEY (id),
  CONSTRAINT verification_codes_of_an_account UNIQUE (user_id, purpose),
  CONSTRAINT verification_codes_sign_in_key_key UNIQUE (sign_in_key),
  CONSTRAINT verification_codes_check CHECK (expires_at > created_at),
  CONSTRAINT verification_codes_code_hash_check CHECK (octet_length(code_hash) = 32),
  CONSTRAINT verification_codes_failure_check CHECK (failure >= 80000 AND failure <= 80003),
  CONSTRAINT verification_codes_holder_check CHECK ((user_id IS NULL) = (purpose = 'signIn'::text) AND (sign_in_key IS NULL) = (purpose <> 'signIn'::text)),
  CONSTRAINT verification_codes_purpose_check CHECK (purpose = ANY (ARRAY['email'::text, 'phone'::text, 'device'::text, 'signIn'::text])),
  CONSTRAINT verification_codes_sign_in_key_check CHECK (octet_length(sign_in_key) = 32),
  CONSTRAINT verification_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

-- secrets with which build machines and game servers act for a developer
CREATE TABLE access_tokens (
  id integer GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL, -- the developer
  name text NOT NULL,
  token_hash bytea NOT NULL, -- SHA-256 of the token, which is random enough to need no slower hash
  prefix text NOT NULL, -- the first characters, by which the developer recognizes it
  scope text NOT NULL, -- what it may be used for
  is_limited boolean NOT NULL, -- only for the applications in access_token_applications, even if none is left there
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz, -- accurate to the minute
  revoked_at timestamptz, -- when the developer withdrew it
  CONSTRAINT access_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT access_tokens_token_hash_key UNIQUE (token_hash),
  CONSTRAINT access_tokens_name_check CHECK (name <> ''::text),
  CONSTRAINT access_tokens_scope_check CHECK (scope = ANY (ARRAY['publish'::text, 'purchases'::text, 'purchases_read'::text])),
  CONSTRAINT access_tokens_token_hash_check CHECK (octet_length(token_hash) = 32),
  CONSTRAINT access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) WITH (fillfactor=70);
CREATE INDEX access_tokens_of_user ON access_tokens USING btree (user_id, id);

-- the applications that a limited access token may be used for
CREATE TABLE access_token_applications (
  access_token_id integer NOT NULL,
  application_id integer NOT NULL,
  CONSTRAINT access_token_applications_pkey PRIMARY KEY (access_token_id, application_id),
  CONSTRAINT access_token_applications_access_token_id_fkey FOREIGN KEY (access_token_id) REFERENCES access_tokens(id) ON DELETE CASCADE
);
CREATE INDEX access_token_applications_application ON access_token_applications USING btree (application_id);

-- nonces of sign-ins until they expire, so that each is accepted once
CREATE TABLE used_nonces (
  nonce_hash bytea NOT NULL, -- hash of the nonce
  expires_at timestamptz NOT NULL,
  CONSTRAINT used_nonces_pkey PRIMARY KEY (nonce_hash),
  CONSTRAINT used_nonces_nonce_hash_check CHECK (octet_length(nonce_hash) = 32)
);
CREATE INDEX used_nonces_expiry ON used_nonces USING btree (expires_at);

-- signatures of accepted writes until they expire, so that all processes together accept each once
CREATE TABLE used_signatures (
  token_hash bytea NOT NULL, -- SHA-256 of the whole signed value
  expires_at timestamptz NOT NULL,
  CONSTRAINT used_signatures_pkey PRIMARY KEY (token_hash)
);

-- counters of limits that all processes share
CREATE TABLE rate_limits (
  key_hash bytea NOT NULL, -- keyed hash of what is limited and for whom, never an address
  count integer NOT NULL, -- calls since the counter was reset
  resets_at timestamptz NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key_hash),
  CONSTRAINT rate_limits_key_hash_check CHECK (octet_length(key_hash) = 32)
);
CREATE INDEX rate_limits_reset ON rate_limits USING btree (resets_at);

-- Developers: The company of a developer (providers), the forms it submits, and the reviews of them.

-- the company of a developer, one for each developer account
CREATE TABLE providers (
  user_id integer NOT NULL, -- the developer
  name text NOT NULL, -- shown as the developer of its applications
  website text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  tax_id_number text NOT NULL DEFAULT '', -- as it was entered; compared by tax_key_of
  currency text NOT NULL DEFAULT 'TWD', -- in which it is paid
  is_enabled boolean NOT NULL DEFAULT true, -- false while operators have suspended it: it may read, but not write
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  type smallint NOT NULL DEFAULT 2, -- 1 individual, 2 company
  country text NOT NULL DEFAULT 'TW', -- ISO 3166-1 alpha-2
  poc_given_name text NOT NULL DEFAULT '', -- poc is the person in charge (point of contact)
  poc_family_name text NOT NULL DEFAULT '',
  poc_email text NOT NULL DEFAULT '',
  poc_calling_code text NOT NULL DEFAULT '',
  poc_phone_number text NOT NULL DEFAULT '',
  bank_code text NOT NULL DEFAULT '',
  branch_code text NOT NULL DEFAULT '',
  bank_name text NOT NULL DEFAULT '',
  bank_account_number text NOT NULL DEFAULT '',
  iban text NOT NULL DEFAULT '',
  cnaps_code text NOT NULL DEFAULT '',
  billing_contact_name text NOT NULL DEFAULT '',
  billing_contact_email text NOT NULL DEFAULT '',
  billing_contact_phone text NOT NULL DEFAULT '',
  terms_signed_at timestamptz, -- null until the terms are accepted
  is_verified boolean NOT NULL DEFAULT false, -- operators have approved its application
  CONSTRAINT providers_pkey PRIMARY KEY (user_id),
  CONSTRAINT providers_currency_check CHECK (currency = ANY (ARRAY['TWD'::text, 'MYR'::text, 'SGD'::text, 'EUR'::text])),
  CONSTRAINT providers_type_check CHECK (type = ANY (ARRAY[1, 2])),
  CONSTRAINT providers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE TRIGGER hold_tax_ids AFTER INSERT OR DELETE OR UPDATE ON providers FOR EACH ROW EXECUTE FUNCTION hold_tax_ids();
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON providers FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('provider', 'user_id');
CREATE TRIGGER notify_session_changed AFTER UPDATE ON providers FOR EACH ROW WHEN (old.user_id IS DISTINCT FROM new.user_id OR old.is_enabled IS DISTINCT FROM new.is_enabled) EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER notify_session_inserted_or_deleted AFTER INSERT OR DELETE ON providers FOR EACH ROW EXECUTE FUNCTION notify_sessions_changed();
CREATE TRIGGER tell_deleted AFTER DELETE ON providers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('provider:', 'user_id', '');
CREATE TRIGGER tell_inserted AFTER INSERT ON providers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('provider:', 'user_id', '');
CREATE TRIGGER tell_updated AFTER UPDATE ON providers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('provider:', 'user_id', '');

-- forms sent in for review: applications to become a developer, and changes of a company
CREATE TABLE provider_submissions (
  id integer GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL, -- the applicant
  kind text NOT NULL, -- application or change
  status smallint NOT NULL DEFAULT 1, -- 1 reviewing, 2 approved, 3 rejected, 4 timed out
  form jsonb NOT NULL, -- as it was submitted, without the pictures
  tax_key text GENERATED ALWAYS AS (tax_key_of(form ->> 'taxIdNumber'::text)) STORED NOT NULL, -- tax ID of the form without spaces, in capitals
  documents text[] NOT NULL, -- addresses of pictures of the registration documents
  passbook text[] NOT NULL, -- addresses of pictures of the bank account
  language locale_code NOT NULL, -- of the mails to the applicant
  submitted_at timestamptz NOT NULL,
  waiting_since timestamptz NOT NULL, -- start of the period after which it times out: its submission, or the latest question
  decided_at timestamptz,
  decided_by integer, -- the operator; null for a time-out
  reasons text[] NOT NULL DEFAULT '{}', -- keys of reasons that have a translated text
  reason text NOT NULL DEFAULT '', -- what the operator wrote in addition
  CONSTRAINT provider_submissions_pkey PRIMARY KEY (id),
  CONSTRAINT provider_submissions_decided_check CHECK ((decided_at IS NULL) = (status = 1)),
  CONSTRAINT provider_submissions_kind_check CHECK (kind = ANY (ARRAY['application'::text, 'change'::text])),
  CONSTRAINT provider_submissions_status_check CHECK (status >= 1 AND status <= 4),
  CONSTRAINT provider_submissions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT provider_submissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX provider_submissions_of_user ON provider_submissions USING btree (user_id, id);
CREATE INDEX provider_submissions_queue ON provider_submissions USING btree (status, submitted_at, id);
CREATE UNIQUE INDEX provider_submissions_under_review ON provider_submissions USING btree (user_id) WHERE status = 1;
CREATE TRIGGER hold_tax_ids AFTER INSERT OR DELETE OR UPDATE ON provider_submissions FOR EACH ROW EXECUTE FUNCTION hold_tax_ids();
CREATE TRIGGER tell_deleted AFTER DELETE ON provider_submissions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('provider:', 'user_id', 'reviews console');
CREATE TRIGGER tell_inserted AFTER INSERT ON provider_submissions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('provider:', 'user_id', 'reviews console');
CREATE TRIGGER tell_updated AFTER UPDATE ON provider_submissions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('provider:', 'user_id', 'reviews console');

-- forms of companies that are not submitted yet
CREATE TABLE provider_drafts (
  user_id integer NOT NULL,
  form jsonb NOT NULL, -- fields as entered so far, unchecked except for their types
  step smallint NOT NULL, -- the page of the form that was last open
  revision integer NOT NULL DEFAULT 1, -- incremented by each save, so that two windows cannot overwrite each other
  saved_at timestamptz NOT NULL,
  CONSTRAINT provider_drafts_pkey PRIMARY KEY (user_id),
  CONSTRAINT provider_drafts_revision_check CHECK (revision > 0),
  CONSTRAINT provider_drafts_step_check CHECK (step > 0),
  CONSTRAINT provider_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

-- who uses or applies with a tax ID, which no one else may then use; maintained by triggers
CREATE TABLE tax_id_holders (
  tax_key text NOT NULL, -- tax ID without spaces, in capitals
  user_id integer NOT NULL,
  CONSTRAINT tax_id_holders_pkey PRIMARY KEY (tax_key),
  CONSTRAINT tax_id_holders_tax_key_check CHECK (tax_key <> ''::text),
  CONSTRAINT tax_id_holders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX tax_id_holders_of_user ON tax_id_holders USING btree (user_id);

-- e-mail addresses of testers, who may open the games of a developer before they are on the shelf
CREATE TABLE test_accounts (
  id integer GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL, -- the developer
  account text NOT NULL, -- e-mail address of the tester as it was entered
  place smallint NOT NULL, -- the lowest free number, which limits the length of the list; not an order
  created_at timestamptz NOT NULL,
  CONSTRAINT test_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT test_accounts_user_id_place_key UNIQUE (user_id, place),
  CONSTRAINT test_accounts_account_check CHECK (account <> ''::text),
  CONSTRAINT test_accounts_place_check CHECK (place >= 1 AND place <= 100),
  CONSTRAINT test_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX test_accounts_account ON test_accounts USING btree (lower(account), user_id);

-- the conversation of a developer and operators about one review
CREATE TABLE review_messages (
  id integer GENERATED ALWAYS AS IDENTITY,
  subject text NOT NULL, -- kind and number of what is reviewed: provider:12, version:94
  author_id integer NOT NULL,
  is_operator boolean NOT NULL, -- written on behalf of the store, not of the developer
  text text NOT NULL,
  attachments text[] NOT NULL DEFAULT '{}', -- addresses of pictures
  created_at timestamptz NOT NULL,
  CONSTRAINT review_messages_pkey PRIMARY KEY (id),
  CONSTRAINT review_messages_subject_check CHECK (subject ~ '^[a-z]+:[0-9]+$'::text),
  CONSTRAINT review_messages_text_check CHECK (text <> ''::text),
  CONSTRAINT review_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id)
);
CREATE INDEX review_messages_of_subject ON review_messages USING btree (subject, id);
CREATE TRIGGER tell_deleted AFTER DELETE ON review_messages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', 'subject', 'reviews');
CREATE TRIGGER tell_inserted AFTER INSERT ON review_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', 'subject', 'reviews');
CREATE TRIGGER tell_updated AFTER UPDATE ON review_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', 'subject', 'reviews');

-- which operator is working on what, until the claim expires
CREATE TABLE claims (
  subject text NOT NULL, -- kind and number, as in the audit log: provider:12
  user_id integer NOT NULL, -- the operator
  expires_at timestamptz NOT NULL,
  CONSTRAINT claims_pkey PRIMARY KEY (subject),
  CONSTRAINT claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE TRIGGER tell_inserted_or_deleted AFTER INSERT OR DELETE ON claims FOR EACH ROW EXECUTE FUNCTION tell_topic('reviews');
CREATE TRIGGER tell_updated AFTER UPDATE ON claims FOR EACH ROW WHEN (old.user_id <> new.user_id) EXECUTE FUNCTION tell_topic('reviews');

-- what developers have chosen for their public pages; those who never chose have no row
CREATE TABLE developer_pages (
  user_id integer NOT NULL,
  slug text COLLATE "C", -- present address; null: developer-, then the number
  logo text NOT NULL DEFAULT '', -- address of the picture; empty without one
  content_default locale_code NOT NULL, -- the language shown to readers of a language without a text
  updated_at timestamptz NOT NULL,
  CONSTRAINT developer_pages_pkey PRIMARY KEY (user_id),
  CONSTRAINT developer_pages_slug_key UNIQUE (slug),
  CONSTRAINT developer_pages_user_id_fkey FOREIGN KEY (user_id) REFERENCES providers(user_id) ON DELETE CASCADE
);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON developer_pages FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('provider', 'user_id');

-- what developers say about themselves, by language
CREATE TABLE developer_page_contents (
  user_id integer NOT NULL,
  lang locale_code NOT NULL,
  about text NOT NULL,
  CONSTRAINT developer_page_contents_pkey PRIMARY KEY (user_id, lang),
  CONSTRAINT developer_page_contents_about_check CHECK (about <> ''::text),
  CONSTRAINT developer_page_contents_user_id_fkey FOREIGN KEY (user_id) REFERENCES developer_pages(user_id) ON DELETE CASCADE
);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON developer_page_contents FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('provider', 'user_id');

-- addresses of the public pages of developers, former ones included, which redirect
CREATE TABLE developer_slugs (
  slug text COLLATE "C" NOT NULL,
  user_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT developer_slugs_pkey PRIMARY KEY (slug),
  CONSTRAINT developer_slugs_slug_check CHECK (slug ~ '^[a-z0-9-]{3,40}$'::text),
  CONSTRAINT developer_slugs_user_id_fkey FOREIGN KEY (user_id) REFERENCES providers(user_id) ON DELETE CASCADE
);
CREATE INDEX developer_slugs_user ON developer_slugs USING btree (user_id);

-- players who are notified of a developer's new games and news
CREATE TABLE developer_follows (
  developer_id integer NOT NULL,
  user_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT developer_follows_pkey PRIMARY KEY (developer_id, user_id),
  CONSTRAINT developer_follows_developer_id_fkey FOREIGN KEY (developer_id) REFERENCES providers(user_id) ON DELETE CASCADE,
  CONSTRAINT developer_follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX developer_follows_user ON developer_follows USING btree (user_id, created_at DESC, developer_id DESC);

-- news of developers, published after the first one was approved
CREATE TABLE developer_posts (
  id integer GENERATED ALWAYS AS IDENTITY,
  developer_id integer NOT NULL,
  application_id integer, -- the game that it is about; null: none
  picture text NOT NULL DEFAULT '', -- address of the picture; empty without one
  content_default locale_code NOT NULL, -- the language shown to readers of a language without a text
  status smallint NOT NULL DEFAULT 1, -- numbers of POST_STATE
  revision integer NOT NULL DEFAULT 1, -- incremented by each change of its content, so that an operator decides on what was read
  decision text, -- the latest one of an operator; null: none yet
  decided_at timestamptz,
  reason text NOT NULL DEFAULT '', -- the operator's, of a rejection or removal; empty otherwise
  reported_at timestamptz, -- the first report that nobody has decided on; null: there is none
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  submitted_at timestamptz,
  published_at timestamptz, -- when it was first published; null: never
  CONSTRAINT developer_posts_pkey PRIMARY KEY (id),
  CONSTRAINT developer_posts_decided_at_a_time CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT developer_posts_decision_check CHECK (decision = ANY (ARRAY['approved'::text, 'rejected'::text, 'removed'::text, 'restored'::text])),
  CONSTRAINT developer_posts_published_at_a_time CHECK (status <> 3 OR published_at IS NOT NULL),
  CONSTRAINT developer_posts_status_check CHECK (status >= 1 AND status <= 6),
  CONSTRAINT developer_posts_submitted_at_a_time CHECK (status <> 2 OR submitted_at IS NOT NULL),
  CONSTRAINT developer_posts_developer_id_fkey FOREIGN KEY (developer_id) REFERENCES providers(user_id) ON DELETE CASCADE
);
CREATE INDEX developer_posts_application ON developer_posts USING btree (application_id, published_at DESC, id DESC);
CREATE INDEX developer_posts_decided ON developer_posts USING btree (developer_id, decided_at DESC) WHERE decided_at IS NOT NULL;
CREATE INDEX developer_posts_developer ON developer_posts USING btree (developer_id, id DESC);
CREATE INDEX developer_posts_of_developer ON developer_posts USING btree (developer_id, published_at DESC, id DESC) WHERE status = 3;
CREATE INDEX developer_posts_removed ON developer_posts USING btree (decided_at DESC, id DESC) WHERE status = 6;
CREATE INDEX developer_posts_reported ON developer_posts USING btree (reported_at, id) WHERE reported_at IS NOT NULL;
CREATE INDEX developer_posts_shown ON developer_posts USING btree (published_at DESC, id DESC) WHERE status = 3;
CREATE INDEX developer_posts_waiting ON developer_posts USING btree (submitted_at, id) WHERE status = 2;
CREATE TRIGGER notify_inserted_or_deleted AFTER INSERT OR DELETE ON developer_posts FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('provider', 'developer_id');
CREATE TRIGGER notify_updated AFTER UPDATE ON developer_posts FOR EACH ROW WHEN (old.status = 3 OR new.status = 3) EXECUTE FUNCTION notify_catalogue_changed('provider', 'developer_id');
CREATE TRIGGER tell_deleted AFTER DELETE ON developer_posts FOR EACH ROW WHEN (old.status = 2 OR old.reported_at IS NOT NULL) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_inserted AFTER INSERT ON developer_posts FOR EACH ROW WHEN (new.status = 2) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_list_changed AFTER UPDATE ON developer_posts FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION tell_row('', 'provider:', 'developer_id');
CREATE TRIGGER tell_updated AFTER UPDATE ON developer_posts FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR (old.reported_at IS NULL) IS DISTINCT FROM (new.reported_at IS NULL)) EXECUTE FUNCTION tell_topic('console');

-- texts of news, by language
CREATE TABLE developer_post_contents (
  post_id integer NOT NULL,
  lang locale_code NOT NULL,
  title text NOT NULL,
  lead text NOT NULL, -- the beginning of the body without its marks, for lists
  body text NOT NULL, -- Markdown (domain/text/parse-post.ts)
  CONSTRAINT developer_post_contents_pkey PRIMARY KEY (post_id, lang),
  CONSTRAINT developer_post_contents_body_check CHECK (body <> ''::text),
  CONSTRAINT developer_post_contents_title_check CHECK (title <> ''::text),
  CONSTRAINT developer_post_contents_post_id_fkey FOREIGN KEY (post_id) REFERENCES developer_posts(id) ON DELETE CASCADE
);

-- news that readers have reported, once each
CREATE TABLE developer_post_reports (
  post_id integer NOT NULL,
  user_id integer NOT NULL,
  reason text NOT NULL,
  note text NOT NULL DEFAULT '',
  reported_at timestamptz NOT NULL,
  decided_at timestamptz, -- null while no operator has decided
  CONSTRAINT developer_post_reports_pkey PRIMARY KEY (post_id, user_id),
  CONSTRAINT developer_post_reports_reason_check CHECK (reason = ANY (ARRAY['spam'::text, 'abuse'::text, 'private'::text, 'offtopic'::text, 'spoiler'::text, 'illegal'::text])),
  CONSTRAINT developer_post_reports_post_id_fkey FOREIGN KEY (post_id) REFERENCES developer_posts(id) ON DELETE CASCADE,
  CONSTRAINT developer_post_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX developer_post_reports_user ON developer_post_reports USING btree (user_id);

-- Applications: What developers publish, with its texts, pictures and declarations. Players call it a game.

-- what a developer publishes: a game or another program
CREATE TABLE applications (
  id integer GENERATED ALWAYS AS IDENTITY,
  app_id text NOT NULL, -- chosen by the developer; unique without regard to case, as platforms compare it
  developer_id integer NOT NULL, -- the account of the developer, whose company is the row of providers with the same number
  content_default locale_code NOT NULL DEFAULT 'zh-TW', -- language of the texts that stand in for missing ones
  icon text NOT NULL DEFAULT '',
  background_image text NOT NULL DEFAULT '',
  promo_video text NOT NULL DEFAULT '',
  promo_image text NOT NULL DEFAULT '', -- shown in place of the video
  category smallint NOT NULL, -- 101 and up; 100 is all games
  default_category smallint NOT NULL DEFAULT 100, -- shown where the category is not listed in the hall
  age_rating text NOT NULL DEFAULT '0+',
  platforms smallint[] NOT NULL DEFAULT '{}', -- 1 Windows, 2 web, 6 Android, 7 iOS
  countries text[] NOT NULL DEFAULT '{}', -- where it is offered, ISO 3166-1 alpha-2
  web_redirect_url text NOT NULL DEFAULT '',
  hardware_requirements text NOT NULL DEFAULT '',
  contains_ads boolean NOT NULL DEFAULT false,
  is_paid_once boolean NOT NULL DEFAULT false,
  has_in_app_purchase boolean NOT NULL DEFAULT false,
  privacy_policy_url text NOT NULL DEFAULT '',
  contact_email text NOT NULL DEFAULT '',
  published_at timestamptz, -- the first release; null before it
  view_count bigint NOT NULL DEFAULT 0,
  play_count bigint NOT NULL DEFAULT 0,
  status smallint NOT NULL DEFAULT 2, -- 1 on the shelf, 2 off the shelf, 3 removed by operators
  is_open boolean NOT NULL DEFAULT true, -- false while operators keep it closed although it is listed
  position integer, -- in the recommended order that operators set, from 1; null sorts after all that have one
  pin_position integer, -- at the top of the developer's own list, from 1; null if it is not pinned
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  age_answers jsonb, -- answers of the questionnaire for the age rating by question; null if it was skipped
  removal_template text, -- a reason that has a translated text; null if there is none
  removal_reason text NOT NULL DEFAULT '', -- what the operator wrote in addition
  removed_at timestamptz, -- null unless operators have removed it
  tags text[] NOT NULL DEFAULT '{}', -- codes of TAGS (src/contract/values/tags.ts), in their order
  game_product_id integer, -- the product that sells the game itself; null: the game is free, or with is_paid_once not for sale
  trailer text NOT NULL DEFAULT '', -- address of an uploaded video; empty: none
  captions jsonb NOT NULL DEFAULT '{}', -- addresses of the trailer's captions (WebVTT), by language
  screenshot_languages jsonb NOT NULL DEFAULT '{}', -- languages by the addresses of screenshots; those without suit all languages
  CONSTRAINT applications_pkey PRIMARY KEY (id),
  CONSTRAINT applications_age_rating_check CHECK (age_rating = ANY (ARRAY['0+'::text, '6+'::text, '12+'::text, '15+'::text, '18+'::text])),
  CONSTRAINT applications_app_id_check CHECK (app_id <> ''::text),
  CONSTRAINT applications_game_product_is_paid CHECK (game_product_id IS NULL OR is_paid_once),
  CONSTRAINT applications_on_shelf_is_published CHECK (status <> 1 OR published_at IS NOT NULL),
  CONSTRAINT applications_pin_position_check CHECK (pin_position >= 1),
  CONSTRAINT applications_platforms_check CHECK (platforms <@ ARRAY[1::smallint, 2::smallint, 6::smallint, 7::smallint]),
  CONSTRAINT applications_play_count_check CHECK (play_count >= 0),
  CONSTRAINT applications_position_check CHECK ("position" >= 1),
  CONSTRAINT applications_status_check CHECK (status >= 1 AND status <= 3),
  CONSTRAINT applications_tags_check CHECK (cardinality(tags) <= 10),
  CONSTRAINT applications_view_count_check CHECK (view_count >= 0),
  CONSTRAINT applications_developer_id_fkey FOREIGN KEY (developer_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX applications_app_id_key ON applications USING btree (lower(app_id));
CREATE INDEX applications_developer ON applications USING btree (developer_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX applications_game_product ON applications USING btree (game_product_id) WHERE game_product_id IS NOT NULL;
CREATE INDEX applications_recommended ON applications USING btree ("position", published_at DESC, id DESC) WHERE "position" IS NOT NULL;
CREATE INDEX shelf_category_newest ON applications USING btree (category, published_at DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_category_recommended ON applications USING btree (category, "position", published_at DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_category_viewed ON applications USING btree (category, view_count DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_created ON applications USING btree (created_at DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_newest ON applications USING btree (published_at DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_recommended ON applications USING btree ("position", published_at DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_viewed ON applications USING btree (view_count DESC, id DESC) WHERE status = 1;
CREATE TRIGGER count_deleted AFTER DELETE ON applications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_application_set();
CREATE TRIGGER count_inserted AFTER INSERT ON applications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_application_set();
CREATE TRIGGER follow_updated AFTER UPDATE ON applications FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.category IS DISTINCT FROM new.category OR old.content_default::text IS DISTINCT FROM new.content_default::text) EXECUTE FUNCTION follow_application();
CREATE TRIGGER keep_players AFTER UPDATE ON applications FOR EACH ROW WHEN (new.is_paid_once AND (NOT old.is_paid_once OR old.game_product_id IS DISTINCT FROM new.game_product_id)) EXECUTE FUNCTION keep_players();
CREATE TRIGGER note_deleted_share_picture AFTER DELETE ON applications FOR EACH ROW WHEN (old.published_at IS NOT NULL) EXECUTE FUNCTION note_withdrawn_share_picture();
CREATE TRIGGER note_search_deleted AFTER DELETE ON applications FOR EACH ROW WHEN (old.status = 1) EXECUTE FUNCTION note_search_change();
CREATE TRIGGER note_search_inserted AFTER INSERT ON applications FOR EACH ROW WHEN (new.status = 1) EXECUTE FUNCTION note_search_change();
CREATE TRIGGER note_search_updated AFTER UPDATE ON applications FOR EACH ROW WHEN ((old.status = 1 OR new.status = 1) AND (old.status IS DISTINCT FROM new.status OR old.category IS DISTINCT FROM new.category OR old.platforms IS DISTINCT FROM new.platforms OR old.age_rating IS DISTINCT FROM new.age_rating)) EXECUTE FUNCTION note_search_change();
CREATE TRIGGER note_withdrawn_share_picture AFTER UPDATE OF status ON applications FOR EACH ROW WHEN (old.status = 1 AND new.status <> 1) EXECUTE FUNCTION note_withdrawn_share_picture();
CREATE TRIGGER notify_deleted AFTER DELETE ON applications FOR EACH ROW WHEN (old.status = 1) EXECUTE FUNCTION notify_catalogue_changed('application', 'id');
CREATE TRIGGER notify_inserted AFTER INSERT ON applications FOR EACH ROW WHEN (new.status = 1) EXECUTE FUNCTION notify_catalogue_changed('application', 'id');
CREATE TRIGGER notify_updated AFTER UPDATE ON applications FOR EACH ROW WHEN ((old.status = 1 OR new.status = 1) AND (to_jsonb(old.*) - '{view_count,play_count,pin_position,age_answers}'::text[]) IS DISTINCT FROM (to_jsonb(new.*) - '{view_count,play_count,pin_position,age_answers}'::text[])) EXECUTE FUNCTION notify_catalogue_changed('application', 'id');
CREATE TRIGGER tell_list_changed AFTER UPDATE ON applications FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.is_open IS DISTINCT FROM new.is_open OR old."position" IS DISTINCT FROM new."position" OR old.pin_position IS DISTINCT FROM new.pin_position OR old.removal_reason IS DISTINCT FROM new.removal_reason OR old.updated_at IS DISTINCT FROM new.updated_at) EXECUTE FUNCTION tell_row('applications', 'provider:', 'developer_id');
CREATE TRIGGER tell_list_delete AFTER DELETE ON applications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('provider:', 'developer_id', 'applications');
CREATE TRIGGER tell_list_insert AFTER INSERT ON applications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('provider:', 'developer_id', 'applications');
CREATE TRIGGER tell_updated AFTER UPDATE ON applications FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.is_open IS DISTINCT FROM new.is_open) EXECUTE FUNCTION tell_topic('console');

-- texts of an application by language
CREATE TABLE application_contents (
  application_id integer NOT NULL,
  lang locale_code NOT NULL,
  name text NOT NULL,
  short_description text NOT NULL DEFAULT '',
  full_description text NOT NULL DEFAULT '',
  CONSTRAINT application_contents_pkey PRIMARY KEY (application_id, lang),
  CONSTRAINT application_contents_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE TRIGGER follow_deleted AFTER DELETE ON application_contents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_contents();
CREATE TRIGGER follow_inserted AFTER INSERT ON application_contents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_contents();
CREATE TRIGGER follow_updated AFTER UPDATE ON application_contents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_contents();
CREATE TRIGGER notify_deleted AFTER DELETE ON application_contents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_inserted AFTER INSERT ON application_contents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON application_contents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();

-- pictures of an application by kind of device
CREATE TABLE application_screenshots (
  application_id integer NOT NULL,
  kind text NOT NULL,
  position smallint NOT NULL, -- order of the pictures, from 0
  url text NOT NULL,
  CONSTRAINT application_screenshots_pkey PRIMARY KEY (application_id, kind, "position"),
  CONSTRAINT application_screenshots_kind_check CHECK (kind = ANY (ARRAY['mobile'::text, 'tablet7'::text, 'tablet10'::text, 'computer'::text])),
  CONSTRAINT application_screenshots_position_check CHECK ("position" >= 0),
  CONSTRAINT application_screenshots_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE TRIGGER notify_deleted AFTER DELETE ON application_screenshots REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_inserted AFTER INSERT ON application_screenshots REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON application_screenshots REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();

-- addresses outside the store, used for platforms that have no uploaded file
CREATE TABLE application_downloads (
  application_id integer NOT NULL,
  platform smallint NOT NULL, -- 1 Windows, 2 web, 6 Android, 7 iOS
  url text NOT NULL,
  size bigint NOT NULL DEFAULT 0, -- bytes; 0 if it is not known
  CONSTRAINT application_downloads_pkey PRIMARY KEY (application_id, platform),
  CONSTRAINT application_downloads_platform_check CHECK (platform = ANY (ARRAY[1, 2, 6, 7])),
  CONSTRAINT application_downloads_size_check CHECK (size >= 0),
  CONSTRAINT application_downloads_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE TRIGGER notify_deleted AFTER DELETE ON application_downloads REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_inserted AFTER INSERT ON application_downloads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON application_downloads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();

-- which personal data an application collects or shares, as its developer declares it
CREATE TABLE application_data_types (
  application_id integer NOT NULL,
  code smallint NOT NULL, -- number of the kind of data in the data catalogue of the contract
  collected boolean NOT NULL DEFAULT false,
  shared boolean NOT NULL DEFAULT false,
  optional boolean NOT NULL DEFAULT false, -- players can choose whether it is collected
  ephemeral boolean NOT NULL DEFAULT false, -- processed in memory only
  purposes text[] NOT NULL DEFAULT '{}', -- keys of purposes in the data catalogue
  CONSTRAINT application_data_types_pkey PRIMARY KEY (application_id, code),
  CONSTRAINT application_data_types_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE TRIGGER notify_deleted AFTER DELETE ON application_data_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_inserted AFTER INSERT ON application_data_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON application_data_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();

-- ways to reach the developer that the page of an application shows
CREATE TABLE application_contacts (
  application_id integer NOT NULL,
  key text NOT NULL, -- kind of contact: mail, telegram
  value text NOT NULL,
  CONSTRAINT application_contacts_pkey PRIMARY KEY (application_id, key),
  CONSTRAINT application_contacts_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE TRIGGER notify_deleted AFTER DELETE ON application_contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_inserted AFTER INSERT ON application_contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON application_contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed();

-- edits of applications that are not saved to them yet
CREATE TABLE application_drafts (
  id integer GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  application_id integer, -- null for an application that does not exist yet
  form jsonb NOT NULL, -- fields as entered so far, unchecked except for their types
  revision integer NOT NULL DEFAULT 1, -- incremented by each save, so that two windows cannot overwrite each other
  saved_at timestamptz NOT NULL,
  CONSTRAINT application_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT application_drafts_application_id_key UNIQUE (application_id),
  CONSTRAINT application_drafts_revision_check CHECK (revision >= 1),
  CONSTRAINT application_drafts_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT application_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX application_drafts_user ON application_drafts USING btree (user_id, saved_at DESC, id DESC);

-- the form of an application at its latest approval or, before one, at its first release; reviewers see what has changed since
CREATE TABLE application_snapshots (
  application_id integer NOT NULL,
  form jsonb NOT NULL, -- all fields of the application
  cause text NOT NULL, -- release or approval
  taken_at timestamptz NOT NULL,
  CONSTRAINT application_snapshots_pkey PRIMARY KEY (application_id),
  CONSTRAINT application_snapshots_cause_check CHECK (cause = ANY (ARRAY['release'::text, 'approval'::text])),
  CONSTRAINT application_snapshots_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);

-- which visitors were counted on which day, so that each counts once
CREATE TABLE application_views (
  application_id integer NOT NULL,
  visitor bytea NOT NULL, -- keyed hash, never an address
  day date NOT NULL, -- in Taiwan
  CONSTRAINT application_views_pkey PRIMARY KEY (application_id, visitor, day),
  CONSTRAINT application_views_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE INDEX application_views_day ON application_views USING btree (day);

-- views and plays of an application by day
CREATE TABLE application_days (
  application_id integer NOT NULL,
  day date NOT NULL, -- in Taiwan
  views integer NOT NULL DEFAULT 0,
  plays integer NOT NULL DEFAULT 0,
  CONSTRAINT application_days_pkey PRIMARY KEY (application_id, day),
  CONSTRAINT application_days_plays_check CHECK (plays >= 0),
  CONSTRAINT application_days_views_check CHECK (views >= 0),
  CONSTRAINT application_days_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
) WITH (fillfactor=70);
CREATE INDEX application_days_day ON application_days USING btree (day);

-- how much each application has been viewed, played and rated lately, computed every hour; none without any of it
CREATE TABLE application_trends (
  application_id integer NOT NULL,
  score double precision NOT NULL, -- points, those of earlier days worth less (trend-queries.ts)
  CONSTRAINT application_trends_pkey PRIMARY KEY (application_id),
  CONSTRAINT application_trends_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);

-- dimensions and placeholders of the pictures that pages show
CREATE TABLE images (
  url text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL, -- colors of the gradient that is shown until the picture is loaded: rrggbb-rrggbb
  CONSTRAINT images_pkey PRIMARY KEY (url),
  CONSTRAINT images_height_check CHECK (height > 0),
  CONSTRAINT images_placeholder_check CHECK (placeholder ~ '^[0-9a-f]{6}-[0-9a-f]{6}$'::text),
  CONSTRAINT images_width_check CHECK (width > 0)
);

-- what pages need to know of a stored video before it is loaded
CREATE TABLE videos (
  url text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  seconds integer NOT NULL, -- its length, rounded
  CONSTRAINT videos_pkey PRIMARY KEY (url),
  CONSTRAINT videos_height_check CHECK (height > 0),
  CONSTRAINT videos_seconds_check CHECK (seconds > 0),
  CONSTRAINT videos_url_check CHECK (url <> ''::text),
  CONSTRAINT videos_width_check CHECK (width > 0)
);

-- uploaded videos that wait to be trailers; the id is that of the upload to come
CREATE TABLE video_conversions (
  id uuid NOT NULL,
  user_id integer NOT NULL,
  percent smallint NOT NULL DEFAULT 0, -- how much of the video is converted
  issue jsonb, -- why it cannot be a trailer: a key of the catalog rules, and the values of its text; null while it is converted
  created_at timestamptz NOT NULL,
  CONSTRAINT video_conversions_pkey PRIMARY KEY (id),
  CONSTRAINT video_conversions_percent_check CHECK (percent >= 0 AND percent <= 99),
  CONSTRAINT video_conversions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX video_conversions_created_at_idx ON video_conversions USING btree (created_at);
CREATE INDEX video_conversions_user_id_idx ON video_conversions USING btree (user_id);

-- uploaded pictures, which forms then refer to
CREATE TABLE uploads (
  id uuid NOT NULL, -- the uploadId that forms refer to
  user_id integer NOT NULL,
  purpose text NOT NULL,
  state text NOT NULL, -- storing: its files are being written; ready; removing: its files are being deleted
  url text NOT NULL,
  width integer, -- in pixels; null for captions
  height integer, -- in pixels; null for captions
  size integer NOT NULL, -- bytes of the stored file, without smaller copies of a picture
  mime text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT uploads_pkey PRIMARY KEY (id),
  CONSTRAINT uploads_url_key UNIQUE (url),
  CONSTRAINT uploads_height_check CHECK (height > 0),
  CONSTRAINT uploads_mime_check CHECK (mime = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'video/mp4'::text, 'video/webm'::text, 'text/vtt'::text])),
  CONSTRAINT uploads_pixels_check CHECK (
CASE
    WHEN purpose = 'captions'::text THEN width IS NULL AND height IS NULL
    ELSE width IS NOT NULL AND height IS NOT NULL
END),
  CONSTRAINT uploads_purpose_check CHECK (purpose <> ''::text),
  CONSTRAINT uploads_size_check CHECK (size > 0),
  CONSTRAINT uploads_state_check CHECK (state = ANY (ARRAY['storing'::text, 'ready'::text, 'removing'::text])),
  CONSTRAINT uploads_url_check CHECK (url <> ''::text),
  CONSTRAINT uploads_width_check CHECK (width > 0),
  CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX uploads_age ON uploads USING btree (created_at);
CREATE INDEX uploads_user ON uploads USING btree (user_id);

-- Versions: Releases of an application for one platform, their files, inspections and appeals.

-- releases of an application for one platform
CREATE TABLE versions (
  id integer GENERATED ALWAYS AS IDENTITY,
  application_id integer NOT NULL,
  platform smallint NOT NULL, -- 1 Windows, 2 web, 6 Android, 7 iOS
  version_name text NOT NULL,
  minimum_version text NOT NULL DEFAULT '',
  file_name text, -- as players download it; null if there is no file
  file_key text, -- key in the file store; null if an address outside the store is used instead
  file_size bigint, -- bytes
  review smallint NOT NULL DEFAULT 0, -- 0 not reviewed, 1 in review, 2 rejected, 3 approved
  reject_reason text NOT NULL DEFAULT '',
  status smallint NOT NULL DEFAULT 2, -- 1 online, 2 offline, 3 removed by operators
  released_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  package_file_id uuid, -- the uploaded file; null once it is deleted
  version_code bigint, -- of an APK: must rise from one approved version to the next
  certificates text[] NOT NULL DEFAULT '{}', -- SHA-256 of the certificates that signed an APK, in hexadecimal
  language locale_code NOT NULL DEFAULT 'zh-TW', -- of the mails to the developer about it
  removal_reason text NOT NULL DEFAULT '',
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by integer, -- the operator who approved or rejected it
  CONSTRAINT versions_pkey PRIMARY KEY (id),
  CONSTRAINT versions_application_id_version_name_key UNIQUE (application_id, version_name),
  CONSTRAINT versions_package_file_id_key UNIQUE (package_file_id),
  CONSTRAINT versions_file_size_check CHECK (file_size >= 0),
  CONSTRAINT versions_platform_check CHECK (platform = ANY (ARRAY[1, 2, 6, 7])),
  CONSTRAINT versions_review_check CHECK (review >= 0 AND review <= 3),
  CONSTRAINT versions_status_check CHECK (status >= 1 AND status <= 3),
  CONSTRAINT versions_version_name_check CHECK (version_name <> ''::text),
  CONSTRAINT versions_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT versions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id)
);
CREATE INDEX versions_file_key ON versions USING btree (file_key) WHERE file_key IS NOT NULL;
CREATE UNIQUE INDEX versions_one_online ON versions USING btree (application_id, platform) WHERE status = 1;
CREATE INDEX versions_queue ON versions USING btree (review, submitted_at, id);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON versions FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');
CREATE TRIGGER tell_deleted AFTER DELETE ON versions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('version:', 'id', 'reviews console');
CREATE TRIGGER tell_inserted AFTER INSERT ON versions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('version:', 'id', 'reviews console');
CREATE TRIGGER tell_owners AFTER INSERT ON versions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER tell_updated AFTER UPDATE ON versions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('version:', 'id', 'reviews console');

-- what is new in a version, by language
CREATE TABLE version_contents (
  version_id integer NOT NULL,
  lang locale_code NOT NULL,
  description text NOT NULL DEFAULT '',
  CONSTRAINT version_contents_pkey PRIMARY KEY (version_id, lang),
  CONSTRAINT version_contents_version_id_fkey FOREIGN KEY (version_id) REFERENCES versions(id) ON DELETE CASCADE
);

-- files of versions from the first byte of their upload until the last one is deleted
CREATE TABLE package_files (
  id uuid NOT NULL, -- the uploadId
  user_id integer NOT NULL,
  application_id integer, -- null once the application is deleted
  platform smallint NOT NULL, -- 1 Windows, 2 web, 6 Android
  name text NOT NULL,
  size bigint NOT NULL,
  sha256 text, -- in hexadecimal; null until the upload is complete
  state text NOT NULL, -- receiving and received: in the folder of incoming files, or with an object storage there; stored: in the file store
  file_key text, -- the file as it was uploaded, in the file store
  folder_key text, -- the unpacked web build, in the file store
  created_at timestamptz NOT NULL,
  touched_at timestamptz NOT NULL, -- when the latest bytes arrived; abandoned uploads are deleted
  CONSTRAINT package_files_pkey PRIMARY KEY (id),
  CONSTRAINT package_files_name_check CHECK (name <> ''::text),
  CONSTRAINT package_files_platform_check CHECK (platform = ANY (ARRAY[1, 2, 6])),
  CONSTRAINT package_files_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT package_files_size_check CHECK (size > 0),
  CONSTRAINT package_files_state_check CHECK (state = ANY (ARRAY['receiving'::text, 'received'::text, 'stored'::text, 'removing'::text])),
  CONSTRAINT package_files_whole_check CHECK ((state = ANY (ARRAY['receiving'::text, 'removing'::text])) OR sha256 IS NOT NULL),
  CONSTRAINT package_files_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE SET NULL,
  CONSTRAINT package_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX package_files_of_user ON package_files USING btree (user_id, created_at);
CREATE INDEX package_files_touched ON package_files USING btree (touched_at) WHERE state <> 'stored'::text;

-- files of versions on their way into an object storage, in parts; the row ends with the upload
CREATE TABLE package_parts (
  package_file_id uuid NOT NULL,
  upload_id text, -- what the storage calls the upload; null before the first part
  next_number integer NOT NULL DEFAULT 1, -- number of the next part; none is given out twice, so a late write of a stopped process harms nothing
  parts jsonb NOT NULL DEFAULT '[]', -- parts that the storage has, in order: [{number, etag}]
  received bigint NOT NULL DEFAULT 0, -- bytes that the storage has, in parts and in the rest
  rest_key text, -- object with the bytes after the last part, which are too few for one; null if there are none
  rest_size integer NOT NULL DEFAULT 0,
  CONSTRAINT package_parts_pkey PRIMARY KEY (package_file_id),
  CONSTRAINT package_parts_next_number_check CHECK (next_number >= 1 AND next_number <= 10001),
  CONSTRAINT package_parts_received_check CHECK (received >= 0),
  CONSTRAINT package_parts_rest_check CHECK ((rest_key IS NULL) = (rest_size = 0)),
  CONSTRAINT package_parts_rest_key_check CHECK (rest_key <> ''::text),
  CONSTRAINT package_parts_rest_size_check CHECK (rest_size >= 0),
  CONSTRAINT package_parts_upload_id_check CHECK (upload_id <> ''::text),
  CONSTRAINT package_parts_package_file_id_fkey FOREIGN KEY (package_file_id) REFERENCES package_files(id) ON DELETE CASCADE
);
CREATE INDEX package_parts_upload ON package_parts USING btree (upload_id) WHERE upload_id IS NOT NULL;

-- what the program found in the file of a version
CREATE TABLE version_inspections (
  version_id integer NOT NULL,
  package_file_id uuid NOT NULL, -- the inspected file; another file starts a new inspection
  state text NOT NULL,
  stages jsonb NOT NULL, -- results by stage, each with its findings
  facts jsonb, -- what the file says of itself; null until it is read
  files jsonb NOT NULL DEFAULT '[]', -- contents of an archive, for comparisons: [path, bytes, CRC-32]
  updated_at timestamptz NOT NULL,
  CONSTRAINT version_inspections_pkey PRIMARY KEY (version_id),
  CONSTRAINT version_inspections_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'passed'::text, 'warned'::text, 'failed'::text])),
  CONSTRAINT version_inspections_version_id_fkey FOREIGN KEY (version_id) REFERENCES versions(id) ON DELETE CASCADE
);
CREATE TRIGGER tell_deleted AFTER DELETE ON version_inspections REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('version:', 'version_id', '');
CREATE TRIGGER tell_inserted AFTER INSERT ON version_inspections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('version:', 'version_id', '');
CREATE TRIGGER tell_updated AFTER UPDATE ON version_inspections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('version:', 'version_id', '');

-- requests of developers that another operator reconsider a rejection or removal
CREATE TABLE version_appeals (
  id integer GENERATED ALWAYS AS IDENTITY,
  version_id integer NOT NULL,
  text text NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  answer text NOT NULL DEFAULT '', -- of the operator who decided
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by integer, -- the operator
  CONSTRAINT version_appeals_pkey PRIMARY KEY (id),
  CONSTRAINT version_appeals_decided_check CHECK ((decided_at IS NULL) = (state = 'waiting'::text)),
  CONSTRAINT version_appeals_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'granted'::text, 'declined'::text])),
  CONSTRAINT version_appeals_text_check CHECK (text <> ''::text),
  CONSTRAINT version_appeals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT version_appeals_version_id_fkey FOREIGN KEY (version_id) REFERENCES versions(id) ON DELETE CASCADE
);
CREATE INDEX version_appeals_of_version ON version_appeals USING btree (version_id, id);
CREATE UNIQUE INDEX version_appeals_waiting ON version_appeals USING btree (version_id) WHERE state = 'waiting'::text;
CREATE TRIGGER tell_deleted AFTER DELETE ON version_appeals REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('version:', 'version_id', 'reviews console');
CREATE TRIGGER tell_inserted AFTER INSERT ON version_appeals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('version:', 'version_id', 'reviews console');
CREATE TRIGGER tell_updated AFTER UPDATE ON version_appeals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('version:', 'version_id', 'reviews console');

-- which visitors were counted on which day, so that a download in several parts counts once
CREATE TABLE version_downloads (
  version_id integer NOT NULL,
  visitor bytea NOT NULL, -- keyed hash, never an address
  day date NOT NULL, -- in Taiwan
  CONSTRAINT version_downloads_pkey PRIMARY KEY (version_id, visitor, day),
  CONSTRAINT version_downloads_version_id_fkey FOREIGN KEY (version_id) REFERENCES versions(id) ON DELETE CASCADE
);
CREATE INDEX version_downloads_day ON version_downloads USING btree (day);

-- downloads of a version; apart from versions, since counting must not clear caches
CREATE TABLE version_download_counts (
  version_id integer NOT NULL,
  total integer NOT NULL,
  CONSTRAINT version_download_counts_pkey PRIMARY KEY (version_id),
  CONSTRAINT version_download_counts_total_check CHECK (total >= 0),
  CONSTRAINT version_download_counts_version_id_fkey FOREIGN KEY (version_id) REFERENCES versions(id) ON DELETE CASCADE
) WITH (fillfactor=70);

-- Hall and search: What the hall shows, and the derived tables that make its lists and searches fast.

-- wide pictures in the hall and the notice area
CREATE TABLE banners (
  id integer GENERATED ALWAYS AS IDENTITY,
  type smallint NOT NULL, -- 1 hall, 2 notice area
  image text NOT NULL, -- address without size, from which those of all sizes are derived
  link text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 1, -- in its area; equal positions are ordered by number
  begin_at timestamptz, -- shown from then on; null: at once
  end_at timestamptz, -- shown until then; null: without end
  source text, -- where it is shown: web or app; null: both
  CONSTRAINT banners_pkey PRIMARY KEY (id),
  CONSTRAINT banners_position_check CHECK ("position" >= 1),
  CONSTRAINT banners_schedule_check CHECK (end_at > begin_at),
  CONSTRAINT banners_source_check CHECK (source = ANY (ARRAY['web'::text, 'app'::text])),
  CONSTRAINT banners_type_check CHECK (type = ANY (ARRAY[1, 2]))
);
CREATE INDEX banners_place ON banners USING btree (type, "position", id);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON banners FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');
CREATE TRIGGER tell_deleted AFTER DELETE ON banners REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');
CREATE TRIGGER tell_inserted AFTER INSERT ON banners REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');
CREATE TRIGGER tell_updated AFTER UPDATE ON banners REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');

-- texts of a banner by language
CREATE TABLE banner_contents (
  banner_id integer NOT NULL,
  lang locale_code NOT NULL,
  eyebrow text NOT NULL DEFAULT '',
  title text NOT NULL,
  tagline text NOT NULL DEFAULT '',
  CONSTRAINT banner_contents_pkey PRIMARY KEY (banner_id, lang),
  CONSTRAINT banner_contents_banner_id_fkey FOREIGN KEY (banner_id) REFERENCES banners(id) ON DELETE CASCADE
);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON banner_contents FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');

-- games that operators have put together, on a page of their own and as a row of the hall
CREATE TABLE collections (
  id integer GENERATED ALWAYS AS IDENTITY,
  slug text COLLATE "C" NOT NULL, -- address: /collections/{slug}
  image text NOT NULL,
  is_published boolean NOT NULL DEFAULT false, -- false: a draft, whatever its schedule
  begin_at timestamptz, -- shown from then on; null: immediately
  end_at timestamptz, -- shown until then; null: no end
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT collections_pkey PRIMARY KEY (id),
  CONSTRAINT collections_slug_key UNIQUE (slug),
  CONSTRAINT collections_schedule_check CHECK (end_at > begin_at),
  CONSTRAINT collections_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON collections FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');

-- former addresses of collections, which redirect; no other collection can have them
CREATE TABLE collection_slugs (
  slug text COLLATE "C" NOT NULL,
  collection_id integer NOT NULL,
  CONSTRAINT collection_slugs_pkey PRIMARY KEY (slug),
  CONSTRAINT collection_slugs_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collections(id) ON DELETE CASCADE
);
CREATE INDEX collection_slugs_collection ON collection_slugs USING btree (collection_id);

-- texts of collections, by language
CREATE TABLE collection_contents (
  collection_id integer NOT NULL,
  lang locale_code NOT NULL,
  title text NOT NULL,
  text text NOT NULL DEFAULT '',
  CONSTRAINT collection_contents_pkey PRIMARY KEY (collection_id, lang),
  CONSTRAINT collection_contents_title_check CHECK (title <> ''::text),
  CONSTRAINT collection_contents_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collections(id) ON DELETE CASCADE
);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON collection_contents FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');

-- the games of collections, published or not
CREATE TABLE collection_games (
  collection_id integer NOT NULL,
  application_id integer NOT NULL,
  position smallint NOT NULL, -- place in the collection, from 1
  CONSTRAINT collection_games_pkey PRIMARY KEY (collection_id, application_id),
  CONSTRAINT collection_games_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT collection_games_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collections(id) ON DELETE CASCADE
);
CREATE INDEX collection_games_application ON collection_games USING btree (application_id);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON collection_games FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');

-- names of the applications on the shelf for sorting: the one of each language, or the default one; maintained by triggers
CREATE TABLE shelf_names (
  application_id integer NOT NULL,
  category smallint NOT NULL, -- of the application
  zh_tw text COLLATE "name_zh_tw" NOT NULL,
  zh_cn text COLLATE "name_zh_cn" NOT NULL,
  vi_vn text COLLATE "name_vi_vn" NOT NULL,
  en_us text COLLATE "name_en_us" NOT NULL,
  CONSTRAINT shelf_names_pkey PRIMARY KEY (application_id),
  CONSTRAINT shelf_names_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE INDEX shelf_names_category_en_us ON shelf_names USING btree (category, en_us, application_id);
CREATE INDEX shelf_names_category_vi_vn ON shelf_names USING btree (category, vi_vn, application_id);
CREATE INDEX shelf_names_category_zh_cn ON shelf_names USING btree (category, zh_cn, application_id);
CREATE INDEX shelf_names_category_zh_tw ON shelf_names USING btree (category, zh_tw, application_id);
CREATE INDEX shelf_names_en_us ON shelf_names USING btree (en_us, application_id);
CREATE INDEX shelf_names_vi_vn ON shelf_names USING btree (vi_vn, application_id);
CREATE INDEX shelf_names_zh_cn ON shelf_names USING btree (zh_cn, application_id);
CREATE INDEX shelf_names_zh_tw ON shelf_names USING btree (zh_tw, application_id);

-- how many applications are on the shelf by category; maintained by triggers
CREATE TABLE category_counts (
  category smallint NOT NULL, -- 100 counts all
  on_shelf_count integer NOT NULL DEFAULT 0,
  CONSTRAINT category_counts_pkey PRIMARY KEY (category),
  CONSTRAINT category_counts_on_shelf_count_check CHECK (on_shelf_count >= 0)
);

-- words in which an application is found
CREATE TABLE search_tokens (
  token text COLLATE "C" NOT NULL,
  application_id integer NOT NULL,
  weight smallint NOT NULL, -- sum of the places where the word occurs: name 8, developer 4, short description 2
  langs smallint NOT NULL, -- bits of the languages in which it occurs: 1 zh-TW, 2 zh-CN, 4 vi-VN, 8 en-US
  CONSTRAINT search_tokens_pkey PRIMARY KEY (token, application_id) INCLUDE (weight, langs),
  CONSTRAINT search_tokens_langs_check CHECK (langs >= 1 AND langs <= 15),
  CONSTRAINT search_tokens_weight_check CHECK (weight > 0),
  CONSTRAINT search_tokens_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE INDEX search_tokens_application ON search_tokens USING btree (application_id, token) INCLUDE (weight, langs);

-- every word whose variants are stored; unused words are harmless
CREATE TABLE search_words (
  token text COLLATE "C" NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (token)
);

-- each word of four letters or more with one letter left out: words at most one typing error apart share a variant
CREATE TABLE search_variants (
  variant text COLLATE "C" NOT NULL,
  token text COLLATE "C" NOT NULL,
  CONSTRAINT search_variants_pkey PRIMARY KEY (variant, token),
  CONSTRAINT search_variants_token_fkey FOREIGN KEY (token) REFERENCES search_words(token) ON DELETE CASCADE
);
CREATE INDEX search_variants_token ON search_variants USING btree (token);

-- the games of frequent words, beginnings of words and facets, packed from search_tokens and applications
CREATE TABLE search_blocks (
  kind text NOT NULL, -- which games the token stands for: with this word, with a word that begins so, or on the shelf with this property
  token text COLLATE "C" NOT NULL,
  block integer NOT NULL, -- which 8192 application IDs, from 0
  games bytea NOT NULL, -- which of them, in classes of weight and languages (search-block-format.ts)
  CONSTRAINT search_blocks_pkey PRIMARY KEY (kind, token, block),
  CONSTRAINT search_blocks_block_check CHECK (block >= 0),
  CONSTRAINT search_blocks_kind_check CHECK (kind = ANY (ARRAY['word'::text, 'prefix'::text, 'facet'::text]))
);

-- applications whose packed state is outdated: until they are packed, searches read their rows
CREATE TABLE search_changes (
  id bigint GENERATED ALWAYS AS IDENTITY,
  application_id integer NOT NULL, -- refers to nothing: the application may be deleted
  tokens text[] NOT NULL DEFAULT '{}', -- words it has gained, lost or now has with another weight or in other languages
  CONSTRAINT search_changes_pkey PRIMARY KEY (id)
);

-- the games most like each one on the shelf, computed every night and when a game is published; may be outdated, so that whoever reads them checks the shelf
CREATE TABLE related_applications (
  application_id integer NOT NULL,
  place smallint NOT NULL, -- 1 is most alike; more than pages show, because some of them may have left the shelf or be for adults
  related_id integer NOT NULL,
  CONSTRAINT related_applications_pkey PRIMARY KEY (application_id, place),
  CONSTRAINT related_applications_check CHECK (related_id <> application_id),
  CONSTRAINT related_applications_place_check CHECK (place >= 1 AND place <= 16),
  CONSTRAINT related_applications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT related_applications_related_id_fkey FOREIGN KEY (related_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE INDEX related_applications_related ON related_applications USING btree (related_id);

-- applications that left the shelf or were deleted, whose share pictures are still to be deleted; written by triggers
CREATE TABLE withdrawn_share_pictures (
  app_id text NOT NULL,
  withdrawn_at timestamptz NOT NULL,
  CONSTRAINT withdrawn_share_pictures_pkey PRIMARY KEY (app_id)
);

-- Products and orders: What is sold inside an application, its prices by country, and what players bought with star coins.

-- what is sold inside an application
CREATE TABLE products (
  id integer GENERATED ALWAYS AS IDENTITY,
  application_id integer NOT NULL,
  product_id text NOT NULL, -- chosen by the developer; free again once the product is deleted, since orders keep their own copy
  name text NOT NULL, -- for the developer only; players read the title
  icon text NOT NULL DEFAULT '',
  status smallint NOT NULL DEFAULT 2, -- 1 on the shelf, 2 off the shelf, 3 removed by operators
  published_at timestamptz, -- the first release; null if it was never for sale
  content_default locale_code NOT NULL DEFAULT 'zh-TW', -- language of the texts that stand in for missing ones
  default_currency text NOT NULL, -- from which automatic prices are converted
  default_price_minor bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  removal_reason text NOT NULL DEFAULT '', -- what the operator told the developer
  CONSTRAINT products_pkey PRIMARY KEY (id),
  CONSTRAINT products_application_id_product_id_key UNIQUE (application_id, product_id),
  CONSTRAINT products_default_currency_check CHECK (default_currency = ANY (ARRAY['TWD'::text, 'MYR'::text, 'SGD'::text, 'EUR'::text])),
  CONSTRAINT products_default_price_minor_check CHECK (default_price_minor >= 0),
  CONSTRAINT products_on_shelf_is_published CHECK (status <> 1 OR published_at IS NOT NULL),
  CONSTRAINT products_product_id_check CHECK (product_id <> ALL (ARRAY[''::text, 'point'::text])),
  CONSTRAINT products_status_check CHECK (status >= 1 AND status <= 3),
  CONSTRAINT products_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE TRIGGER forget_price_changes AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_price_changes();
CREATE TRIGGER note_pull AFTER UPDATE OF status ON products FOR EACH ROW WHEN (old.status = 1 AND new.status <> 1) EXECUTE FUNCTION note_product_pull();
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON products FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');
CREATE TRIGGER tell_list_delete AFTER DELETE ON products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'products');
CREATE TRIGGER tell_list_insert AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'products');
CREATE TRIGGER tell_list_update AFTER UPDATE ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'products');
CREATE TRIGGER tell_owners AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER tell_owners_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER tell_owners_updated AFTER UPDATE ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();

-- texts of a product by language
CREATE TABLE product_contents (
  product_id integer NOT NULL,
  lang locale_code NOT NULL,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT product_contents_pkey PRIMARY KEY (product_id, lang),
  CONSTRAINT product_contents_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON product_contents FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('product', 'product_id');

-- prices of a product, one for each country in which it is sold
CREATE TABLE product_prices (
  product_id integer NOT NULL,
  country text NOT NULL,
  position smallint NOT NULL, -- order of the countries; without a country, the first price in a currency applies
  currency text NOT NULL,
  price_minor bigint NOT NULL, -- the price that applies
  default_price_minor bigint NOT NULL, -- the converted price at the time the row was written
  is_manual boolean NOT NULL DEFAULT false, -- set by hand; conversions leave it alone
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT product_prices_pkey PRIMARY KEY (product_id, country),
  CONSTRAINT product_prices_product_id_position_key UNIQUE (product_id, "position") DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT product_prices_automatic_check CHECK (is_manual OR price_minor = default_price_minor),
  CONSTRAINT product_prices_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  CONSTRAINT product_prices_currency_check CHECK (currency = ANY (ARRAY['TWD'::text, 'MYR'::text, 'SGD'::text, 'EUR'::text])),
  CONSTRAINT product_prices_default_price_minor_check CHECK (default_price_minor >= 0),
  CONSTRAINT product_prices_free_check CHECK (price_minor > 0 OR currency <> 'TWD'::text),
  CONSTRAINT product_prices_price_minor_check CHECK (price_minor >= 0),
  CONSTRAINT product_prices_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
) WITH (fillfactor=50);
CREATE INDEX product_prices_currency ON product_prices USING btree (product_id, currency, "position");
CREATE TRIGGER note_deleted AFTER DELETE ON product_prices REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_price_changes();
CREATE TRIGGER note_inserted AFTER INSERT ON product_prices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_price_changes();
CREATE TRIGGER note_updated AFTER UPDATE ON product_prices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_price_changes();
CREATE TRIGGER notify_deleted AFTER DELETE ON product_prices REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_prices_changed();
CREATE TRIGGER notify_inserted AFTER INSERT ON product_prices REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_prices_changed();
CREATE TRIGGER notify_updated AFTER UPDATE ON product_prices REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_prices_changed();

-- history of prices, written by triggers
CREATE TABLE product_price_changes (
  id bigint GENERATED ALWAYS AS IDENTITY,
  product_id integer NOT NULL, -- no foreign key, which would slow down repricing; rows are deleted with the product
  country text NOT NULL,
  old_currency currency_code, -- null: there was no price before
  old_price_minor bigint, -- null: there was no price before
  new_currency currency_code, -- null: there is no price any more
  new_price_minor bigint, -- null: there is no price any more
  is_manual boolean NOT NULL, -- whether the new price was set by hand
  cause text NOT NULL, -- form, import or reprice: the setting starhall.price_cause of the transaction
  changed_at timestamptz NOT NULL,
  CONSTRAINT product_price_changes_pkey PRIMARY KEY (id),
  CONSTRAINT product_price_changes_cause_check CHECK (cause = ANY (ARRAY['form'::text, 'reprice'::text, 'import'::text]))
);
CREATE INDEX product_price_changes_product ON product_price_changes USING btree (product_id, id DESC);

-- products that left the shelf, so that a lower price is announced when they return; written by a trigger
CREATE TABLE product_pulls (
  product_id integer NOT NULL,
  last_change bigint NOT NULL, -- the latest row of product_price_changes at that time; 0 if there was none
  CONSTRAINT product_pulls_pkey PRIMARY KEY (product_id),
  CONSTRAINT product_pulls_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

-- large imports and repricings that run in the background
CREATE TABLE product_jobs (
  id integer GENERATED ALWAYS AS IDENTITY,
  application_id integer NOT NULL,
  user_id integer NOT NULL, -- the developer who started it
  is_applying boolean NOT NULL, -- false for a preview, which writes nothing
  state text NOT NULL DEFAULT 'waiting',
  file bytea STORAGE EXTERNAL, -- the table as it was uploaded; null once an import has ended, and for repricings
  done integer NOT NULL DEFAULT 0, -- lines or products of the current phase that are checked or written
  total integer NOT NULL,
  counts jsonb NOT NULL DEFAULT '{"edit": 0, "none": 0, "create": 0, "refused": 0}', -- lines by outcome: create, edit, none, refused
  lines jsonb NOT NULL DEFAULT '[]', -- the beginning of the report, refused lines first
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  kind text NOT NULL, -- import or reprice
  request jsonb, -- of a repricing: the products, and the preview that was agreed to
  repricing jsonb, -- what a repricing changes or has changed
  refusal jsonb, -- error code and fields that ended a repricing before it wrote anything
  CONSTRAINT product_jobs_pkey PRIMARY KEY (id),
  CONSTRAINT product_jobs_check CHECK (done >= 0 AND done <= total),
  CONSTRAINT product_jobs_file_check CHECK ((file IS NOT NULL) = (kind = 'import'::text AND (state = ANY (ARRAY['waiting'::text, 'judging'::text, 'writing'::text])))),
  CONSTRAINT product_jobs_kind_check CHECK (kind = ANY (ARRAY['import'::text, 'reprice'::text])),
  CONSTRAINT product_jobs_request_check CHECK ((request IS NOT NULL) = (kind = 'reprice'::text)),
  CONSTRAINT product_jobs_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'judging'::text, 'writing'::text, 'done'::text, 'refused'::text, 'failed'::text, 'canceled'::text])),
  CONSTRAINT product_jobs_total_check CHECK (total > 0),
  CONSTRAINT product_jobs_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT product_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX product_jobs_application_id_idx ON product_jobs USING btree (application_id, id);
CREATE UNIQUE INDEX product_jobs_running_key ON product_jobs USING btree (application_id) WHERE state = ANY (ARRAY['waiting'::text, 'judging'::text, 'writing'::text]);
CREATE INDEX product_jobs_user_id_idx ON product_jobs USING btree (user_id);

-- lower prices for a time; those of one product never overlap. Ended ones stay, as the history of prices
CREATE TABLE discounts (
  id integer GENERATED ALWAYS AS IDENTITY,
  application_id integer NOT NULL,
  product_id integer, -- null: all products of the application
  percent smallint NOT NULL, -- what is taken off every price
  begin_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT discounts_pkey PRIMARY KEY (id),
  CONSTRAINT discounts_percent_check CHECK (percent >= 1 AND percent <= 90),
  CONSTRAINT discounts_period_check CHECK (begin_at < end_at),
  CONSTRAINT discounts_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT discounts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX discounts_application ON discounts USING btree (application_id, end_at DESC);
CREATE INDEX discounts_begin ON discounts USING btree (begin_at);
CREATE INDEX discounts_end ON discounts USING btree (end_at);
CREATE INDEX discounts_product ON discounts USING btree (product_id) WHERE product_id IS NOT NULL;
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON discounts FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('application', 'application_id');

-- purchases of products with star coins; without foreign keys to what may be deleted later
CREATE TABLE orders (
  order_id order_number NOT NULL, -- the number that people see: P…
  id bigint GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  application_id integer NOT NULL, -- the application, which the order outlives
  app_id text NOT NULL,
  application_names jsonb NOT NULL, -- by language, as they were at the time of the order
  product_id text NOT NULL, -- the text that the developer chose, not the number of a row
  product_names jsonb NOT NULL, -- by language, as they were at the time of the order
  seller_id integer NOT NULL, -- the account of the developer
  seller text NOT NULL, -- its company, as it was at the time of the order
  lang locale_code NOT NULL, -- of mails about the order: what the player read last
  currency currency_code NOT NULL,
  price_minor minor_amount NOT NULL, -- of one piece
  quantity order_quantity NOT NULL,
  amount_minor bigint NOT NULL,
  status order_status NOT NULL DEFAULT 1, -- 1 paid, 3 refunded, 9 refund waits for a second operator
  refunded_minor bigint NOT NULL DEFAULT 0,
  refund_reason text NOT NULL DEFAULT '',
  refund_requested_at timestamptz, -- when the player or the seller asked for a refund; null if nobody has
  refund_answer text NOT NULL DEFAULT '', -- of the operator who decided
  refund_decided_at timestamptz, -- when an operator last granted or declined it
  refund_operator_id integer, -- who called for the refund, while it waits for a second operator
  created_at timestamptz NOT NULL,
  amount_rank bigint GENERATED ALWAYS AS (
CASE currency
    WHEN 'TWD'::text THEN amount_minor * 100
    ELSE amount_minor
END) STORED NOT NULL, -- in hundredths of the major unit, so that amounts of all currencies sort together
  country text, -- whose price was paid; null in old orders
  is_test boolean NOT NULL DEFAULT false, -- a test account received it free of charge
  acknowledged_at timestamptz, -- when the game confirmed that the player has received it
  refund_requester_id integer, -- the player or the seller; null in old orders, where it was the player
  CONSTRAINT orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT orders_country_check CHECK (country ~ '^[A-Z]{2}$'::text)
);
CREATE INDEX orders_created ON orders USING btree (created_at DESC, id DESC);
CREATE INDEX orders_seller ON orders USING btree (seller_id, created_at DESC, id DESC);
CREATE INDEX orders_unacknowledged ON orders USING btree (seller_id, created_at, id) WHERE acknowledged_at IS NULL;
CREATE INDEX orders_user ON orders USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX orders_waiting ON orders USING btree (created_at DESC, id DESC) WHERE status::smallint = 9;
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION orders_guard();
CREATE TRIGGER keep_days AFTER INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION note_record_day('order');
CREATE TRIGGER tell_list_changed AFTER UPDATE ON orders FOR EACH ROW WHEN (old.status::smallint IS DISTINCT FROM new.status::smallint OR old.refund_requested_at IS DISTINCT FROM new.refund_requested_at OR old.refund_decided_at IS DISTINCT FROM new.refund_decided_at) EXECUTE FUNCTION tell_row('orders', 'sales:', 'seller_id', 'user:', 'user_id');
CREATE TRIGGER tell_updated AFTER UPDATE ON orders FOR EACH ROW WHEN (old.status::smallint IS DISTINCT FROM new.status::smallint OR old.refund_requested_at IS DISTINCT FROM new.refund_requested_at OR old.refund_decided_at IS DISTINCT FROM new.refund_decided_at) EXECUTE FUNCTION tell_topic('console');

-- rates between currencies by the day on which they begin to apply
CREATE TABLE exchange_rates (
  from_currency text NOT NULL,
  to_currency text NOT NULL,
  rate double precision NOT NULL, -- value of one unit of from_currency in to_currency
  updated_at timestamptz NOT NULL,
  day date NOT NULL, -- in Taiwan; the latest day that is not in the future applies
  CONSTRAINT exchange_rates_pkey PRIMARY KEY (from_currency, to_currency, day),
  CONSTRAINT exchange_rates_check CHECK (from_currency <> to_currency),
  CONSTRAINT exchange_rates_from_currency_check CHECK (from_currency = ANY (ARRAY['TWD'::text, 'MYR'::text, 'SGD'::text, 'EUR'::text])),
  CONSTRAINT exchange_rates_rate_check CHECK (rate > 0::double precision AND rate < 'Infinity'::double precision),
  CONSTRAINT exchange_rates_to_currency_check CHECK (to_currency = ANY (ARRAY['TWD'::text, 'MYR'::text, 'SGD'::text, 'EUR'::text]))
);

-- Top-ups: Payments for star coins, their refunds, and the books of the sandbox cashier.

-- payments for star coins
CREATE TABLE deposits (
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id text NOT NULL, -- the number that people see: D…
  user_id integer NOT NULL,
  payment_method text NOT NULL,
  provider text NOT NULL, -- the payment provider
  provider_reference text NOT NULL DEFAULT '', -- number of the payment at the provider
  provider_method text NOT NULL DEFAULT '', -- how it was paid, in the words of the provider
  currency text NOT NULL,
  amount_minor bigint NOT NULL,
  amount_rank bigint GENERATED ALWAYS AS (
CASE currency
    WHEN 'TWD'::text THEN amount_minor * 100
    ELSE amount_minor
END) STORED NOT NULL, -- in hundredths of the major unit, so that amounts of all currencies sort together
  refunded_minor bigint NOT NULL DEFAULT 0,
  status smallint NOT NULL DEFAULT 2, -- 1 paid, 2 pending, 3 refunded, 4 chargeable, 5 cancelling, 6 cancelled, 7 rejected, 8 rejected and cancelled, 9 refund in progress
  problem text, -- a message of the provider that could not be carried out and needs an operator
  language text NOT NULL, -- of mails about it
  store_code text, -- to pay with at a convenience store; null for other methods
  expires_at timestamptz,
  checks smallint NOT NULL DEFAULT 0, -- how often the provider was asked about it
  next_check_at timestamptz, -- when the provider is asked next; null once it is settled
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  updated_at timestamptz NOT NULL,
  credit_operator_id integer, -- who called for crediting it, while it waits for a second operator
  credit_reason text NOT NULL DEFAULT '',
  credit_called_at timestamptz,
  CONSTRAINT deposits_pkey PRIMARY KEY (id),
  CONSTRAINT deposits_order_id_key UNIQUE (order_id),
  CONSTRAINT deposits_amount_minor_check CHECK (amount_minor > 0),
  CONSTRAINT deposits_credit_called CHECK ((credit_operator_id IS NULL) = (credit_called_at IS NULL)),
  CONSTRAINT deposits_credit_waits CHECK (credit_operator_id IS NULL OR (status = ANY (ARRAY[2, 4, 5]))),
  CONSTRAINT deposits_currency_check CHECK (currency = ANY (ARRAY['TWD'::text, 'MYR'::text, 'SGD'::text, 'EUR'::text])),
  CONSTRAINT deposits_order_id_check CHECK (order_id ~ '^D[0-9A-Z]{16}$'::text),
  CONSTRAINT deposits_paid_check CHECK ((paid_at IS NOT NULL) = (status = ANY (ARRAY[1, 3, 9]))),
  CONSTRAINT deposits_payment_method_check CHECK (payment_method <> ''::text),
  CONSTRAINT deposits_problem_check CHECK (problem = ANY (ARRAY['wrong_amount'::text, 'late_payment'::text, 'refund_failed'::text, 'refund_by_hand'::text])),
  CONSTRAINT deposits_provider_check CHECK (provider <> ''::text),
  CONSTRAINT deposits_refunded_check CHECK (refunded_minor >= 0 AND refunded_minor <= amount_minor),
  CONSTRAINT deposits_status_check CHECK (status >= 1 AND status <= 9),
  CONSTRAINT deposits_credit_operator_id_fkey FOREIGN KEY (credit_operator_id) REFERENCES users(id),
  CONSTRAINT deposits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX deposits_credit ON deposits USING btree (created_at, id) WHERE credit_operator_id IS NOT NULL;
CREATE INDEX deposits_largest ON deposits USING btree (amount_rank, id);
CREATE INDEX deposits_newest ON deposits USING btree (created_at, id);
CREATE INDEX deposits_of_user ON deposits USING btree (user_id, created_at, id);
CREATE INDEX deposits_of_user_amount ON deposits USING btree (user_id, amount_rank, id);
CREATE INDEX deposits_problem ON deposits USING btree (created_at, id) WHERE problem IS NOT NULL;
CREATE INDEX deposits_unpaid ON deposits USING btree (user_id) WHERE status = ANY (ARRAY[2, 4, 5]);
CREATE INDEX deposits_unsettled ON deposits USING btree (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE TRIGGER keep_days AFTER INSERT OR UPDATE ON deposits FOR EACH ROW EXECUTE FUNCTION note_record_day('deposit');
CREATE TRIGGER tell_list_changed AFTER UPDATE ON deposits FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.refunded_minor IS DISTINCT FROM new.refunded_minor OR old.problem IS DISTINCT FROM new.problem OR old.credit_operator_id IS DISTINCT FROM new.credit_operator_id) EXECUTE FUNCTION tell_row('deposits', 'user:', 'user_id');
CREATE TRIGGER tell_list_insert AFTER INSERT ON deposits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('user:', 'user_id', 'deposits');
CREATE TRIGGER tell_updated AFTER UPDATE ON deposits FOR EACH ROW WHEN (old.problem IS DISTINCT FROM new.problem OR old.credit_operator_id IS DISTINCT FROM new.credit_operator_id) EXECUTE FUNCTION tell_topic('console');

-- refunds of top-ups, complete or in part
CREATE TABLE deposit_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY,
  deposit_id bigint NOT NULL,
  amount_minor bigint NOT NULL,
  held_minor bigint NOT NULL DEFAULT 0, -- star coins set aside while it waits for a second operator
  owed_minor bigint NOT NULL DEFAULT 0, -- star coins that were already spent and that the player now owes
  state text NOT NULL,
  reason text NOT NULL DEFAULT '',
  operator_id integer, -- who called for it; null if the provider reported it
  second_operator_id integer, -- who agreed to it; null while or if nobody has to
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT deposit_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT deposit_refunds_amount_minor_check CHECK (amount_minor > 0),
  CONSTRAINT deposit_refunds_check CHECK (held_minor >= 0 AND held_minor <= amount_minor),
  CONSTRAINT deposit_refunds_check1 CHECK (owed_minor >= 0 AND owed_minor <= amount_minor),
  CONSTRAINT deposit_refunds_check2 CHECK (second_operator_id IS NULL OR second_operator_id <> operator_id),
  CONSTRAINT deposit_refunds_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'done'::text, 'by_hand'::text, 'failed'::text, 'given_up'::text])),
  CONSTRAINT deposit_refunds_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  CONSTRAINT deposit_refunds_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES users(id),
  CONSTRAINT deposit_refunds_second_operator_id_fkey FOREIGN KEY (second_operator_id) REFERENCES users(id)
);
CREATE INDEX deposit_refunds_deposit ON deposit_refunds USING btree (deposit_id, id);
CREATE UNIQUE INDEX deposit_refunds_waiting ON deposit_refunds USING btree (deposit_id) WHERE state = 'waiting'::text;
CREATE TRIGGER tell_deleted AFTER DELETE ON deposit_refunds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');
CREATE TRIGGER tell_inserted AFTER INSERT ON deposit_refunds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');
CREATE TRIGGER tell_updated AFTER UPDATE ON deposit_refunds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');

-- payments that their payer disputes at the bank, as the payment provider reported them last
CREATE TABLE deposit_disputes (
  deposit_id bigint NOT NULL,
  reference text COLLATE "C" NOT NULL, -- the number of the payment provider
  amount_minor bigint NOT NULL,
  taken_minor bigint NOT NULL DEFAULT 0, -- star coins taken back while the bank has the money; part of refunded_minor of the top-up
  state text NOT NULL, -- open, won by the store (then the money is back), or lost
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT deposit_disputes_pkey PRIMARY KEY (deposit_id, reference),
  CONSTRAINT deposit_disputes_amount_minor_check CHECK (amount_minor >= 0),
  CONSTRAINT deposit_disputes_check CHECK (taken_minor >= 0 AND taken_minor <= amount_minor),
  CONSTRAINT deposit_disputes_reference_check CHECK (reference <> ''::text),
  CONSTRAINT deposit_disputes_state_check CHECK (state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])),
  CONSTRAINT deposit_disputes_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposits(id)
);

-- payments at the sandbox cashier, which stands in for a payment provider and reads no table of the store
CREATE TABLE cashier_payments (
  order_id text NOT NULL,
  method text NOT NULL,
  currency text NOT NULL,
  amount_minor bigint NOT NULL,
  refunded_minor bigint NOT NULL DEFAULT 0,
  state text NOT NULL,
  reference text NOT NULL,
  store_code text, -- to pay with at a convenience store; null for other methods
  language text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT cashier_payments_pkey PRIMARY KEY (order_id),
  CONSTRAINT cashier_payments_amount_minor_check CHECK (amount_minor > 0),
  CONSTRAINT cashier_payments_check CHECK (refunded_minor >= 0 AND refunded_minor <= amount_minor),
  CONSTRAINT cashier_payments_state_check CHECK (state = ANY (ARRAY['open'::text, 'authorised'::text, 'paid'::text, 'declined'::text, 'cancelled'::text]))
);

-- refunds that the store has requested from the sandbox cashier, so that a repeated request refunds once
CREATE TABLE cashier_refunds (
  refund_id text NOT NULL,
  order_id text NOT NULL,
  amount_minor bigint NOT NULL,
  CONSTRAINT cashier_refunds_pkey PRIMARY KEY (refund_id),
  CONSTRAINT cashier_refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES cashier_payments(order_id)
);

-- messages of the sandbox cashier to the store
CREATE TABLE cashier_notifications (
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id text NOT NULL,
  body text NOT NULL, -- as it is sent, signature included
  tries smallint NOT NULL DEFAULT 0, -- how often it was sent
  delivered_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT cashier_notifications_pkey PRIMARY KEY (id),
  CONSTRAINT cashier_notifications_order_id_fkey FOREIGN KEY (order_id) REFERENCES cashier_payments(order_id)
);
CREATE INDEX cashier_notifications_order ON cashier_notifications USING btree (order_id, id);

-- Ledger: Star coins in double entry, append-only, and the daily figures that are derived from payments.

-- accounts of the double-entry ledger by owner, kind and currency
CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  owner_id integer NOT NULL, -- the user; 0 is the store
  kind ledger_account_kind NOT NULL, -- points, held and owed are wallets of players; sales belongs to sellers, issued and claims to the store
  currency currency_code NOT NULL,
  balance bigint, -- minor units, updated by each entry; null where it is the sum of the entries
  CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_accounts_owner_id_kind_currency_key UNIQUE (owner_id, kind, currency),
  CONSTRAINT ledger_accounts_balance_check CHECK (balance >= 0)
);
CREATE TRIGGER guard_change BEFORE UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_guard_account();
CREATE TRIGGER guard_new BEFORE INSERT ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_guard_new_account();
CREATE TRIGGER refuse_removal BEFORE DELETE OR TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER guard_change;
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER guard_new;
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER refuse_removal;

-- transactions of the ledger, whose entries sum to zero; append-only
CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind ledger_transaction_kind NOT NULL,
  reference ledger_reference NOT NULL, -- the payment or order: deposit:D…, order:P…
  posted_at timestamptz NOT NULL,
  written_in xid8 NOT NULL DEFAULT pg_current_xact_id(), -- the only database transaction that may add entries
  CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX ledger_transactions_once ON ledger_transactions USING btree (kind, reference) WHERE kind::text = ANY (ARRAY['top_up'::text, 'exchange'::text, 'exchange_refund'::text]);
CREATE INDEX ledger_transactions_reference ON ledger_transactions USING btree (reference);
CREATE INDEX ledger_transactions_time ON ledger_transactions USING brin (posted_at);
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE ledger_transactions ENABLE ALWAYS TRIGGER refuse_change;

-- entries of the ledger, append-only; a trigger checks account and transaction, since a foreign key would lock the accounts of the store
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY,
  transaction_id bigint NOT NULL,
  account_id bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL, -- minor units, positive for what is added
  balance_after bigint, -- null for accounts without a stored balance
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entries_transaction_id_account_id_key UNIQUE (transaction_id, account_id),
  CONSTRAINT ledger_entries_amount_check CHECK (amount <> 0)
);
CREATE INDEX ledger_entries_account ON ledger_entries USING btree (account_id, id);
CREATE TRIGGER apply_entry BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE CONSTRAINT TRIGGER sum_to_zero AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_sum();
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER apply_entry;
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER refuse_change;
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER sum_to_zero;

-- results of checking the ledger against payments and orders
CREATE TABLE ledger_reports (
  id bigint GENERATED ALWAYS AS IDENTITY,
  made_at timestamptz NOT NULL,
  is_balanced boolean NOT NULL,
  figures jsonb NOT NULL, -- star coins in circulation by currency
  findings jsonb NOT NULL, -- what each check found
  CONSTRAINT ledger_reports_pkey PRIMARY KEY (id)
);

-- payments, orders and refunds by day; only of days that have ended
CREATE TABLE daily_closes (
  day date NOT NULL, -- in Taiwan
  currency text NOT NULL,
  top_up_count integer NOT NULL,
  top_up_minor bigint NOT NULL,
  refund_minor bigint NOT NULL,
  order_count integer NOT NULL,
  order_minor bigint NOT NULL,
  order_refund_minor bigint NOT NULL,
  circulation_minor bigint NOT NULL, -- star coins at the end of the day: of players, held, and of sellers
  CONSTRAINT daily_closes_pkey PRIMARY KEY (day, currency)
);

-- payments, orders and refunds by finished hour; only of days that are not closed yet
CREATE TABLE ledger_hours (
  hour timestamptz NOT NULL, -- when it begins
  currency text NOT NULL,
  top_up_count integer NOT NULL,
  top_up_minor bigint NOT NULL,
  refund_minor bigint NOT NULL,
  order_count integer NOT NULL,
  order_minor bigint NOT NULL,
  order_refund_minor bigint NOT NULL,
  issued_minor bigint NOT NULL, -- by how much the star coins in circulation have grown
  CONSTRAINT ledger_hours_pkey PRIMARY KEY (hour, currency)
);

-- top-ups and orders of a user by day, currency and status, for totals of lists; maintained by triggers
CREATE TABLE record_days (
  user_id integer NOT NULL,
  record text NOT NULL, -- deposit or order
  day date NOT NULL, -- in Taiwan
  currency text NOT NULL,
  status smallint NOT NULL, -- as in deposits or orders
  count integer NOT NULL, -- how many records
  amount_minor bigint NOT NULL,
  refunded_minor bigint NOT NULL,
  CONSTRAINT record_days_pkey PRIMARY KEY (user_id, record, day, currency, status)
);

-- replies of calls that move money, written in their transaction, so that a repeated call returns the same reply
CREATE TABLE idempotency_keys (
  user_id integer NOT NULL,
  key idempotency_key NOT NULL,
  call text NOT NULL,
  request_hash sha256_hash NOT NULL, -- SHA-256 of the request: a key belongs to one request
  answer jsonb, -- null while the call is running
  created_at timestamptz NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

-- Invoices: Taiwan's electronic invoices for top-ups, the carriers that store them, and the draws.

-- electronic invoices for top-ups, from the payment on; the number follows when it is issued
CREATE TABLE invoices (
  id integer GENERATED ALWAYS AS IDENTITY,
  order_id text NOT NULL, -- of the deposit
  user_id integer NOT NULL,
  provider_code text NOT NULL, -- the payment provider of the top-up
  language text NOT NULL, -- of mails about it
  amount integer NOT NULL, -- whole TWD
  allowance integer NOT NULL DEFAULT 0, -- whole TWD refunded by allowances
  paid_at timestamptz NOT NULL,
  status smallint NOT NULL DEFAULT 0, -- 0 waits for a number, 1 issued, 2 voided by a full refund
  period text, -- YYYY-MM, the first of the two months in which it was issued; null before that
  number text, -- two letters and eight digits; null until it is issued
  random_code text, -- four digits; null until it is issued
  seller_name text, -- of the store; null until it is issued
  seller_tax_id text, -- of the store; null until it is issued
  carrier_type smallint, -- 1 mobile barcode, 2 citizen certificate, 3 member carrier, 4 donation code; null without a carrier
  carrier_code text, -- null without a carrier
  carrier_hidden_code text, -- of a member carrier; null for others
  issued_at timestamptz,
  voided_at timestamptz,
  winning_type smallint NOT NULL DEFAULT 0, -- 0 none, 1 to 8 prizes of the draw, 9 to 12 prizes of cloud invoices
  prize integer NOT NULL DEFAULT 0, -- whole TWD
  redeem_code text NOT NULL DEFAULT '', -- with which the prize is collected; empty without one
  printing smallint NOT NULL DEFAULT 0, -- 0 certificate not printed yet, 1 printed
  notified_at timestamptz, -- when the mail about a prize was sent
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_order_id_key UNIQUE (order_id),
  CONSTRAINT invoices_period_number_key UNIQUE (period, number),
  CONSTRAINT invoices_amount_check CHECK (amount > 0),
  CONSTRAINT invoices_carrier_type_check CHECK (carrier_type >= 1 AND carrier_type <= 4),
  CONSTRAINT invoices_check CHECK (allowance >= 0 AND allowance <= amount),
  CONSTRAINT invoices_issued_check CHECK ((issued_at IS NULL) = (number IS NULL) AND (number IS NULL) = (period IS NULL) AND (number IS NULL) = (random_code IS NULL) AND (number IS NULL) = (seller_tax_id IS NULL) AND (status <> 1 OR number IS NOT NULL) AND (status <> 0 OR number IS NULL)),
  CONSTRAINT invoices_number_check CHECK (number ~ '^[A-Z]{2}\d{8}$'::text),
  CONSTRAINT invoices_printing_check CHECK (printing = ANY (ARRAY[0, 1])),
  CONSTRAINT invoices_random_code_check CHECK (random_code ~ '^\d{4}$'::text),
  CONSTRAINT invoices_status_check CHECK (status >= 0 AND status <= 2),
  CONSTRAINT invoices_voided_check CHECK ((voided_at IS NOT NULL) = (status = 2)),
  CONSTRAINT invoices_winner_check CHECK (winning_type = 0 OR status = 1),
  CONSTRAINT invoices_winning_type_check CHECK (winning_type >= 0 AND winning_type <= 12),
  CONSTRAINT invoices_won_check CHECK ((winning_type > 0) = (prize > 0) AND (winning_type > 0) = (redeem_code <> ''::text)),
  CONSTRAINT invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX invoices_to_notify ON invoices USING btree (id) WHERE winning_type > 0 AND notified_at IS NULL;
CREATE INDEX invoices_user ON invoices USING btree (user_id, issued_at DESC, id DESC);
CREATE INDEX invoices_waiting ON invoices USING btree (paid_at, id) WHERE status = 0;
CREATE INDEX invoices_winning ON invoices USING btree (user_id, period) WHERE winning_type > 0;
CREATE TRIGGER tell_deleted AFTER DELETE ON invoices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');
CREATE TRIGGER tell_inserted AFTER INSERT ON invoices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');
CREATE TRIGGER tell_updated AFTER UPDATE ON invoices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');

-- refunded parts of invoices, each with a document of its own
CREATE TABLE invoice_allowances (
  id integer GENERATED ALWAYS AS IDENTITY,
  invoice_id integer NOT NULL,
  amount integer NOT NULL, -- whole TWD
  created_at timestamptz NOT NULL,
  CONSTRAINT invoice_allowances_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_allowances_amount_check CHECK (amount > 0),
  CONSTRAINT invoice_allowances_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id)
);
CREATE INDEX invoice_allowances_invoice ON invoice_allowances USING btree (invoice_id);

-- where a player stores invoices
CREATE TABLE invoice_carriers (
  user_id integer NOT NULL,
  type smallint NOT NULL, -- 1 mobile barcode, 2 citizen certificate, 3 member carrier, 4 donation code
  code text NOT NULL,
  hidden_code text, -- by which the invoice platform knows a member carrier; never shown
  bound_at timestamptz NOT NULL,
  CONSTRAINT invoice_carriers_pkey PRIMARY KEY (user_id),
  CONSTRAINT invoice_carriers_code_check CHECK (code <> ''::text),
  CONSTRAINT invoice_carriers_hidden_check CHECK ((hidden_code IS NOT NULL) = (type = 3)),
  CONSTRAINT invoice_carriers_type_check CHECK (type >= 1 AND type <= 4),
  CONSTRAINT invoice_carriers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

-- attempts to bind a member carrier at the invoice platform
CREATE TABLE invoice_bindings (
  id integer GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  link_hash bytea NOT NULL, -- hash of the secret in the link
  token_hash bytea NOT NULL, -- hash of the secret token of the attempt
  visible_code text NOT NULL,
  hidden_code text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  answered_at timestamptz, -- when the platform confirmed or declined it
  CONSTRAINT invoice_bindings_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_bindings_link_hash_key UNIQUE (link_hash),
  CONSTRAINT invoice_bindings_token_hash_key UNIQUE (token_hash),
  CONSTRAINT invoice_bindings_check CHECK (expires_at > created_at),
  CONSTRAINT invoice_bindings_link_hash_check CHECK (octet_length(link_hash) = 32),
  CONSTRAINT invoice_bindings_token_hash_check CHECK (octet_length(token_hash) = 32),
  CONSTRAINT invoice_bindings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX invoice_bindings_expiry ON invoice_bindings USING btree (expires_at);
CREATE INDEX invoice_bindings_user ON invoice_bindings USING btree (user_id);

-- invoice numbers assigned to the store by period; they are issued without gaps, under a lock of the row
CREATE TABLE invoice_ranges (
  id integer GENERATED ALWAYS AS IDENTITY,
  period text NOT NULL, -- YYYY-MM, the first of its two months
  prefix text NOT NULL, -- two letters
  first_number integer NOT NULL,
  last_number integer NOT NULL,
  next_number integer NOT NULL, -- the next one to issue
  created_at timestamptz NOT NULL,
  CONSTRAINT invoice_ranges_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_ranges_first_number_check CHECK (first_number >= 0),
  CONSTRAINT invoice_ranges_last_number_check CHECK (last_number <= 99999999),
  CONSTRAINT invoice_ranges_next_check CHECK (next_number >= first_number AND next_number <= (last_number + 1)),
  CONSTRAINT invoice_ranges_order_check CHECK (first_number <= last_number),
  CONSTRAINT invoice_ranges_period_check CHECK (period ~ '^\d{4}-(01|03|05|07|09|11)$'::text),
  CONSTRAINT invoice_ranges_prefix_check CHECK (prefix ~ '^[A-Z]{2}$'::text)
);
CREATE INDEX invoice_ranges_period ON invoice_ranges USING btree (period, id);

-- draws that were imported
CREATE TABLE invoice_draws (
  period text NOT NULL, -- YYYY-MM, the first of its two months
  drawn_on date NOT NULL, -- in Taiwan
  imported_at timestamptz NOT NULL,
  winners integer NOT NULL DEFAULT 0,
  prizes bigint NOT NULL DEFAULT 0,
  CONSTRAINT invoice_draws_pkey PRIMARY KEY (period)
);

-- winning numbers of a draw
CREATE TABLE invoice_drawn_numbers (
  period text NOT NULL,
  position integer NOT NULL,
  number text NOT NULL,
  winning_type smallint NOT NULL, -- as in invoices
  CONSTRAINT invoice_drawn_numbers_pkey PRIMARY KEY (period, "position"),
  CONSTRAINT invoice_drawn_numbers_period_fkey FOREIGN KEY (period) REFERENCES invoice_draws(period)
);

-- Games and webhooks: What hosted games store about their players, and the notifications that game servers receive.

-- who plays which game, under an identifier that differs from game to game
CREATE TABLE players (
  application_id integer NOT NULL, -- no foreign key: like the orders of its players, the row outlives the application
  user_id integer NOT NULL,
  player_id text NOT NULL, -- random; all that a game learns about the player
  created_at timestamptz NOT NULL,
  CONSTRAINT players_pkey PRIMARY KEY (application_id, user_id),
  CONSTRAINT players_player_id_key UNIQUE (player_id),
  CONSTRAINT players_player_id_check CHECK (player_id ~ '^pl_[A-Za-z0-9_-]{22}$'::text),
  CONSTRAINT players_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX players_user ON players USING btree (user_id);

-- progress that a hosted game stores for a player
CREATE TABLE game_saves (
  application_id integer NOT NULL,
  user_id integer NOT NULL,
  data text NOT NULL, -- text of the game, unread by the store
  revision integer NOT NULL, -- incremented by each save, so that two devices cannot overwrite each other
  updated_at timestamptz NOT NULL,
  CONSTRAINT game_saves_pkey PRIMARY KEY (application_id, user_id),
  CONSTRAINT game_saves_revision_check CHECK (revision > 0),
  CONSTRAINT game_saves_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT game_saves_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) WITH (fillfactor=80);
CREATE INDEX game_saves_user ON game_saves USING btree (user_id);

-- the best score of each player by board; reported by the browser, hence not proven
CREATE TABLE game_scores (
  application_id integer NOT NULL,
  board text NOT NULL, -- chosen by the game
  user_id integer NOT NULL,
  score bigint NOT NULL,
  achieved_at timestamptz NOT NULL,
  CONSTRAINT game_scores_pkey PRIMARY KEY (application_id, board, user_id),
  CONSTRAINT game_scores_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT game_scores_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX game_scores_best ON game_scores USING btree (application_id, board, score DESC, achieved_at, user_id);
CREATE INDEX game_scores_user ON game_scores USING btree (user_id);

-- addresses of developers that are notified of purchases
CREATE TABLE webhooks (
  id integer GENERATED ALWAYS AS IDENTITY,
  application_id integer NOT NULL,
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  events text[] NOT NULL, -- kinds of message it receives
  secret text NOT NULL, -- signing key, encrypted with the key of the installation
  old_secret text, -- the previous key, which signs as well until old_secret_until
  old_secret_until timestamptz, -- null without a previous key
  is_enabled boolean NOT NULL DEFAULT true, -- false if the developer or repeated failures have switched it off
  off_reason text, -- owner or failing; null while it is enabled
  failing_since timestamptz, -- null while deliveries succeed
  last_delivered_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT webhooks_enabled_check CHECK (is_enabled = (off_reason IS NULL)),
  CONSTRAINT webhooks_events_check CHECK (events <@ ARRAY['purchase.completed'::text, 'purchase.refunded'::text]),
  CONSTRAINT webhooks_off_reason_check CHECK (off_reason = ANY (ARRAY['owner'::text, 'failing'::text])),
  CONSTRAINT webhooks_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE INDEX webhooks_application ON webhooks USING btree (application_id);
CREATE TRIGGER tell_deleted AFTER DELETE ON webhooks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('webhook:', 'id', '');
CREATE TRIGGER tell_inserted AFTER INSERT ON webhooks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('webhook:', 'id', '');
CREATE TRIGGER tell_owners AFTER INSERT ON webhooks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER tell_updated AFTER UPDATE ON webhooks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('webhook:', 'id', '');

-- purchases and refunds that webhooks are notified of, written together with the order
CREATE TABLE webhook_messages (
  id bigint GENERATED ALWAYS AS IDENTITY,
  message_id text NOT NULL DEFAULT 'msg_'::text || replace(gen_random_uuid()::text, '-'::text, ''::text), -- the webhook-id header: the same in every attempt
  application_id integer NOT NULL,
  type text NOT NULL,
  order_id text, -- null for test messages
  payload text, -- the body as it is sent, byte for byte; null until deliveries are created
  created_at timestamptz NOT NULL,
  fanned_out_at timestamptz, -- when a delivery was created for each webhook; null before that
  traceparent text, -- the trace of the request that wrote it (W3C Trace Context); null: no traces are made
  CONSTRAINT webhook_messages_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_messages_message_id_key UNIQUE (message_id),
  CONSTRAINT webhook_messages_type_check CHECK (type = ANY (ARRAY['purchase.completed'::text, 'purchase.refunded'::text, 'webhook.test'::text])),
  CONSTRAINT webhook_messages_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);
CREATE INDEX webhook_messages_created ON webhook_messages USING btree (created_at);
CREATE INDEX webhook_messages_new ON webhook_messages USING btree (id) WHERE fanned_out_at IS NULL;

-- one message to one webhook
CREATE TABLE webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY,
  webhook_id integer NOT NULL,
  message_number bigint NOT NULL, -- number of the row in webhook_messages, whose message_id is the public one
  state text NOT NULL DEFAULT 'waiting',
  tries smallint NOT NULL DEFAULT 0, -- attempts so far
  next_try_at timestamptz, -- null if none is scheduled
  last_status smallint, -- HTTP status of the latest attempt; null without a response
  last_error text, -- why the latest attempt failed; null if it did not
  created_at timestamptz NOT NULL,
  delivered_at timestamptz,
  updated_at timestamptz NOT NULL,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_webhook_id_message_number_key UNIQUE (webhook_id, message_number),
  CONSTRAINT webhook_deliveries_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])),
  CONSTRAINT webhook_deliveries_message_number_fkey FOREIGN KEY (message_number) REFERENCES webhook_messages(id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (next_try_at) WHERE state = 'waiting'::text;
CREATE INDEX webhook_deliveries_log ON webhook_deliveries USING btree (webhook_id, id DESC);
CREATE INDEX webhook_deliveries_message ON webhook_deliveries USING btree (message_number);
CREATE INDEX webhook_deliveries_open ON webhook_deliveries USING btree (webhook_id, state) WHERE state <> 'delivered'::text;
CREATE TRIGGER tell_deleted AFTER DELETE ON webhook_deliveries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('webhook:', 'webhook_id', '');
CREATE TRIGGER tell_inserted AFTER INSERT ON webhook_deliveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('webhook:', 'webhook_id', '');
CREATE TRIGGER tell_updated AFTER UPDATE ON webhook_deliveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('webhook:', 'webhook_id', '');

-- requests of a delivery
CREATE TABLE webhook_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  delivery_id bigint NOT NULL,
  attempted_at timestamptz NOT NULL,
  status smallint, -- HTTP status; null without a response
  error text, -- why it failed; null if it did not
  duration_ms integer NOT NULL,
  answer text NOT NULL DEFAULT '', -- the beginning of the response
  is_replay boolean NOT NULL DEFAULT false, -- requested by the developer, outside of the schedule
  CONSTRAINT webhook_attempts_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_attempts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE
);
CREATE INDEX webhook_attempts_delivery ON webhook_attempts USING btree (delivery_id, id);

-- Players: A player's library and ratings, and what the store notifies people of.

-- games that a player likes
CREATE TABLE library_favourites (
  application_id integer NOT NULL,
  user_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz, -- set for a day, so that the removal can be undone without losing the place in the list
  CONSTRAINT library_favourites_pkey PRIMARY KEY (application_id, user_id),
  CONSTRAINT library_favourites_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT library_favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX library_favourites_removed ON library_favourites USING btree (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX library_favourites_user ON library_favourites USING btree (user_id, created_at DESC, application_id DESC);

-- games that a player wants; a wish ends when the game is played or downloaded
CREATE TABLE library_wishes (
  application_id integer NOT NULL,
  user_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz, -- set for a day, so that the removal can be undone without losing the place in the list
  CONSTRAINT library_wishes_pkey PRIMARY KEY (application_id, user_id),
  CONSTRAINT library_wishes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT library_wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX library_wishes_removed ON library_wishes USING btree (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX library_wishes_user ON library_wishes USING btree (user_id, created_at DESC, application_id DESC);

-- who has played or downloaded what, without test accounts of games off the shelf
CREATE TABLE library_plays (
  application_id integer NOT NULL,
  user_id integer NOT NULL,
  first_played_at timestamptz NOT NULL,
  last_played_at timestamptz NOT NULL,
  play_count integer NOT NULL DEFAULT 1,
  hidden_at timestamptz, -- when the player removed it from the list of recent games; the next play shows it again
  played_seconds integer NOT NULL DEFAULT 0, -- in the browser, as the server measured it between the reports of the page; 0 also where it is unknown, as for downloads
  beat_at timestamptz, -- the latest report of a page that the game is being played; the time since then counts if the next one comes soon
  CONSTRAINT library_plays_pkey PRIMARY KEY (application_id, user_id),
  CONSTRAINT library_plays_play_count_check CHECK (play_count > 0),
  CONSTRAINT library_plays_played_seconds_check CHECK (played_seconds >= 0),
  CONSTRAINT library_plays_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT library_plays_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) WITH (fillfactor=80);
CREATE INDEX library_plays_user ON library_plays USING btree (user_id, last_played_at DESC, application_id DESC) WHERE hidden_at IS NULL;

-- who may play a paid game: buyers, and players from before it had a price
CREATE TABLE owned_games (
  application_id integer NOT NULL,
  user_id integer NOT NULL,
  order_id text, -- the purchase; null: from before the game had a price. A refund deletes the row
  owned_since timestamptz NOT NULL,
  CONSTRAINT owned_games_pkey PRIMARY KEY (application_id, user_id)
);
CREATE UNIQUE INDEX owned_games_order ON owned_games USING btree (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX owned_games_user ON owned_games USING btree (user_id, owned_since DESC, application_id DESC);

-- ratings of games, with one to five stars and words
CREATE TABLE ratings (
  id integer GENERATED ALWAYS AS IDENTITY,
  application_id integer NOT NULL,
  user_id integer, -- null once the account is deleted
  stars smallint NOT NULL, -- one to five
  words text NOT NULL DEFAULT '', -- empty for stars alone, which are counted but not listed
  lang locale_code NOT NULL,
  version_name text NOT NULL DEFAULT '', -- the version that was online at the time
  helpful_count integer NOT NULL DEFAULT 0, -- votes in rating_votes
  reported_at timestamptz, -- the first open report of the rating or its answer; null if there is none
  is_author_suspended boolean NOT NULL DEFAULT false, -- whether the account of user_id is suspended
  removed_at timestamptz, -- when an operator removed it; null while it is not
  removal_reason text, -- spam, abuse, private, offtopic, spoiler or illegal; null while it is not removed
  removal_note text NOT NULL DEFAULT '',
  answer text, -- of the developer; null if there is none
  answered_at timestamptz,
  answer_edited_at timestamptz,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  answer_removed_at timestamptz,
  answer_removal_reason text, -- as removal_reason, for the answer
  answer_removal_note text NOT NULL DEFAULT '',
  revision integer NOT NULL DEFAULT 1, -- incremented by each change of stars or words
  answer_revision integer NOT NULL DEFAULT 1, -- incremented by each change of the answer, including its removal
  held_at timestamptz, -- since when it waits for an operator because many came at the same time; null: it does not
  is_shown boolean GENERATED ALWAYS AS (removed_at IS NULL AND held_at IS NULL AND NOT is_author_suspended) STORED NOT NULL, -- whether everybody sees it, and it counts
  CONSTRAINT ratings_pkey PRIMARY KEY (id),
  CONSTRAINT ratings_application_id_user_id_key UNIQUE (application_id, user_id),
  CONSTRAINT ratings_answer_removal_reason_check CHECK (answer_removal_reason = ANY (ARRAY['spam'::text, 'abuse'::text, 'private'::text, 'offtopic'::text, 'spoiler'::text, 'illegal'::text])),
  CONSTRAINT ratings_answer_removed_for_a_reason CHECK ((answer_removed_at IS NULL) = (answer_removal_reason IS NULL)),
  CONSTRAINT ratings_answered_at_a_time CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT ratings_helpful_count_check CHECK (helpful_count >= 0),
  CONSTRAINT ratings_removal_reason_check CHECK (removal_reason = ANY (ARRAY['spam'::text, 'abuse'::text, 'private'::text, 'offtopic'::text, 'spoiler'::text, 'illegal'::text])),
  CONSTRAINT ratings_removed_answer_is_kept CHECK (answer_removed_at IS NULL OR answer IS NOT NULL),
  CONSTRAINT ratings_removed_for_a_reason CHECK ((removed_at IS NULL) = (removal_reason IS NULL)),
  CONSTRAINT ratings_stars_check CHECK (stars >= 1 AND stars <= 5),
  CONSTRAINT ratings_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) WITH (fillfactor=90);
CREATE INDEX ratings_application ON ratings USING btree (application_id, id DESC);
CREATE INDEX ratings_arrived ON ratings USING btree (application_id, created_at);
CREATE INDEX ratings_bad ON ratings USING btree (application_id, id DESC) WHERE stars <= 2 AND is_shown AND words <> ''::text AND answer IS NULL;
CREATE INDEX ratings_created ON ratings USING btree (created_at) WHERE is_shown;
CREATE INDEX ratings_held ON ratings USING btree (held_at, id) WHERE held_at IS NOT NULL;
CREATE INDEX ratings_helpful ON ratings USING btree (application_id, helpful_count DESC, id DESC) WHERE is_shown AND words <> ''::text;
CREATE INDEX ratings_highest ON ratings USING btree (application_id, stars, id) WHERE is_shown AND words <> ''::text;
CREATE INDEX ratings_language ON ratings USING btree (application_id, lang, id DESC) WHERE is_shown AND words <> ''::text;
CREATE INDEX ratings_lowest ON ratings USING btree (application_id, (- stars), id) WHERE is_shown AND words <> ''::text;
CREATE INDEX ratings_newest ON ratings USING btree (application_id, id DESC) WHERE is_shown AND words <> ''::text;
CREATE INDEX ratings_removed ON ratings USING btree (GREATEST(removed_at, answer_removed_at) DESC, id DESC) WHERE removed_at IS NOT NULL OR answer_removed_at IS NOT NULL;
CREATE INDEX ratings_reported ON ratings USING btree (reported_at, id) WHERE reported_at IS NOT NULL;
CREATE INDEX ratings_stars ON ratings USING btree (application_id, stars, helpful_count, id) WHERE is_shown AND words <> ''::text;
CREATE INDEX ratings_unanswered ON ratings USING btree (application_id, id DESC) WHERE is_shown AND words <> ''::text AND answer IS NULL;
CREATE INDEX ratings_user ON ratings USING btree (user_id, id DESC);
CREATE TRIGGER follow_deleted AFTER DELETE ON ratings REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION follow_ratings();
CREATE TRIGGER follow_inserted AFTER INSERT ON ratings REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION follow_ratings();
CREATE TRIGGER follow_updated AFTER UPDATE ON ratings REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION follow_ratings();
CREATE TRIGGER tell_deleted AFTER DELETE ON ratings FOR EACH ROW WHEN (old.reported_at IS NOT NULL) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_held AFTER INSERT ON ratings FOR EACH ROW WHEN (new.held_at IS NOT NULL) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_held_deleted AFTER DELETE ON ratings FOR EACH ROW WHEN (old.held_at IS NOT NULL) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_held_updated AFTER UPDATE ON ratings FOR EACH ROW WHEN ((old.held_at IS NULL) <> (new.held_at IS NULL)) EXECUTE FUNCTION tell_topic('console');
CREATE TRIGGER tell_rating AFTER UPDATE ON ratings FOR EACH ROW WHEN (old.revision IS DISTINCT FROM new.revision OR old.answer_revision IS DISTINCT FROM new.answer_revision OR old.is_shown IS DISTINCT FROM new.is_shown OR (old.reported_at IS NULL) IS DISTINCT FROM (new.reported_at IS NULL)) EXECUTE FUNCTION tell_rating();
CREATE TRIGGER tell_ratings AFTER INSERT ON ratings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_ratings();
CREATE TRIGGER tell_updated AFTER UPDATE ON ratings FOR EACH ROW WHEN ((old.reported_at IS NULL) <> (new.reported_at IS NULL)) EXECUTE FUNCTION tell_topic('console');

-- who found a rating helpful
CREATE TABLE rating_votes (
  rating_id integer NOT NULL,
  user_id integer NOT NULL,
  CONSTRAINT rating_votes_pkey PRIMARY KEY (rating_id, user_id),
  CONSTRAINT rating_votes_rating_id_fkey FOREIGN KEY (rating_id) REFERENCES ratings(id) ON DELETE CASCADE,
  CONSTRAINT rating_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX rating_votes_user ON rating_votes USING btree (user_id);

-- reports of ratings and answers
CREATE TABLE rating_reports (
  id integer GENERATED ALWAYS AS IDENTITY,
  rating_id integer NOT NULL,
  user_id integer, -- who reported it; null once the account is deleted
  reason text NOT NULL,
  note text NOT NULL DEFAULT '',
  reported_at timestamptz NOT NULL,
  decided_at timestamptz, -- null until an operator decides
  about text NOT NULL DEFAULT 'rating', -- what is reported: the rating, or the answer to it
  CONSTRAINT rating_reports_pkey PRIMARY KEY (id),
  CONSTRAINT rating_reports_rating_id_user_id_about_key UNIQUE (rating_id, user_id, about),
  CONSTRAINT rating_reports_about_check CHECK (about = ANY (ARRAY['rating'::text, 'answer'::text])),
  CONSTRAINT rating_reports_reason_check CHECK (reason = ANY (ARRAY['spam'::text, 'abuse'::text, 'private'::text, 'offtopic'::text, 'spoiler'::text, 'illegal'::text])),
  CONSTRAINT rating_reports_rating_id_fkey FOREIGN KEY (rating_id) REFERENCES ratings(id) ON DELETE CASCADE,
  CONSTRAINT rating_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX rating_reports_user ON rating_reports USING btree (user_id);

-- by how many stars the mean of a game moves where ratings count by time played, computed every hour
CREATE TABLE rating_shifts (
  application_id integer NOT NULL,
  shift double precision NOT NULL, -- weighted mean less mean
  CONSTRAINT rating_shifts_pkey PRIMARY KEY (application_id),
  CONSTRAINT rating_shifts_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
);

-- visible ratings of an application by stars; maintained by triggers, apart from applications so that ratings do not wait for edits
CREATE TABLE rating_totals (
  application_id integer NOT NULL,
  stars_1 integer NOT NULL DEFAULT 0,
  stars_2 integer NOT NULL DEFAULT 0,
  stars_3 integer NOT NULL DEFAULT 0,
  stars_4 integer NOT NULL DEFAULT 0,
  stars_5 integer NOT NULL DEFAULT 0,
  CONSTRAINT rating_totals_pkey PRIMARY KEY (application_id),
  CONSTRAINT rating_totals_stars_1_check CHECK (stars_1 >= 0),
  CONSTRAINT rating_totals_stars_2_check CHECK (stars_2 >= 0),
  CONSTRAINT rating_totals_stars_3_check CHECK (stars_3 >= 0),
  CONSTRAINT rating_totals_stars_4_check CHECK (stars_4 >= 0),
  CONSTRAINT rating_totals_stars_5_check CHECK (stars_5 >= 0),
  CONSTRAINT rating_totals_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
) WITH (fillfactor=50);

-- news for everyone who likes or wants a game; one row becomes many notifications in the background
CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  application_id integer, -- the game that it is about; null: news about none
  params jsonb NOT NULL, -- values of its text
  path text NOT NULL, -- page that it leads to, without language
  audiences text[] NOT NULL, -- favourite, wish or both
  notified_up_to integer NOT NULL DEFAULT 0, -- the highest user_id notified so far; people are notified in this order
  created_at timestamptz NOT NULL,
  fanned_out_at timestamptz, -- when the last person was notified; null while some are left
  developer_id integer, -- whose followers are notified; null: none are
  post_id integer, -- the news that is announced, once; null: a version, price or game is
  CONSTRAINT announcements_pkey PRIMARY KEY (id),
  CONSTRAINT announcements_about_something CHECK (application_id IS NOT NULL OR post_id IS NOT NULL),
  CONSTRAINT announcements_audiences_check CHECK (audiences <@ ARRAY['favourite'::text, 'wish'::text, 'follower'::text] AND audiences <> '{}'::text[]),
  CONSTRAINT announcements_of_a_developer CHECK (NOT ('follower'::text = ANY (audiences)) OR developer_id IS NOT NULL),
  CONSTRAINT announcements_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT announcements_developer_id_fkey FOREIGN KEY (developer_id) REFERENCES providers(user_id) ON DELETE CASCADE,
  CONSTRAINT announcements_post_id_fkey FOREIGN KEY (post_id) REFERENCES developer_posts(id) ON DELETE CASCADE
);
CREATE INDEX announcements_application ON announcements USING btree (application_id);
CREATE INDEX announcements_created ON announcements USING btree (created_at);
CREATE INDEX announcements_developer ON announcements USING btree (developer_id) WHERE developer_id IS NOT NULL;
CREATE INDEX announcements_new ON announcements USING btree (id) WHERE fanned_out_at IS NULL;
CREATE UNIQUE INDEX announcements_post ON announcements USING btree (post_id) WHERE post_id IS NOT NULL;

-- what the store notifies one person of
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  kind text NOT NULL,
  application_id integer, -- null if it is not about an application
  params jsonb NOT NULL, -- values of its text
  path text NOT NULL, -- page that it leads to, without language
  times integer NOT NULL DEFAULT 1, -- how many events of the same kind and application it stands for
  is_shown boolean NOT NULL, -- listed in the store; false: sent by mail only
  mail_due_at timestamptz, -- when it is to be mailed; null if it is not, or was already
  mailed_at timestamptz,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_path_check CHECK (path ~~ '/%'::text),
  CONSTRAINT notifications_times_check CHECK (times > 0),
  CONSTRAINT notifications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_application ON notifications USING btree (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX notifications_created ON notifications USING btree (created_at);
CREATE INDEX notifications_of_user ON notifications USING btree (user_id, id) WHERE is_shown;
CREATE INDEX notifications_to_mail ON notifications USING btree (mail_due_at, user_id) WHERE mail_due_at IS NOT NULL;
CREATE INDEX notifications_unread ON notifications USING btree (user_id, kind, application_id) WHERE is_shown AND read_at IS NULL;

-- choices that differ from the defaults of the contract, or once did
CREATE TABLE notification_settings (
  user_id integer NOT NULL,
  kind text NOT NULL,
  is_shown boolean NOT NULL, -- notify in the store
  is_mailed boolean NOT NULL, -- notify by mail
  updated_at timestamptz NOT NULL,
  CONSTRAINT notification_settings_pkey PRIMARY KEY (user_id, kind),
  CONSTRAINT notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- the language in which a person receives notifications
CREATE TABLE notification_languages (
  user_id integer NOT NULL,
  language text NOT NULL,
  is_chosen boolean NOT NULL, -- false: taken from the page of the latest sign-in
  updated_at timestamptz NOT NULL,
  CONSTRAINT notification_languages_pkey PRIMARY KEY (user_id),
  CONSTRAINT notification_languages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Operations: What operators set and see, and the log of what they do.

-- who did what to which object; append-only
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY,
  created_at timestamptz NOT NULL DEFAULT now(),
  actor_id integer, -- null if the program itself acted
  action text NOT NULL, -- as in provider.enable
  subject text NOT NULL, -- kind and number or name of the object: user:12
  details jsonb NOT NULL DEFAULT '{}', -- values before and after, depending on the action
  CONSTRAINT audit_log_pkey PRIMARY KEY (id),
  CONSTRAINT audit_log_action_check CHECK (action <> ''::text),
  CONSTRAINT audit_log_subject_check CHECK (subject <> ''::text),
  CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id)
);
CREATE INDEX audit_log_action ON audit_log USING btree (action, id);
CREATE INDEX audit_log_actor ON audit_log USING btree (actor_id, id);
CREATE INDEX audit_log_kind ON audit_log USING btree (split_part(subject, ':'::text, 1), id);
CREATE INDEX audit_log_subject ON audit_log USING btree (subject, id);
CREATE INDEX audit_log_time ON audit_log USING btree (created_at);
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER tell_list_insert AFTER INSERT ON audit_log REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', 'subject', 'audit');
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER refuse_change;

-- values that operators set, by name
CREATE TABLE settings (
  key text NOT NULL,
  value jsonb NOT NULL, -- its structure depends on the key
  CONSTRAINT settings_pkey PRIMARY KEY (key)
);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');

-- periods in which the store answers only a few calls
CREATE TABLE maintenances (
  id integer GENERATED ALWAYS AS IDENTITY,
  is_manual boolean NOT NULL DEFAULT false, -- started by an operator: it lasts until an operator ends it, whatever the times say
  begin_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  message text NOT NULL DEFAULT '', -- for languages that messages does not have
  messages jsonb NOT NULL DEFAULT '{}', -- texts by language
  CONSTRAINT maintenances_pkey PRIMARY KEY (id),
  CONSTRAINT maintenances_check CHECK (end_at >= begin_at)
);
CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON maintenances FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');
CREATE TRIGGER tell_deleted AFTER DELETE ON maintenances REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');
CREATE TRIGGER tell_inserted AFTER INSERT ON maintenances REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');
CREATE TRIGGER tell_updated AFTER UPDATE ON maintenances REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changes('', '', 'console');

-- banks and donation agencies that forms offer
CREATE TABLE agencies (
  code text COLLATE "C" NOT NULL, -- the number of a bank, or the code of an agency
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT agencies_pkey PRIMARY KEY (code),
  CONSTRAINT agencies_code_check CHECK (code ~ '^[0-9A-Z]+$'::text),
  CONSTRAINT agencies_name_check CHECK (name <> ''::text)
);

-- mails and text messages of an installation without a mail server or SMS provider; the newest 500
CREATE TABLE outbox (
  id integer GENERATED ALWAYS AS IDENTITY,
  channel text NOT NULL, -- email or sms
  recipient text NOT NULL, -- an e-mail address, or a number such as +886912345678
  kind text NOT NULL DEFAULT '', -- which mail it is; empty for text messages
  language text, -- null for mails without a language of their own
  subject text NOT NULL DEFAULT '',
  text text NOT NULL,
  html text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'sms'::text])),
  CONSTRAINT outbox_recipient_check CHECK (recipient <> ''::text)
);

-- violations of the content security policy that browsers reported, counted by kind
CREATE TABLE policy_reports (
  directive text NOT NULL, -- of the policy
  blocked text NOT NULL, -- what was blocked
  page text NOT NULL, -- where it happened
  count integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  CONSTRAINT policy_reports_pkey PRIMARY KEY (directive, blocked, page),
  CONSTRAINT policy_reports_count_check CHECK (count > 0)
);
CREATE INDEX policy_reports_last_at ON policy_reports USING btree (last_at);

-- backups that were made or tried, latest 200; not part of a backup themselves
CREATE TABLE backups (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  location text NOT NULL, -- folder or bucket, without secrets
  name text NOT NULL DEFAULT '', -- of the backup in its place; empty until it is whole
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  percent smallint NOT NULL DEFAULT 0, -- how much of the files is done, by their bytes
  size bigint NOT NULL DEFAULT 0, -- bytes of all files of the store, and of the database as it is written
  written_size bigint NOT NULL DEFAULT 0, -- bytes that the place did not have yet
  file_count integer NOT NULL DEFAULT 0,
  is_encrypted boolean NOT NULL,
  is_verified boolean NOT NULL DEFAULT false, -- everything that was written was read back
  error text NOT NULL DEFAULT '', -- why there is no backup, or what it lacks; empty if it is whole
  CONSTRAINT backups_pkey PRIMARY KEY (id),
  CONSTRAINT backups_file_count_check CHECK (file_count >= 0),
  CONSTRAINT backups_kind_check CHECK (kind = ANY (ARRAY['scheduled'::text, 'console'::text, 'command'::text])),
  CONSTRAINT backups_percent_check CHECK (percent >= 0 AND percent <= 100),
  CONSTRAINT backups_size_check CHECK (size >= 0),
  CONSTRAINT backups_written_size_check CHECK (written_size >= 0)
);
CREATE INDEX backups_running ON backups USING btree (id) WHERE finished_at IS NULL;

-- References to tables further down.

ALTER TABLE access_token_applications ADD CONSTRAINT access_token_applications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE developer_pages ADD CONSTRAINT developer_pages_slug_fkey FOREIGN KEY (slug) REFERENCES developer_slugs(slug) ON UPDATE CASCADE;
ALTER TABLE developer_posts ADD CONSTRAINT developer_posts_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE SET NULL;
ALTER TABLE applications ADD CONSTRAINT applications_game_product_id_fkey FOREIGN KEY (game_product_id) REFERENCES products(id);
ALTER TABLE versions ADD CONSTRAINT versions_package_file_id_fkey FOREIGN KEY (package_file_id) REFERENCES package_files(id) ON DELETE SET NULL;
