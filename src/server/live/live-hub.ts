import type { LiveTopic } from '#contract/live/topics.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { ChangeListener } from '../cache/listen-to-changes.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';

/** The subscriber and its topics. */
export interface StreamOrder {
  readonly sessionId: string;
  readonly userId: number;
  readonly topics: readonly LiveTopic[];
  /** Whether the session is still valid; if it rejects (unknown), the stream continues. */
  readonly mayGoOn: () => Promise<boolean>;
}

/** All live streams of this process. */
export interface LiveHub {
  /** Opens a stream; above a limit the oldest of the same session or account ends. */
  open(order: StreamOrder): ReadableStream<Uint8Array>;
  /** Handles PostgreSQL notifications on the channel `changes`. */
  readonly changes: ChangeListener;
  /** Checks every session soon; called when sessions have changed. */
  checkSessions(): void;
  /** Ends all streams; later ones end immediately. */
  close(): void;
  count(): number;
  /** The topics of all streams. */
  followed(): readonly LiveTopic[];
}

/** For fast tests. */
export interface LiveTimes {
  readonly gatherMs: number;
  readonly heartbeatMs: number;
  /** How long session changes are collected: a busy store has several per second. */
  readonly sessionsMs: number;
}

const TIMES: LiveTimes = { gatherMs: 100, heartbeatMs: LIMITS.liveHeartbeatMs, sessionsMs: 250 };

interface OpenStream extends LiveStream {
  readonly order: StreamOrder;
}

/** Creates a hub without streams. */
export function createLiveHub(settings: Partial<LiveTimes> = {}): LiveHub {
  const times = { ...TIMES, ...settings };
  // Sets keep insertion order: the first is the oldest.
  const streams = new Set<OpenStream>();
  let isClosed = false;
  let checking: NodeJS.Timeout | undefined;
  const checkSoon = () => {
    checking ??= setTimeout(() => {
      checking = undefined;
      void endRefused(streams);
    }, times.sessionsMs).unref();
  };
  const beating = setInterval(() => {
    for (const stream of streams) stream.beat();
    // Sessions also expire.
    if (streams.size > 0) checkSoon();
  }, times.heartbeatMs).unref();
  return {
    open(order) {
      makeRoom(streams, order);
      const stream: OpenStream = {
        order,
        ...openLiveStream({ ...order, gatherMs: times.gatherMs, onEnd: () => streams.delete(stream) }),
      };
      streams.add(stream);
      if (isClosed) stream.end('closing');
      return stream.body;
    },
    changes: {
      onChange(payload) {
        for (const topic of payload.split(' ')) {
          for (const stream of streams) topic === '*' ? stream.refresh() : stream.send(topic);
        }
      },
      onListening(isListening) {
        // Changes during the interruption were lost.
        if (isListening) for (const stream of streams) stream.refresh();
      },
    },
    checkSessions: () => {
      if (streams.size > 0) checkSoon();
    },
    close() {
      isClosed = true;
      clearInterval(beating);
      clearTimeout(checking);
      for (const stream of streams) stream.end('closing');
    },
    count: () => streams.size,
    followed: () => [...new Set([...streams].flatMap(({ order }) => order.topics))],
  };
}

function makeRoom(streams: ReadonlySet<OpenStream>, { sessionId, userId }: StreamOrder): void {
  const ofAccount = [...streams].filter(({ order }) => order.userId === userId);
  const ofSession = ofAccount.filter(({ order }) => order.sessionId === sessionId);
  if (ofSession.length >= LIMITS.liveStreamsPerSession) ofSession[0]?.end('full');
  else if (ofAccount.length >= LIMITS.liveStreamsPerAccount) ofAccount[0]?.end('full');
}

/** Ends the streams of invalid sessions, with one check per session. */
async function endRefused(streams: ReadonlySet<OpenStream>): Promise<void> {
  for (const ofSession of Map.groupBy(streams, ({ order }) => order.sessionId).values()) {
    // Streams of a session may have been opened with different rights; check by the latest.
    const mayGoOn = await ofSession
      .at(-1)
      ?.order.mayGoOn()
      .catch(() => true);
    if (mayGoOn === false) for (const stream of ofSession) stream.end('session');
  }
}
