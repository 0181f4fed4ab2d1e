import type { LiveTopic } from '#contract/live/topics.ts';

/** Between two questions of the same subscriber; changes in between are one. */
const RELOAD_GAP_MS = 1000;

/** What a part of a page follows. */
export interface Subscription {
  readonly topics: readonly LiveTopic[];
  /** Asks for the data again; one at a time. A failure waits for the next change. */
  readonly reload: () => Promise<void>;
}

export interface Timers {
  readonly setTimeout: (run: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (handle: unknown) => void;
}

export interface Subscriber extends Pick<Subscription, 'topics'> {
  readonly follows: (topic: string) => boolean;
  /** Asks for the data, after a while where `delayMs` says so; what is asked meanwhile is asked once more afterwards. */
  readonly reload: (delayMs: number) => void;
  readonly end: () => void;
}

/** Makes what asks for the data of one subscription, no more often than once a second. */
export function createSubscriber({ topics, reload }: Subscription, { setTimeout, clearTimeout }: Timers): Subscriber {
  let timer: unknown;
  let isBusy = false;
  let isAskedAgain = false;
  let isEnded = false;
  const run = async () => {
    timer = undefined;
    isBusy = true;
    await reload().catch(() => undefined);
    if (!isEnded) timer = setTimeout(rest, RELOAD_GAP_MS);
  };
  const rest = () => {
    timer = undefined;
    isBusy = false;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    void run();
  };
  return {
    topics,
    follows: (topic) => topics.some((own) => own === topic),
    reload(delayMs) {
      if (isBusy) isAskedAgain = true;
      else timer ??= setTimeout(() => void run(), delayMs);
    },
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
