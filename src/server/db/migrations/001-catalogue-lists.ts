/**
 * The data of the hall's lists: an index per order, with and without a category, for released applications only;
 * names in a separate table, since each language has its own collation; and stored counts.
 */
export const catalogueLists = `
CREATE INDEX shelf_newest ON applications (publish_date DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_category_newest ON applications (category, publish_date DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_viewed ON applications (view_count DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_category_viewed ON applications (category, view_count DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_recommended ON applications (sort NULLS LAST, publish_date DESC, id DESC) WHERE status = 1;
CREATE INDEX shelf_category_recommended ON applications (category, sort NULLS LAST, publish_date DESC, id DESC)
  WHERE status = 1;
CREATE INDEX shelf_created ON applications (created_at DESC, id DESC) WHERE status = 1;

-- Strokes in Taiwan, pinyin in China. A server built without ICU sorts by code point and still works.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES ('name_zh_tw', 'zh-Hant-TW'), ('name_zh_cn', 'zh-Hans-CN'),
                                   ('name_vi_vn', 'vi-VN'), ('name_en_us', 'en-US')) AS list (name, locale)
  LOOP
    IF EXISTS (SELECT FROM pg_collation WHERE collprovider = 'i') THEN
      EXECUTE format('CREATE COLLATION %I (provider = icu, locale = %L)', one.name, one.locale);
    ELSE
      EXECUTE format('CREATE COLLATION %I FROM "C"', one.name);
    END IF;
  END LOOP;
END $$;

CREATE TABLE shelf_names (
  application_id integer PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  category smallint NOT NULL,
  zh_tw text COLLATE name_zh_tw NOT NULL,
  zh_cn text COLLATE name_zh_cn NOT NULL,
  vi_vn text COLLATE name_vi_vn NOT NULL,
  en_us text COLLATE name_en_us NOT NULL
);
COMMENT ON TABLE shelf_names IS 'the name each language shows (its own, else the default one) of what is on the shelf; kept by triggers';
CREATE INDEX shelf_names_zh_tw ON shelf_names (zh_tw, application_id);
CREATE INDEX shelf_names_zh_cn ON shelf_names (zh_cn, application_id);
CREATE INDEX shelf_names_vi_vn ON shelf_names (vi_vn, application_id);
CREATE INDEX shelf_names_en_us ON shelf_names (en_us, application_id);
CREATE INDEX shelf_names_category_zh_tw ON shelf_names (category, zh_tw, application_id);
CREATE INDEX shelf_names_category_zh_cn ON shelf_names (category, zh_cn, application_id);
CREATE INDEX shelf_names_category_vi_vn ON shelf_names (category, vi_vn, application_id);
CREATE INDEX shelf_names_category_en_us ON shelf_names (category, en_us, application_id);

CREATE FUNCTION refresh_shelf_names(ids integer[]) RETURNS void LANGUAGE sql AS $$
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
$$;

CREATE TABLE category_counts (
  category smallint PRIMARY KEY,
  on_shelf_count integer NOT NULL DEFAULT 0 CHECK (on_shelf_count >= 0)
);
COMMENT ON TABLE category_counts IS 'applications on the shelf; category 100 stands for all; kept by triggers';

CREATE FUNCTION change_category_count(wanted smallint, change integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO category_counts (category) VALUES (wanted) ON CONFLICT DO NOTHING;
  UPDATE category_counts SET on_shelf_count = on_shelf_count + change WHERE category = wanted;
$$;

-- The row of all comes first everywhere: whoever changes counts queues there, so no two can wait for each other.
CREATE FUNCTION count_application_set() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE TRIGGER count_inserted AFTER INSERT ON applications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_application_set();
CREATE TRIGGER count_deleted AFTER DELETE ON applications REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_application_set();

CREATE FUNCTION follow_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN OLD.status = 1 THEN 1 ELSE 0 END;
  is_now integer := CASE WHEN NEW.status = 1 THEN 1 ELSE 0 END;
BEGIN
  IF was <> is_now THEN
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
END $$;
CREATE TRIGGER follow_updated AFTER UPDATE ON applications FOR EACH ROW
  WHEN ((OLD.status, OLD.category, OLD.content_default) IS DISTINCT FROM (NEW.status, NEW.category, NEW.content_default))
  EXECUTE FUNCTION follow_application();

CREATE FUNCTION follow_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shelf_names(array_agg(DISTINCT application_id)) FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_inserted AFTER INSERT ON application_contents REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_contents();
CREATE TRIGGER follow_updated AFTER UPDATE ON application_contents REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_contents();
CREATE TRIGGER follow_deleted AFTER DELETE ON application_contents REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_contents();
`;
