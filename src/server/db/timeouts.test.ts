import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { isDatabaseBusy } from '../middleware/database-busy.ts';
import { openDatabase } from './open-database.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('R8.2 gives up on a locked table as busy, and frees the connection', async () => {
  const test = await createTestDatabase();
  const { host, port, user, database } = test.connection;
  const databaseUrl =
    test.connection.connectionString ??
    `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
  const opened = await openDatabase({ databaseUrl, dataDir: '', log: quiet });
  try {
    await test.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE banners IN ACCESS EXCLUSIVE MODE`.execute(trx);
      const refused = await opened.db
        .transaction()
        .execute(async (other) => {
          await sql`SET LOCAL lock_timeout = '50ms'`.execute(other);
          await other.selectFrom('banners').selectAll().execute();
        })
        .catch((error: unknown) => error);
      expect(isDatabaseBusy(refused)).toBe(true);
    });
    const settings = await sql<{ lock: string; statement: string }>`
      SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`.execute(
      opened.db,
    );
    expect(settings.rows).toEqual([{ lock: '5s', statement: '15s' }]);
    expect(await opened.db.selectFrom('banners').selectAll().execute()).toEqual([]);
  } finally {
    await opened.close();
    await test.drop();
  }
});
