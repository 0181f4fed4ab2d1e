import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveTopic } from '#contract/live/topics.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';

let hub: LiveHub;

beforeEach(() => {
  vi.useFakeTimers();
  hub = createLiveHub();
});

afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

interface Opened {
  readonly read: () => Promise<string | undefined>;
  readonly leave: () => Promise<void>;
}

/** Without another stream around it, which would read ahead. */
function open(topics: readonly LiveTopic[], who: { session?: string; user?: number; mayGoOn?: boolean } = {}): Opened {
  const { session = 'one', user = 1, mayGoOn = true } = who;
  const order = { sessionId: session, userId: user, topics, mayGoOn: async () => mayGoOn };
  const reader = hub.open(order).getReader();
  const read = async () => {
    const { value } = await reader.read();
    return value === undefined ? undefined : new TextDecoder().decode(value);
  };
  return { read, leave: () => reader.cancel() };
}

const READY = 'event: ready\ndata: {}\n\n';
const event = (topic: string) => `data: ${JSON.stringify({ topic })}\n\n`;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('says that it is there, then what changed of what is followed, each thing once', async () => {
  const { read } = open(['version:1', 'reviews']);
  expect(await read()).toBe(READY);
  hub.changes.onChange('version:1 reviews');
  hub.changes.onChange('version:1');
  hub.changes.onChange('version:2 webhook:1');
  await pass(100);
  expect(await read()).toBe(event('version:1') + event('reviews'));
});

it('keeps no more for a reader who is slow than the topics that it follows', async () => {
  const { read } = open(['version:1', 'version:2']);
  for (let turn = 0; turn < 100; turn += 1) {
    hub.changes.onChange('version:1 version:2 version:3');
    await pass(100);
  }
  expect(await read()).toBe(READY);
  await pass(100);
  expect(await read()).toBe(event('version:1') + event('version:2'));
  hub.changes.onChange('*');
  await pass(100);
  // Only the slow reader's queue was pending: the next event is the latest one.
  expect(await read()).toBe('event: refresh\ndata: {}\n\n');
});

it('asks for everything once changes are received again', async () => {
  const { read } = open(['version:1']);
  await read();
  hub.changes.onListening(false);
  hub.changes.onListening(true);
  await pass(100);
  expect(await read()).toBe('event: refresh\ndata: {}\n\n');
});

it('says every 20 seconds that it is still there, and gives up a reader who takes nothing', async () => {
  const listening = open(['reviews']);
  const silent = hub.open({ sessionId: 'two', userId: 2, topics: ['reviews'], mayGoOn: async () => true });
  await listening.read();
  expect(hub.count()).toBe(2);
  await pass(LIMITS.liveHeartbeatMs);
  expect(await listening.read()).toBe(':\n\n');
  expect(hub.count()).toBe(1);
  await expect(silent.getReader().read()).rejects.toThrow('the reader has stalled');
});

it('ends the oldest stream where a session or an account opens too many', async () => {
  const oldest = open(['reviews']);
  for (let more = 1; more < LIMITS.liveStreamsPerSession; more += 1) open(['reviews']);
  expect(hub.count()).toBe(LIMITS.liveStreamsPerSession);
  open(['reviews']);
  expect(hub.count()).toBe(LIMITS.liveStreamsPerSession);
  expect(await oldest.read()).toBe(READY);
  expect(await oldest.read()).toBe('event: end\ndata: {"reason":"full"}\n\n');
  expect(await oldest.read()).toBeUndefined();
  for (let session = 0; session < 20; session += 1) open(['reviews'], { session: `other ${session}` });
  expect(hub.count()).toBe(LIMITS.liveStreamsPerAccount);
  open(['reviews'], { session: 'of somebody else', user: 2 });
  expect(hub.count()).toBe(LIMITS.liveStreamsPerAccount + 1);
});

it('ends the streams of sessions that no longer count, and of no others', async () => {
  const ended = open(['reviews'], { session: 'ended', mayGoOn: false });
  open(['reviews'], { session: 'other' });
  hub.checkSessions();
  await pass(250);
  expect(hub.count()).toBe(1);
  expect(await ended.read()).toBe(READY);
  expect(await ended.read()).toBe('event: end\ndata: {"reason":"session"}\n\n');
});

it('forgets a stream that its reader has left', async () => {
  const { read, leave } = open(['reviews']);
  await read();
  await leave();
  expect(hub.count()).toBe(0);
});

it('ends all streams when it is closed, and those that come later at once', async () => {
  const before = open(['reviews']);
  hub.close();
  const after = open(['reviews']);
  for (const { read } of [before, after]) {
    expect(await read()).toBe(READY);
    expect(await read()).toBe('event: end\ndata: {"reason":"closing"}\n\n');
    expect(await read()).toBeUndefined();
  }
  expect(hub.count()).toBe(0);
});
