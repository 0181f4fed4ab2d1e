import type { LiveTopic } from '#contract/live/topics.ts';

/** Why a stream ends: invalid session, too many streams, or shutdown. */
export type StreamEnd = 'session' | 'full' | 'closing';

/** An open live stream. */
export interface LiveStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Sends a change of a subscribed topic. */
  readonly send: (topic: string) => void;
  /** Signals that anything may have changed. */
  readonly refresh: () => void;
  /** Sends a heartbeat; a reader that has consumed nothing since the last one is dropped. */
  readonly beat: () => void;
  readonly end: (reason: StreamEnd) => void;
}

export interface LiveStreamOptions {
  readonly topics: readonly LiveTopic[];
  /** How long changes are collected, so that repeated ones become one event. */
  readonly gatherMs: number;
  /** Called once, however the stream ends. */
  readonly onEnd: () => void;
}

const READY = 'event: ready\ndata: {}\n\n';
const REFRESH = 'event: refresh\ndata: {}\n\n';
const HEARTBEAT = ':\n\n';

/**
 * Opens a stream of server-sent events. Its backlog is bounded: a subset of the reader's own topics, plus at most one
 * queued chunk.
 */
export function openLiveStream({ topics, gatherMs, onEnd }: LiveStreamOptions): LiveStream {
  const followed: ReadonlySet<string> = new Set(topics);
  const waiting = new Set<string>();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let needsRefresh = false;
  const isBlocked = () => (controller?.desiredSize ?? 0) <= 0;
  const send = (text: string) => controller?.enqueue(encoder.encode(text));
  const close = (): boolean => {
    if (controller === undefined) return false;
    clearTimeout(timer);
    controller = undefined;
    onEnd();
    return true;
  };
  const flush = () => {
    timer = undefined;
    // The reader calls `pull` once it has consumed the queue.
    if (isBlocked()) return;
    const text = needsRefresh ? REFRESH : [...waiting].map(eventOf).join('');
    needsRefresh = false;
    waiting.clear();
    if (text !== '') send(text);
  };
  const flushSoon = () => {
    timer ??= setTimeout(flush, gatherMs).unref();
  };
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
      send(READY);
    },
    pull: () => {
      if (needsRefresh || waiting.size > 0) flushSoon();
    },
    cancel: () => void close(),
  });
  return {
    body,
    send(topic) {
      if (!followed.has(topic)) return;
      waiting.add(topic);
      flushSoon();
    },
    refresh() {
      needsRefresh = true;
      flushSoon();
    },
    beat() {
      if (!isBlocked()) return void send(HEARTBEAT);
      const stuck = controller;
      if (close()) stuck?.error(new Error('the reader has stalled'));
    },
    end(reason) {
      const ending = controller;
      if (!close() || ending === undefined) return;
      ending.enqueue(encoder.encode(`event: end\ndata: ${JSON.stringify({ reason })}\n\n`));
      ending.close();
    },
  };
}

function eventOf(topic: string): string {
  return `data: ${JSON.stringify({ topic })}\n\n`;
}
