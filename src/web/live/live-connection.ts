import type { LiveTopic } from '#contract/live/topics.ts';
import { createSubscriber, type Subscriber, type Subscription, type Timers } from './live-subscriber.ts';

/** The connection's browser dependencies, replaced in tests. */
export interface LiveSurroundings extends Timers {
  /** Opens a stream; resolves when it ends, rejects if it could not be opened. */
  readonly open: (topics: readonly LiveTopic[], stream: StreamHandlers) => Promise<void>;
  readonly isHidden: () => boolean;
  /** Subscribes to the tab being hidden or shown. */
  readonly onVisibility: (run: () => void) => () => void;
  /** From 0 to below 1. */
  readonly random: () => number;
}

export interface StreamHandlers {
  readonly signal: AbortSignal;
  /** Any event, heartbeats included. */
  readonly onEvent: (event: LiveEvent) => void;
}

export type LiveEvent =
  | { readonly kind: 'ready' | 'beat' | 'refresh' | 'full' }
  | { readonly kind: 'change'; readonly topic: string };

export interface LiveConnection {
  /** Subscribes to topics; returns the unsubscribe function. */
  subscribe(subscription: Subscription): () => void;
}

/** A stream without any event for so long after opening is buffered by a proxy. */
const READY_WITHIN_MS = 5000;
/** Two heartbeats of the server plus a margin. */
const SILENT_FOR_MS = 45_000;
/** Used if streams do not work. */
const POLL_EVERY_MS = 10_000;
/** An outage ends for all tabs of all users at the same moment. */
const REFRESH_SPREAD_MS = 1500;
/** Navigation replaces subscriptions; the next page usually has others. */
const SETTLE_MS = 50;
const HIDDEN_FOR_MS = 15_000;
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
const LONGEST_WAIT_MS = 60_000;

/** Maintains one stream for all subscribers of a tab, and polls if streams do not work. */
export function createLiveConnection(around: LiveSurroundings): LiveConnection {
  const subscribers = new Set<Subscriber>();
  let stopWatching: (() => void) | undefined;
  const reloadAll = (withinMs: number) => {
    for (const subscriber of subscribers) subscriber.reload(around.random() * withinMs);
  };
  const stream = createLiveStream(around, {
    topics: () => new Set([...subscribers].flatMap(({ topics }) => topics)),
    reloadAll,
    onChange(topic) {
      for (const subscriber of subscribers) if (subscriber.follows(topic)) subscriber.reload(0);
    },
  });
  const settle = () => {
    if (subscribers.size > 0) return stream.follow();
    stream.stop();
    stopWatching?.();
    stopWatching = undefined;
  };
  let settling: unknown;
  const settleSoon = () => {
    around.clearTimeout(settling);
    settling = around.setTimeout(settle, SETTLE_MS);
  };
  return {
    subscribe(subscription) {
      const subscriber = createSubscriber(subscription, around);
      subscribers.add(subscriber);
      stopWatching ??= around.onVisibility(stream.onVisibility);
      settleSoon();
      return () => {
        subscribers.delete(subscriber);
        subscriber.end();
        settleSoon();
      };
    },
  };
}

interface StreamUse {
  /** All subscribed topics. */
  readonly topics: () => ReadonlySet<LiveTopic>;
  readonly reloadAll: (withinMs: number) => void;
  readonly onChange: (topic: string) => void;
}

/** The stream: opens, monitors and reopens it, and falls back to polling. */
function createLiveStream(around: LiveSurroundings, { topics, reloadAll, onChange }: StreamUse) {
  const timers = createTimers(around);
  let stream: AbortController | undefined;
  let followed: ReadonlySet<LiveTopic> = new Set();
  let failures = 0;
  const disconnect = () => {
    stream?.abort();
    stream = undefined;
    followed = new Set();
    timers.clear('silence');
    timers.clear('connect');
  };
  const pollLater = () =>
    timers.set('poll', POLL_EVERY_MS, () => {
      if (!around.isHidden()) reloadAll(0);
      pollLater();
    });
  const fail = () => {
    disconnect();
    if (!timers.has('poll')) pollLater();
    const waitMs = WAITS_MS[failures] ?? LONGEST_WAIT_MS;
    failures += 1;
    timers.set('connect', waitMs * (0.5 + around.random() / 2), connect);
  };
  const onEvent = (event: LiveEvent) => {
    timers.set('silence', SILENT_FOR_MS, fail);
    if (event.kind === 'change') onChange(event.topic);
    else if (event.kind === 'refresh') reloadAll(REFRESH_SPREAD_MS);
    // Another tab of the same user has replaced this one: reconnecting immediately would go back and forth forever.
    else if (event.kind === 'full') failures = WAITS_MS.length;
    else if (event.kind === 'ready') {
      timers.clear('poll');
      // Earlier changes were missed. After an outage all tabs reload at once, so the requests are spread.
      reloadAll(failures > 0 ? REFRESH_SPREAD_MS : 0);
      failures = 0;
    }
  };
  const connect = () => {
    disconnect();
    if (around.isHidden()) return;
    const opened = new AbortController();
    stream = opened;
    followed = topics();
    timers.set('silence', READY_WITHIN_MS, fail);
    const isCurrent = () => stream === opened;
    const over = () => {
      if (isCurrent()) fail();
    };
    const heed = (event: LiveEvent) => {
      if (isCurrent()) onEvent(event);
    };
    around.open([...followed], { signal: opened.signal, onEvent: heed }).then(over, over);
  };
  return {
    /** Opens a stream unless the current one covers all topics. */
    follow() {
      if ([...topics()].some((topic) => !followed.has(topic))) connect();
    },
    stop() {
      disconnect();
      timers.clearAll();
      failures = 0;
    },
    onVisibility() {
      timers.clear('hidden');
      if (around.isHidden()) timers.set('hidden', HIDDEN_FOR_MS, disconnect);
      else if (stream === undefined) {
        failures = 0;
        connect();
      }
    },
  };
}

type TimerName = 'poll' | 'silence' | 'connect' | 'hidden';

/** Named timers; setting one again resets it. */
function createTimers({ setTimeout, clearTimeout }: Timers) {
  const handles = new Map<TimerName, unknown>();
  const clear = (name: TimerName) => {
    clearTimeout(handles.get(name));
    handles.delete(name);
  };
  return {
    clear,
    has: (name: TimerName) => handles.has(name),
    set(name: TimerName, delayMs: number, run: () => void) {
      clear(name);
      handles.set(name, setTimeout(run, delayMs));
    },
    clearAll: () => [...handles.keys()].forEach(clear),
  };
}
