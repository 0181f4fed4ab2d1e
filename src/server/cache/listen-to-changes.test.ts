import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { type ChangeFeed, listenToChanges } from './listen-to-changes.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };

let database: TestDatabase;
let events: string[];
let warned: string[];
let feed: ChangeFeed;
let onLost: () => void;
let attempts: number;
let isDown: boolean;
let sockets: Socket[];

/** A database connection's socket, unresponsive while the database is down. */
function openSocket(): Socket {
  attempts += 1;
  const socket = new Socket();
  sockets.push(socket);
  if (isDown) socket.connect = () => socket.destroy(new Error('nobody is there'));
  return socket;
}

const listenerOf = (name: string) => ({
  onChange: () => events.push(`${name} changed`),
  onListening: (isListening: boolean) => {
    events.push(`${name} ${isListening ? 'listening' : 'lost'}`);
    if (!isListening) queueMicrotask(onLost);
  },
});
const listen = (heartbeat = { everyMs: 50, withinMs: 1000 }) =>
  listenToChanges({
    connection: { ...database.connection, stream: openSocket },
    log: { debug: () => {}, info: () => {}, warn: (_, message) => warned.push(message), error: () => {} },
    channels: { games: listenerOf('games'), people: listenerOf('people') },
    heartbeat,
  });
const notify = (channel: string) => database.pool.query('SELECT pg_notify($1, $2)', [channel, '']);
const waitFor = (...expected: string[]) => vi.waitFor(() => expect(events).toEqual(expected), PATIENCE);
const cutOff = () =>
  database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'starhall listener' AND datname = current_database()`,
  );

beforeEach(async () => {
  database = await createTestDatabase();
  [events, warned, attempts, isDown, sockets, onLost] = [[], [], 0, false, [], () => undefined];
  feed = await listen();
});

afterEach(async () => {
  await feed.stop();
  await database.drop();
});

it('notifies each channel of its own changes, from the moment it reports to be listening', async () => {
  expect(events).toEqual(['games listening', 'people listening']);
  await notify('people');
  await notify('strangers');
  await notify('games');
  await waitFor('games listening', 'people listening', 'people changed', 'games changed');
});

it('reports a lost connection once, reconnects, and listens again', async () => {
  events = [];
  await cutOff();
  await waitFor('games lost', 'people lost', 'games listening', 'people listening');
  await notify('games');
  await waitFor('games lost', 'people lost', 'games listening', 'people listening', 'games changed');
  expect(warned).toEqual(['the listener lost its connection']);
});

it('notices a dead connection that was never closed', async () => {
  events = [];
  sockets[0]?.pause();
  await waitFor('games lost', 'people lost', 'games listening', 'people listening');
  expect(warned).toEqual(['the listener lost its connection']);
});

it('tries until the database accepts it again, and reports nothing until then', async () => {
  events = [];
  isDown = true;
  await cutOff();
  await vi.waitFor(() => expect(attempts).toBe(3), PATIENCE);
  expect(events).toEqual(['games lost', 'people lost']);
  isDown = false;
  await waitFor('games lost', 'people lost', 'games listening', 'people listening');
});

it('is not current after a standstill, until everything missed has been passed on', async () => {
  await feed.stop();
  feed = await listen({ everyMs: 50, withinMs: 30_000 });
  expect(feed.isCurrent()).toBe(true);
  sockets.at(-1)?.pause();
  await vi.waitFor(() => expect(feed.isCurrent()).toBe(false), PATIENCE);
  events = [];
  await notify('games');
  const catchingUp = feed.catchUp();
  expect(events).toEqual([]);
  sockets.at(-1)?.resume();
  await catchingUp;
  expect(events).toEqual(['games changed']);
  expect(feed.isCurrent()).toBe(true);
});

it('keeps nobody waiting for a database that does not answer', async () => {
  await feed.stop();
  feed = await listen({ everyMs: 50, withinMs: 60_000 });
  sockets.at(-1)?.pause();
  await vi.waitFor(() => expect(feed.isCurrent()).toBe(false), PATIENCE);
  await feed.catchUp();
  expect(feed.isCurrent()).toBe(false);
  sockets.at(-1)?.resume();
});

it('answers nobody between a loss and the first attempt to listen again', async () => {
  events = [];
  onLost = () => {
    expect(feed.isCurrent()).toBe(false);
    void feed.catchUp().then(() => events.push('answered'));
  };
  await cutOff();
  await waitFor('games lost', 'people lost', 'games listening', 'people listening', 'answered', 'answered');
  onLost = () => undefined;
});

it('keeps nobody waiting while the database is away: what is lost is known', async () => {
  isDown = true;
  await cutOff();
  await vi.waitFor(() => expect(events).toContain('people lost'), PATIENCE);
  await feed.catchUp();
  expect(events).toEqual(['games listening', 'people listening', 'games lost', 'people lost']);
  expect(feed.isCurrent()).toBe(true);
});

it('receives nothing once it is stopped, and reports that', async () => {
  events = [];
  await feed.stop();
  expect(events).toEqual(['games lost', 'people lost']);
  const { rows } = await database.pool.query(
    `SELECT 1 FROM pg_stat_activity WHERE application_name = 'starhall listener' AND datname = current_database()`,
  );
  expect(rows).toEqual([]);
  expect(warned).toEqual([]);
});

it('does not start where the database cannot be reached', async () => {
  const connection = { ...database.connection, connectionString: undefined, host: '/nowhere', port: 1 };
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  await expect(listenToChanges({ connection, log, channels: {} })).rejects.toThrow('ENOENT');
});
