import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUserProfile, issueGoogleToken, loginWithGoogle } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getMaintenance } from '#contract/system/endpoints.ts';
import { projectRoot } from '#server/project-root.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';
import { importBankFile } from './import-bank-file.ts';
import { readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';

let product: TestProduct;
let people = 0;
let email = '';
let person: SignedIn;
let userId = 0;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  people += 1;
  email = `person-${people}@example.com`;
  person = await signIn(product, { email });
  userId = (await product.call(getUserProfile, {}, { headers: person.headers })).id;
});

afterAll(() => product.close());

/** The database address, as DATABASE_URL accepts it. */
function databaseUrl(): string {
  const { connectionString, host = '', user = '', database = '' } = product.connection;
  if (connectionString !== undefined) return connectionString;
  return `postgresql:///${database}?${new URLSearchParams({ host, user })}`;
}

/** Runs a command in a separate process, from the sources. */
function run(args: readonly string[], settings: Record<string, string> = { DATABASE_URL: databaseUrl() }) {
  const program = join(projectRoot(), 'src/cli/operator.ts');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...settings };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

const entries = async () => {
  const rows = await listAuditOf(product.db, `user:${userId}`);
  return rows.map(({ actorUserId, action, details }) => ({ actorUserId, action, details }));
};

it('O85 suspends and restores an account like the page: sessions end, and the log has reason and origin', async () => {
  const suspended = await run(['suspend', email, '--reason', 'spam']);
  expect(suspended).toMatchObject({ code: 0, err: '' });
  expect(suspended.out).toContain(`#${userId} `);
  const { headers } = person;
  await expect
    .poll(() => product.refuse(getUserProfile, {}, { headers }))
    .toMatchObject({ code: ERROR.invalidSession });
  const { idToken: token } = await product.call(issueGoogleToken, { email });
  expect(await product.refuse(loginWithGoogle, { token })).toEqual({ status: 403, code: ERROR.accountSuspended });
  const again = await run(['suspend', String(userId), '--reason', 'spam']);
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('nothing changed') });
  expect(await run(['restore', String(userId)])).toMatchObject({ code: 0, err: '' });
  await product.call(loginWithGoogle, { token });
  const via = 'command-line';
  expect(await entries()).toEqual([
    { actorUserId: null, action: 'user.suspend', details: { from: 1, to: 2, reason: 'spam', via } },
    { actorUserId: null, action: 'user.reactivate', details: { from: 2, to: 1, reason: '', via } },
  ]);
  const log = await run(['audit', '--user', email]);
  expect(log.out).toMatch(new RegExp(`user\\.suspend +user:${userId} +command line +spam`));
  expect(log.out).toContain('1-2 of 2.');
});

it('O85 lists accounts as a table and as JSON', async () => {
  const shown = await run(['users', email]);
  expect(shown.out).toMatch(new RegExp(`^${userId} +normal +player +2026-03-01 +google:\\S+ +${email}`, 'm'));
  const { out } = await run(['users', '--json', '--limit', '1', email]);
  expect(JSON.parse(out)).toMatchObject({ count: 1, list: [{ id: userId, email, status: 1 }] });
});

it('refuses an unknown account and an address shared by several', async () => {
  expect(await run(['suspend', '999999', '--reason', 'x'])).toMatchObject({ code: 1, out: '' });
  const other = await signIn(product, { email, sub: 'another' });
  const { id } = await product.call(getUserProfile, {}, { headers: other.headers });
  const refused = await run(['suspend', email, '--reason', 'x']);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`${userId}, ${id}`) });
  expect(await entries()).toEqual([]);
  await product.db.updateTable('users').set({ deleted_at: '2026-01-01T00:00:00Z' }).where('id', '=', id).execute();
  const deleted = await run(['restore', String(id)]);
  expect(deleted).toMatchObject({ code: 1, err: expect.stringContaining('50006') });
});

it('R7.30 imports the official bank list, and explains an invalid file', async () => {
  const file = join(product.dataDir, 'members.csv');
  await writeFile(file, '業務別,銀行代號/BIC/總機構代碼,金融機構名稱\n網路ATM,004,臺灣銀行\n網路ATM,990,新的銀行\n');
  expect(await importBankFile(product.db, { file, isTrial: true })).toContain('Nothing changed');
  expect(await product.db.selectFrom('settings').select('key').where('key', '=', 'banks').execute()).toEqual([]);
  const done = await run(['import-banks', file]);
  expect(done).toMatchObject({ code: 0, err: '', out: expect.stringContaining('The list now has 2 banks') });
  expect(done.out).toContain('New: 990.');
  await writeFile(file, 'a,b\n1,2\n');
  await expect(importBankFile(product.db, { file, isTrial: false })).rejects.toThrow('No bank was found');
  const missing = join(product.dataDir, 'nowhere.xml');
  await expect(importBankFile(product.db, { file: missing, isTrial: false })).rejects.toThrow('Cannot read');
});

it('O85 begins, lists and ends maintenance, and logs it', async () => {
  const type = async (...args: string[]) => {
    const command = readCommand(['maintenance', ...args]);
    if (command.name === 'help') throw new Error('help was asked for');
    return runCommand(product.db, command, new Date(product.clock.now()));
  };
  const running = async () => (await product.call(getMaintenance, {})).list.filter(({ maintaining }) => maintaining);
  expect(await type('end')).toBe('No maintenance is running; nothing changed.\n');
  expect(await type('begin', '--message', 'New servers')).toMatch(
    /^Maintenance \d+ started\. It runs until you end it/,
  );
  await expect.poll(running).toMatchObject([{ message: 'New servers' }]);
  await expect(type('begin')).rejects.toThrow('is already running');
  expect(await type('list')).toMatch(/^NUMBER +STATE .*\n\d+ +running .* New servers\n$/);
  expect(await type('end')).toMatch(/^Ended: \d+\.\n$/);
  expect(await type('list')).toContain(' past ');
  await expect.poll(running).toEqual([]);
  const { rows } = await product.services.database.pool.query(
    "SELECT action, details FROM audit_log WHERE action LIKE 'maintenance.%' ORDER BY id",
  );
  const via = 'command-line';
  expect(rows).toEqual([
    { action: 'maintenance.add', details: { maintaining: true, via } },
    { action: 'maintenance.change', details: { maintaining: false, via } },
  ]);
});

it('O85 ends maintenance automatically at the given time', async () => {
  const until = new Date(product.clock.now() + 60_000);
  const command = { name: 'maintenance', action: 'begin', until, message: '' } as const;
  await runCommand(product.db, command, new Date(product.clock.now()));
  const running = async () => (await product.call(getMaintenance, {})).list.some(({ maintaining }) => maintaining);
  await expect.poll(running).toBe(true);
  product.clock.advance(60_000);
  expect(await running()).toBe(false);
  await expect(runCommand(product.db, command, new Date(product.clock.now()))).rejects.toThrow('in the past');
});

it('explains an invalid command, invalid settings and a missing store', async () => {
  expect(await run(['explode'])).toMatchObject({ code: 2, err: expect.stringContaining('--help') });
  expect(await run(['--help'], {})).toMatchObject({ code: 0, out: expect.stringContaining('suspend <account>') });
  const misset = await run(['users'], { DATABASE_URL: databaseUrl(), PORT: 'x' });
  expect(misset).toMatchObject({ code: 1, err: expect.stringContaining('PORT') });
  const nowhere = await run(['users'], { DATA_DIR: join(product.dataDir, 'nowhere') });
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('No store found in') });
});
