import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Large top-up credits need two operators: the top-up stores the first call until the second one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(credits).execute(db);
}

/* `2`, `4`, `5`: not paid yet, and may still be credited. */
const credits = `
ALTER TABLE deposits
  ADD COLUMN credit_operator_id integer REFERENCES users,
  ADD COLUMN credit_reason text NOT NULL DEFAULT '',
  ADD COLUMN credit_called_at timestamptz,
  ADD CONSTRAINT deposits_credit_waits CHECK (credit_operator_id IS NULL OR status IN (2, 4, 5)),
  ADD CONSTRAINT deposits_credit_called CHECK ((credit_operator_id IS NULL) = (credit_called_at IS NULL));
CREATE INDEX deposits_credit ON deposits (created_at, id) WHERE credit_operator_id IS NOT NULL;
CREATE INDEX deposits_unpaid ON deposits (user_id) WHERE status IN (2, 4, 5);
COMMENT ON COLUMN deposits.credit_operator_id IS 'who called for crediting it, while a second operator has to';
`;
