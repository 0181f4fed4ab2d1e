import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { readTarget } from '#tests/database/open-fault-proxy.ts';
import { openBackupPlace } from './backup-place.ts';
import { PLAIN } from './backup-seal.ts';
import { dumpDatabase } from './dump-database.ts';

/** The message after the last row of a COPY. */
const COPY_DONE = Buffer.from('c\0\0\0\x04', 'latin1');
/** Longer than a small table takes to be written. */
const LATE_MS = 200;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'starhall-dump-'));
  await database.db
    .insertInto('users')
    .values([{ account: 'a' }, { account: 'b' }])
    .execute();
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A line to the database that delivers what follows the last row of a COPY later than the row. */
async function openLateLine() {
  const { address, urlAt } = readTarget(database.connection);
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(address);
    sockets.push(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.pipe(upstream);
    upstream.on('data', (bytes: Buffer) => {
      const at = bytes.indexOf(COPY_DONE);
      if (at < 0) return client.write(bytes);
      client.write(bytes.subarray(0, at + COPY_DONE.length));
      return setTimeout(() => client.write(bytes.subarray(at + COPY_DONE.length)), LATE_MS);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: urlAt((server.address() as AddressInfo).port), close };
}

it('counts the rows of a table that is written before the server says how many there were', async () => {
  const line = await openLateLine();
  const client = new pg.Client(line.url);
  await client.connect();
  try {
    const place = openBackupPlace(folder, {
      endpoint: '',
      region: '',
      accessKeyId: '',
      secretAccessKey: '',
      hasBucketInPath: true,
    });
    const { tables } = await dumpDatabase(client, { id: 'late', place, seal: PLAIN, onBytes: () => undefined });
    const counted = tables.filter(({ data }) => data !== null);
    expect(counted.find(({ name }) => name === 'users')?.rows).toBe(2);
    expect(counted.filter(({ rows }) => rows === 0)).toEqual([]);
  } finally {
    await client.end();
    line.close();
  }
});
