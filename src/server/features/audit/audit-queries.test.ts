import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditAction } from '#contract/admin/audit-actions.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { writeAudit } from './audit-queries.ts';

let database: TestDatabase;
let subjects = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(() => {
  subjects += 1;
});

afterAll(() => database.drop());

async function write(action: AuditAction = 'user.suspend'): Promise<void> {
  const entry = { actorUserId: null, action, subject: `user:${subjects}`, details: { reason: 'spam' } } as const;
  await database.db.transaction().execute((trx) => writeAudit(trx, entry));
}

it('stores the actions on a subject in order', async () => {
  await write();
  await write('user.reactivate');
  const entries = await listAuditOf(database.db, `user:${subjects}`);
  const entry = { actorUserId: null, details: { reason: 'spam' }, createdAt: expect.any(Date) };
  expect(entries).toEqual([
    { ...entry, action: 'user.suspend' },
    { ...entry, action: 'user.reactivate' },
  ]);
  expect(await listAuditOf(database.db, 'user:0')).toEqual([]);
});

it('is written in the transaction of its action, or not at all', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await writeAudit(trx, { actorUserId: null, action: 'user.suspend', subject: `user:${subjects}` });
    throw new Error('the action failed');
  });
  await expect(failing).rejects.toThrow('the action failed');
  expect(await listAuditOf(database.db, `user:${subjects}`)).toEqual([]);
});

const CHANGES = [
  `UPDATE audit_log SET details = '{}'`,
  'UPDATE audit_log SET details = details WHERE false',
  'DELETE FROM audit_log',
  'TRUNCATE audit_log',
  'TRUNCATE users CASCADE',
  `MERGE INTO audit_log a USING (SELECT 1) s ON true WHEN MATCHED THEN DELETE`,
  `SET session_replication_role = replica; DELETE FROM audit_log`,
] as const;

it('finds filtered entries without reading the complete log', async () => {
  await sql`INSERT INTO audit_log (action, subject, created_at)
    SELECT 'deposit.paid', 'deposit:D' || n, now() - n * interval '1 minute' FROM generate_series(1, 5000) n`.execute(
    database.db,
  );
  await sql`ANALYZE audit_log`.execute(database.db);
  const conditions = [
    sql`actor_id = 1`,
    sql`action = 'user.suspend'`,
    sql`split_part(subject, ':', 1) = 'user'`,
    sql`created_at >= now() + interval '1 day'`,
    sql`(subject = 'user:1' OR actor_id = 1)`,
  ];
  for (const condition of conditions) {
    const { rows } = await sql<
      Record<string, string>
    >`EXPLAIN SELECT count(*) FROM audit_log WHERE ${condition}`.execute(database.db);
    expect(JSON.stringify(rows)).not.toContain('Seq Scan');
  }
});

describe('the database', () => {
  it.each(CHANGES)('refuses %s', async (statement) => {
    await write();
    // A separate connection, because the session setting must not remain in the pool.
    const client = await database.pool.connect();
    await expect(client.query(statement)).rejects.toMatchObject({
      message: 'the audit log is append-only',
      code: '42501',
    });
    client.release(true);
    expect(await listAuditOf(database.db, `user:${subjects}`)).toHaveLength(1);
  });

  it('refuses to remove an account that an entry names', async () => {
    const { id } = await database.db
      .insertInto('users')
      .values({ account: 'operator@starhall.test' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = { actorUserId: id, action: 'user.suspend', subject: 'user:1' } as const;
    await database.db.transaction().execute((trx) => writeAudit(trx, entry));
    await expect(database.db.deleteFrom('users').where('id', '=', id).execute()).rejects.toThrow('audit_log');
  });

  it('refuses an entry without an action or a subject', async () => {
    for (const values of [sql`('', 'user:1')`, sql`('user.suspend', '')`]) {
      await expect(
        sql`INSERT INTO audit_log (action, subject) VALUES ${values}`.execute(database.db),
      ).rejects.toThrow();
    }
  });
});
