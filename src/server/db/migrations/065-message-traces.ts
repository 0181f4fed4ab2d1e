import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Webhooks continue the trace of the order or refund that they are about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
ALTER TABLE webhook_messages ADD COLUMN traceparent text;
COMMENT ON COLUMN webhook_messages.traceparent IS
  'the trace of the request that wrote it (W3C Trace Context); null: no traces are made';
`;
