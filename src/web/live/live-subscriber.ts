import type { LiveTopic } from '#contract/live/topics.ts';

/** Minimum time between two reloads of a subscriber; changes in between are merged. */
const RELOAD_GAP_MS = 1000;
/** What failed is tried again without waiting for another change. */
const RETRY_MS = 10_000;

/** The topics of a part of a page. */
export interface Subscription {
  readonly topics: readonly LiveTopic[];
  /** Reloads the data, one call at a time. After a failure it is called again, unless the tab is hidden. */
  readonly reload: () => Promise<void>;
}

export interface Timers {
  readonly setTimeout: (run: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (handle: unknown) => void;
}

interface SubscriberSurroundings extends Timers {
  readonly isHidden: () => boolean;
}

export interface Subscriber extends Pick<Subscription, 'topics'> {
  readonly follows: (topic: string) => boolean;
  /** Reloads the data, optionally after `delayMs`; requests during a reload are merged into one more. */
  readonly reload: (delayMs: number) => void;
  readonly end: () => void;
}

/** Creates the reloader of a subscription, limited to once a second. */
export function createSubscriber({ topics, reload }: Subscription, around: SubscriberSurroundings): Subscriber {
  const { setTimeout, clearTimeout, isHidden } = around;
  let timer: unknown;
  let retry: unknown;
  let isBusy = false;
  let isAskedAgain = false;
  let isEnded = false;
  const run = async () => {
    timer = undefined;
    isBusy = true;
    clearTimeout(retry);
    const isDone = await reload().then(
      () => true,
      () => false,
    );
    if (isEnded) return;
    timer = setTimeout(rest, RELOAD_GAP_MS);
    if (!isDone) retry = setTimeout(tryAgain, RETRY_MS);
  };
  const tryAgain = () => {
    if (isHidden()) retry = setTimeout(tryAgain, RETRY_MS);
    else ask(0);
  };
  const rest = () => {
    timer = undefined;
    isBusy = false;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    void run();
  };
  const ask = (delayMs: number) => {
    if (isBusy) isAskedAgain = true;
    else timer ??= setTimeout(() => void run(), delayMs);
  };
  return {
    topics,
    follows: (topic) => topics.some((own) => own === topic),
    reload: ask,
    end() {
      isEnded = true;
      clearTimeout(timer);
      clearTimeout(retry);
    },
  };
}
