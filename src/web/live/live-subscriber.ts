import type { LiveTopic } from '#contract/live/topics.ts';

/** Minimum time between two reloads of a subscriber; changes in between are merged. */
const RELOAD_GAP_MS = 1000;

/** The topics of a part of a page. */
export interface Subscription {
  readonly topics: readonly LiveTopic[];
  /** Reloads the data, one call at a time. After a failure it waits for the next change. */
  readonly reload: () => Promise<void>;
}

export interface Timers {
  readonly setTimeout: (run: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (handle: unknown) => void;
}

export interface Subscriber extends Pick<Subscription, 'topics'> {
  readonly follows: (topic: string) => boolean;
  /** Reloads the data, optionally after `delayMs`; requests during a reload are merged into one more. */
  readonly reload: (delayMs: number) => void;
  readonly end: () => void;
}

/** Creates the reloader of a subscription, limited to once a second. */
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
