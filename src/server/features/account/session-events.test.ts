import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { selectSessions } from './session-queries.ts';

/** SQL that changes each column from which cached rows are built. */
const CHANGES: readonly (readonly [column: string, value: string])[] = [
  ['sessions.id', 'gen_random_uuid()'],
  ['sessions.user_id', '(SELECT max(id) FROM users)'],
  ['sessions.token_hash', `sha256('other')`],
  ['sessions.authority_hash', `sha256('other')`],
  ['sessions.device_hash', `sha256('other')`],
  ['sessions.expires_at', `expires_at + interval '1 ms'`],
  ['sessions.revoked_at', 'now()'],
  ['users.type', '99'],
  ['users.status', '2'],
  ['users.deleted_at', 'now()'],
  ['users.email', `'other@example.com'`],
  ['users.is_email_confirmed', 'NOT is_email_confirmed'],
  ['users.nickname', `'Other'`],
  ['users.login_type', '2'],
  ['users.is_phone_confirmed', 'NOT is_phone_confirmed'],
  ['users.is_limited_to_devices', 'NOT is_limited_to_devices'],
  ['users.birthdate', `'2000-01-01'`],
  ['users.avatar', `'/files/images/a.png'`],
  ['devices.user_id', '(SELECT max(id) FROM users)'],
  ['devices.device_hash', `sha256('other')`],
  ['providers.user_id', '(SELECT max(id) FROM users)'],
  ['providers.is_enabled', 'NOT is_enabled'],
];
/** Read, but immutable or irrelevant: the use of a session is not published. */
const UNPUBLISHED = ['users.id', 'devices.id', 'sessions.last_seen_at'];
const TABLES: Readonly<Record<string, string>> = { s: 'sessions', u: 'users', d: 'devices', p: 'providers' };

let database: TestDatabase;
let listener: pg.Client;
let received: (string | undefined)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  listener = new pg.Client(database.connection);
  await listener.connect();
  listener.on('notification', ({ channel, payload }) => received.push(channel === 'sessions' ? payload : channel));
  await listener.query('LISTEN sessions');
  await listener.query('LISTEN done');
});

beforeEach(async () => {
  await database.pool.query(`
    DELETE FROM devices; DELETE FROM sessions; DELETE FROM providers; DELETE FROM users;
    INSERT INTO users (account, email, calling_code, phone_number) VALUES ('a', 'a@a.test', '886', '1'), ('b', 'b@b.test', '886', '2');
    INSERT INTO sessions (user_id, login_type, token_hash, authority_hash, device_hash, address_hash, created_at, expires_at, last_seen_at)
    SELECT min(id), 1, sha256('token'), sha256('sid'), sha256('device'), '', now(), now() + interval '1 day', now() FROM users;
    INSERT INTO devices (user_id, device_hash, name, added_at, last_seen_at)
    SELECT min(id), sha256('device'), '', now(), now() FROM users;
    INSERT INTO providers (user_id, name) SELECT min(id), 'A' FROM users`);
});

afterAll(async () => {
  await listener.end();
  await database.drop();
});

/** The payloads sent on the channel `sessions` by statements that run in one transaction. */
async function notificationsOf(statements: string): Promise<(string | undefined)[]> {
  await waitForNotifications();
  received = [];
  await database.pool.query(statements);
  await waitForNotifications();
  return received.filter((payload) => payload !== 'done');
}

/** Notifications arrive in commit order, so everything sent before this one has arrived. */
async function waitForNotifications(): Promise<void> {
  const before = received.length;
  await database.pool.query(`SELECT pg_notify('done', '')`);
  await vi.waitFor(() => expect(received.slice(before)).toContain('done'), { timeout: 20_000, interval: 5 });
}

it.each(CHANGES)('notifies every process of another %s, without details', async (column, value) => {
  const [table, name] = column.split('.');
  expect(await notificationsOf(`UPDATE ${table} SET ${name} = ${value}`)).toEqual(['']);
});

it('notifies about every column that is read of a session', () => {
  const { sql } = selectSessions(database.db, []).compile();
  const columns = Array.from(sql.matchAll(/"([sudp])"\."(\w+)"/g));
  const read = columns.map(([, alias = '', column]) => `${TABLES[alias]}.${column}`);
  expect(new Set([...CHANGES.map(([column]) => column), ...UNPUBLISHED])).toEqual(new Set(read));
});

it.each([
  ['sessions end', 'DELETE FROM sessions'],
  ['sessions are emptied', 'TRUNCATE sessions'],
  ['a device leaves the list', 'DELETE FROM devices'],
  ['the list is emptied', 'TRUNCATE devices'],
  ['somebody becomes a developer', `INSERT INTO providers (user_id, name) SELECT max(id), 'B' FROM users`],
  ['a company goes', 'DELETE FROM providers'],
  [
    'a device joins the list',
    `INSERT INTO devices (user_id, device_hash, name, added_at, last_seen_at)
     SELECT min(id), sha256('second'), '', now(), now() FROM users`,
  ],
])('notifies every process when %s', async (_, statement) => {
  expect(await notificationsOf(statement)).toEqual(['']);
});

it.each([
  ['a session is used', `UPDATE sessions SET last_seen_at = now() + interval '1 hour'`],
  ['a device is seen or named', `UPDATE devices SET last_seen_at = now() + interval '1 hour', name = 'Desk'`],
  ['a profile changes where no session shows it', `UPDATE users SET given_name = 'A', updated_at = now()`],
  ['what is written was there before', 'UPDATE users SET status = status, nickname = nickname'],
  ['a write is undone', `BEGIN; UPDATE users SET status = 2; ROLLBACK`],
  ['a company changes', `UPDATE providers SET name = 'C', updated_at = now()`],
  ['somebody comes', `INSERT INTO users (account) VALUES ('c')`],
  [
    'somebody signs in',
    `INSERT INTO sessions (user_id, login_type, token_hash, address_hash, created_at, expires_at, last_seen_at)
     SELECT max(id), 1, sha256('new'), '', now(), now() + interval '1 day', now() FROM users`,
  ],
])('notifies no process when %s', async (_, statement) => {
  expect(await notificationsOf(statement)).toEqual([]);
});

it('notifies once per transaction, however much it changes', async () => {
  expect(await notificationsOf('UPDATE users SET status = 2; DELETE FROM devices; DELETE FROM sessions')).toEqual(['']);
});
