import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveTopic } from '#contract/live/topics.ts';
import { createLiveConnection, type LiveConnection, type StreamHandlers } from './live-connection.ts';

interface OpenedStream extends StreamHandlers {
  readonly topics: readonly LiveTopic[];
  readonly end: () => void;
}

let streams: OpenedStream[];
let isHidden: boolean;
let tellVisibility: () => void;
let connection: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  [streams, isHidden, tellVisibility] = [[], false, () => {}];
  connection = createLiveConnection({
    open(topics, handlers) {
      const { promise, resolve } = Promise.withResolvers<void>();
      streams.push({ topics, ...handlers, end: resolve });
      return promise;
    },
    setTimeout: (run, delayMs) => setTimeout(run, delayMs),
    clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout),
    isHidden: () => isHidden,
    onVisibility(run) {
      tellVisibility = run;
      return () => {
        tellVisibility = () => {};
      };
    },
    random: () => 0.5,
  });
});

afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const latest = () => streams.at(-1) ?? expect.unreachable('no stream was opened');
const say = (kind: 'ready' | 'beat' | 'refresh' | 'full') => latest().onEvent({ kind });
const change = (topic: string) => latest().onEvent({ kind: 'change', topic });

function follow(...topics: LiveTopic[]) {
  const reload = vi.fn(async () => {});
  return { reload, leave: connection.subscribe({ topics, reload }) };
}

/** A page with an open stream that has loaded once. */
async function openPage(...topics: LiveTopic[]) {
  const subscriber = follow(...topics);
  await pass(50);
  say('ready');
  await pass(1000);
  expect(subscriber.reload).toHaveBeenCalledTimes(1);
  subscriber.reload.mockClear();
  return subscriber;
}

const show = (hidden: boolean) => {
  isHidden = hidden;
  tellVisibility();
};

it('opens one stream for all subscribers, and none without any', async () => {
  expect(streams).toHaveLength(0);
  follow('version:1');
  follow('console', 'reviews');
  await pass(50);
  expect(streams.map(({ topics }) => [...topics])).toEqual([['version:1', 'console', 'reviews']]);
});

it('reloads once when the stream is open, because earlier changes were missed', async () => {
  await openPage('version:1');
});

it('reloads on a change of a subscribed topic, at most once a second', async () => {
  const { reload } = await openPage('version:1');
  change('version:2');
  await pass(0);
  expect(reload).not.toHaveBeenCalled();
  for (let turn = 0; turn < 20; turn += 1) change('version:1');
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
  change('version:1');
  await pass(999);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('opens another stream for new topics, and closes with the last subscriber', async () => {
  const console = await openPage('console');
  const version = follow('version:1');
  await pass(50);
  expect(streams).toHaveLength(2);
  expect(streams[0]?.signal.aborted).toBe(true);
  say('ready');
  version.leave();
  await pass(50);
  expect(streams).toHaveLength(2);
  console.leave();
  await pass(50);
  expect(latest().signal.aborted).toBe(true);
  await pass(120_000);
  expect(streams).toHaveLength(2);
});

it('polls every ten seconds if the stream is silent, and retries with growing delays', async () => {
  const { reload } = follow('version:1');
  await pass(50 + 5000);
  expect(latest().signal.aborted).toBe(true);
  await pass(60_001);
  expect(reload).toHaveBeenCalledTimes(6);
  expect(streams.length).toBeLessThan(7);
  // Late events of an abandoned stream are ignored.
  streams[0]?.onEvent({ kind: 'change', topic: 'version:1' });
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(6);
});

it('stops asking once a stream works, and asks everything once', async () => {
  const { reload } = follow('version:1');
  await pass(50 + 5000 + 750);
  expect(streams).toHaveLength(2);
  say('ready');
  await pass(750);
  expect(reload).toHaveBeenCalledTimes(1);
  for (let turn = 0; turn < 6; turn += 1) {
    await pass(20_000);
    say('beat');
  }
  expect(reload).toHaveBeenCalledTimes(1);
  expect(streams).toHaveLength(2);
});

it('gives up a stream that has fallen silent', async () => {
  await openPage('version:1');
  await pass(45_000);
  expect(streams[0]?.signal.aborted).toBe(true);
  await pass(750);
  expect(streams).toHaveLength(2);
});

it('opens the stream again when the server ends it', async () => {
  const { reload } = await openPage('version:1');
  latest().end();
  await pass(750);
  expect(streams).toHaveLength(2);
  say('ready');
  await pass(750);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves its place to another tab for a minute when there are too many', async () => {
  await openPage('version:1');
  say('full');
  latest().end();
  await pass(30_000);
  expect(streams).toHaveLength(1);
  await pass(30_000);
  expect(streams).toHaveLength(2);
});

it('ends the stream of a tab that stays hidden, and asks once when it is shown again', async () => {
  const { reload } = await openPage('version:1');
  show(true);
  await pass(10_000);
  show(false);
  await pass(10_000);
  expect(latest().signal.aborted).toBe(false);
  show(true);
  await pass(15_000);
  expect(latest().signal.aborted).toBe(true);
  await pass(300_000);
  expect(streams).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  show(false);
  expect(streams).toHaveLength(2);
  say('ready');
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks everything after an outage, not all tabs at the same moment', async () => {
  const { reload } = await openPage('version:1');
  say('refresh');
  await pass(749);
  expect(reload).not.toHaveBeenCalled();
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('continues after a failed reload', async () => {
  const { reload } = await openPage('version:1');
  reload.mockRejectedValueOnce(new Error('no connection'));
  change('version:1');
  await pass(1000);
  change('version:1');
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('tries a failed reload again without another change, but not while the tab is hidden', async () => {
  const { reload } = await openPage('version:1');
  reload.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no connection'));
  change('version:1');
  await pass(9_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(reload).toHaveBeenCalledTimes(2);
  show(true);
  await pass(10_000);
  expect(reload).toHaveBeenCalledTimes(2);
  show(false);
  await pass(10_000);
  expect(reload).toHaveBeenCalledTimes(3);
  // The third attempt succeeded.
  await pass(11_000);
  expect(reload).toHaveBeenCalledTimes(3);
});

it('does not try again for what has ended', async () => {
  const { reload, leave } = await openPage('version:1');
  reload.mockRejectedValueOnce(new Error('no connection'));
  change('version:1');
  await pass(1000);
  leave();
  await pass(11_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
