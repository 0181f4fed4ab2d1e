import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Games that are bought: the product that sells a game, and who owns it (decision 048). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
  const comments = Object.entries(COMMENTS).map(([target, text]) => `COMMENT ON ${target} IS '${text}'`);
  await sql.raw(comments.join(';\n')).execute(db);
}

/*
 * `owned_games` has no foreign keys, like `orders`: each would make all buyers of a game lock the same row. Applications
 * that were ever released are never deleted, and a deleted account deletes its rows itself.
 *
 * `keep_players` runs in the database so that no code path can put a price on a game and forget its players.
 */
const statements = `
ALTER TABLE applications
  ADD COLUMN game_product_id integer REFERENCES products,
  ADD CONSTRAINT applications_game_product_is_paid CHECK (game_product_id IS NULL OR is_paid_once);
CREATE UNIQUE INDEX applications_game_product ON applications (game_product_id) WHERE game_product_id IS NOT NULL;

CREATE TABLE owned_games (
  application_id integer NOT NULL,
  user_id integer NOT NULL,
  order_id text,
  owned_since timestamptz NOT NULL,
  PRIMARY KEY (application_id, user_id)
);
CREATE INDEX owned_games_user ON owned_games (user_id, owned_since DESC, application_id DESC);
CREATE UNIQUE INDEX owned_games_order ON owned_games (order_id) WHERE order_id IS NOT NULL;

CREATE FUNCTION keep_game(game integer) RETURNS void LANGUAGE sql AS $$
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
$$;

CREATE FUNCTION keep_players() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE TRIGGER keep_players AFTER UPDATE ON applications FOR EACH ROW
  WHEN (NEW.is_paid_once
    AND (NOT OLD.is_paid_once OR OLD.game_product_id IS DISTINCT FROM NEW.game_product_id))
  EXECUTE FUNCTION keep_players();

SELECT keep_game(id) FROM applications WHERE is_paid_once;
`;

const COMMENTS: Readonly<Record<string, string>> = {
  'COLUMN applications.game_product_id':
    'the product that sells the game itself; null: the game is free, or with is_paid_once not for sale',
  'TABLE owned_games': 'who may play a paid game: buyers, and players from before it had a price',
  'COLUMN owned_games.order_id': 'the purchase; null: from before the game had a price. A refund deletes the row',
  'FUNCTION keep_game(integer)': 'makes everyone own a game who has played, downloaded, favorited or bought in it',
  'FUNCTION keep_players()':
    'keeps a game for its players when it gets a price, and for buyers of the product that sells it',
};
