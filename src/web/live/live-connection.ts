import type { LiveTopic } from '#contract/live/topics.ts';
import { createSubscriber, type Subscriber, type Subscription, type Timers } from './live-subscriber.ts';

/** What the connection needs of the browser, so that tests can stand in for it. */
export interface LiveSurroundings extends Timers {
  /** Opens a stream; resolves when it has ended, and rejects where it could not be opened. */
  readonly open: (topics: readonly LiveTopic[], stream: StreamHandlers) => Promise<void>;
  readonly isHidden: () => boolean;
  /** Calls back when the tab is hidden or shown. */
  readonly onVisibility: (run: () => void) => () => void;
  /** From 0 up to 1. */
  readonly random: () => number;
}

export interface StreamHandlers {
  readonly signal: AbortSignal;
  /** Anything that came, a heartbeat too. */
  readonly onEvent: (event: LiveEvent) => void;
}

export type LiveEvent =
  | { readonly kind: 'ready' | 'beat' | 'refresh' | 'full' }
  | { readonly kind: 'change'; readonly topic: string };

export interface LiveConnection {
  /** Follows topics until the answer is called. */
  subscribe(subscription: Subscription): () => void;
}

/** A stream that says nothing for so long after it was opened is held back by something in between. */
const READY_WITHIN_MS = 5000;
/** Two heartbeats of the server, and a little. */
const SILENT_FOR_MS = 45_000;
/** Where no stream works. */
const POLL_EVERY_MS = 10_000;
/** All tabs of all people hear of an outage at the same moment. */
const REFRESH_SPREAD_MS = 1500;
/** Pages come and go; the next one mostly follows something else. */
const SETTLE_MS = 50;
const HIDDEN_FOR_MS = 15_000;
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
const LONGEST_WAIT_MS = 60_000;

/** Keeps one stream for all subscribers of a tab, or asks again and again where there is none. */
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
  /** Everything that somebody follows now. */
  readonly topics: () => ReadonlySet<LiveTopic>;
  readonly reloadAll: (withinMs: number) => void;
  readonly onChange: (topic: string) => void;
}

/** The stream itself: opened, watched, opened again, and asked around where it does not work. */
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
    // Another tab of the same person took this one's place: taking it back at once would never end.
    else if (event.kind === 'full') failures = WAITS_MS.length;
    else if (event.kind === 'ready') {
      timers.clear('poll');
      // What changed before was told to nobody. After an outage all tabs come at once.
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
    /** Opens a stream where none follows everything that is followed now. */
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

/** One timer for each name; setting it again moves it. */
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
