import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Ratings of games: stars, texts, and how developers and operators handle them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await sql.raw(totals).execute(db);
  await sql.raw(authors).execute(db);
  await sql.raw(votes).execute(db);
}

/*
 * Visitors list ratings with text, in four orders and by language; those without only count. Operators list reported
 * ones, longest waiting first, and removed ones.
 */
const tables = `
CREATE TABLE ratings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  user_id integer REFERENCES users,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  words text NOT NULL DEFAULT '',
  lang locale_code NOT NULL,
  version_name text NOT NULL DEFAULT '',
  helpful_count integer NOT NULL DEFAULT 0 CHECK (helpful_count >= 0),
  reported_at timestamptz,
  author_suspended boolean NOT NULL DEFAULT false,
  removed_at timestamptz,
  removal_reason text CHECK (removal_reason IN ('spam', 'abuse', 'private', 'offtopic', 'spoiler', 'illegal')),
  removal_note text NOT NULL DEFAULT '',
  is_shown boolean NOT NULL GENERATED ALWAYS AS (removed_at IS NULL AND NOT author_suspended) STORED,
  answer text,
  answered_at timestamptz,
  answer_edited_at timestamptz,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  UNIQUE (application_id, user_id),
  CONSTRAINT ratings_removed_for_a_reason CHECK ((removed_at IS NULL) = (removal_reason IS NULL)),
  CONSTRAINT ratings_answered_at_a_time CHECK ((answer IS NULL) = (answered_at IS NULL))
) WITH (fillfactor = 90);
CREATE INDEX ratings_newest ON ratings (application_id, id DESC) WHERE is_shown AND words <> '';
CREATE INDEX ratings_helpful ON ratings (application_id, helpful_count DESC, id DESC) WHERE is_shown AND words <> '';
CREATE INDEX ratings_highest ON ratings (application_id, stars, id) WHERE is_shown AND words <> '';
CREATE INDEX ratings_lowest ON ratings (application_id, (-stars), id) WHERE is_shown AND words <> '';
CREATE INDEX ratings_stars ON ratings (application_id, stars, helpful_count, id) WHERE is_shown AND words <> '';
CREATE INDEX ratings_language ON ratings (application_id, lang, id DESC) WHERE is_shown AND words <> '';
CREATE INDEX ratings_application ON ratings (application_id, id DESC);
CREATE INDEX ratings_unanswered ON ratings (application_id, id DESC) WHERE is_shown AND words <> '' AND answer IS NULL;
CREATE INDEX ratings_bad ON ratings (application_id, id DESC)
  WHERE stars <= 2 AND is_shown AND words <> '' AND answer IS NULL;
CREATE INDEX ratings_user ON ratings (user_id, id DESC);
CREATE INDEX ratings_reported ON ratings (reported_at, id) WHERE reported_at IS NOT NULL;
CREATE INDEX ratings_removed ON ratings (removed_at DESC, id DESC) WHERE removed_at IS NOT NULL;
COMMENT ON COLUMN ratings.user_id IS 'null once the account is deleted';
COMMENT ON COLUMN ratings.version_name IS 'the version that players got when it was written';
COMMENT ON COLUMN ratings.reported_at IS 'the first report that nobody has decided on; null: there is none';
COMMENT ON COLUMN ratings.author_suspended IS 'follows the account, by a trigger';

CREATE TABLE rating_reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rating_id integer NOT NULL REFERENCES ratings ON DELETE CASCADE,
  user_id integer REFERENCES users,
  reason text NOT NULL CHECK (reason IN ('spam', 'abuse', 'private', 'offtopic', 'spoiler', 'illegal')),
  note text NOT NULL DEFAULT '',
  reported_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (rating_id, user_id)
);
CREATE INDEX rating_reports_user ON rating_reports (user_id);

CREATE TABLE rating_votes (
  rating_id integer NOT NULL REFERENCES ratings ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  PRIMARY KEY (rating_id, user_id)
);
CREATE INDEX rating_votes_user ON rating_votes (user_id);
COMMENT ON TABLE rating_votes IS 'who found a rating helpful';
`;

/*
 * Stored counts per number of stars, in a separate table: a rating must neither wait for a developer who saves the
 * application's form, nor invalidate cached pages. Removals and restorations notify as changes of the catalog, so
 * that removed texts disappear at once.
 */
const totals = `
CREATE TABLE rating_totals (
  application_id integer PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  stars_1 integer NOT NULL DEFAULT 0 CHECK (stars_1 >= 0),
  stars_2 integer NOT NULL DEFAULT 0 CHECK (stars_2 >= 0),
  stars_3 integer NOT NULL DEFAULT 0 CHECK (stars_3 >= 0),
  stars_4 integer NOT NULL DEFAULT 0 CHECK (stars_4 >= 0),
  stars_5 integer NOT NULL DEFAULT 0 CHECK (stars_5 >= 0)
) WITH (fillfactor = 50);
COMMENT ON TABLE rating_totals IS 'ratings that are shown; kept by triggers';

CREATE FUNCTION change_rating_totals(applications integer[], given smallint[], steps integer[]) RETURNS void
LANGUAGE plpgsql AS $$
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
END $$;

CREATE FUNCTION follow_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
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
    FROM now_there n JOIN was_there w USING (id) WHERE n.is_shown <> w.is_shown;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_inserted AFTER INSERT ON ratings REFERENCING NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION follow_ratings();
CREATE TRIGGER follow_updated AFTER UPDATE ON ratings REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION follow_ratings();
CREATE TRIGGER follow_deleted AFTER DELETE ON ratings REFERENCING OLD TABLE AS was_there
  FOR EACH STATEMENT EXECUTE FUNCTION follow_ratings();
`;

const authors = `
CREATE FUNCTION follow_rating_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, as everybody takes several ratings.
  PERFORM FROM ratings WHERE user_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE ratings SET author_suspended = (NEW.status = 2) WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_ratings AFTER UPDATE OF status ON users FOR EACH ROW
  WHEN ((OLD.status = 2) <> (NEW.status = 2)) EXECUTE FUNCTION follow_rating_author();
`;

const votes = `
CREATE FUNCTION follow_rating_votes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN SELECT rating_id, count(*) AS votes FROM changed GROUP BY rating_id ORDER BY rating_id LOOP
    UPDATE ratings SET helpful_count = helpful_count + CASE TG_OP WHEN 'INSERT' THEN change.votes ELSE -change.votes END
    WHERE id = change.rating_id;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_inserted AFTER INSERT ON rating_votes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_rating_votes();
CREATE TRIGGER follow_deleted AFTER DELETE ON rating_votes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_rating_votes();
`;
