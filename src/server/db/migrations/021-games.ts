import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Data that games store about their players, and the delivery of purchases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(players).execute(db);
  await sql.raw(purchases).execute(db);
  await sql.raw(scopes).execute(db);
}

const players = `
CREATE TABLE players (
  application_id integer NOT NULL,
  user_id integer NOT NULL REFERENCES users,
  player_id text NOT NULL UNIQUE CHECK (player_id ~ '^pl_[A-Za-z0-9_-]{22}$'),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (application_id, user_id)
);
CREATE INDEX players_user ON players (user_id);
COMMENT ON COLUMN players.application_id IS 'our number; like orders, which refer to their players, it outlives the application';
COMMENT ON COLUMN players.player_id IS 'all that a game learns of who plays; random, another one in every game';

CREATE TABLE game_saves (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  data text NOT NULL,
  revision integer NOT NULL CHECK (revision > 0),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (application_id, user_id)
) WITH (fillfactor = 80);
CREATE INDEX game_saves_user ON game_saves (user_id);

CREATE TABLE game_scores (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  board text NOT NULL,
  user_id integer NOT NULL REFERENCES users,
  score bigint NOT NULL,
  achieved_at timestamptz NOT NULL,
  PRIMARY KEY (application_id, board, user_id)
);
CREATE INDEX game_scores_best ON game_scores (application_id, board, score DESC, achieved_at, user_id);
CREATE INDEX game_scores_user ON game_scores (user_id);
COMMENT ON TABLE game_scores IS 'the best score of each player; the word of a browser, and worth as much';
`;

/*
 * A test mode order costs nothing, so it is not in the ledger. The seller's index serves lists of one or all games of
 * a developer; the other one undelivered purchases, which game servers poll.
 */
const purchases = `
ALTER TABLE orders
  ADD country text CHECK (country ~ '^[A-Z]{2}$'),
  ADD test_mode boolean NOT NULL DEFAULT false,
  ADD acknowledged_at timestamptz,
  ADD refund_requester_id integer;
CREATE INDEX orders_seller ON orders (seller_id, created_at DESC, id DESC);
CREATE INDEX orders_unacknowledged ON orders (seller_id, created_at, id) WHERE acknowledged_at IS NULL;
COMMENT ON COLUMN orders.country IS 'whose price it was; null where that was not kept';
COMMENT ON COLUMN orders.test_mode IS 'a test account had it for nothing';
COMMENT ON COLUMN orders.acknowledged_at IS 'when the game said that it has handed it over';
COMMENT ON COLUMN orders.refund_requester_id IS 'who asked for the refund: the player, or the seller; null in orders from before that was kept: the player';
`;

const scopes = `
ALTER TABLE access_tokens DROP CONSTRAINT access_tokens_scope_check,
  ADD CONSTRAINT access_tokens_scope_check CHECK (scope IN ('publish', 'purchases', 'purchases_read'));
`;
