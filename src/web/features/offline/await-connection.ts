import { LIMITS } from '#contract/values/limits.ts';

export interface ConnectionTools {
  /** Whether the store responds. */
  readonly reach: () => Promise<boolean>;
  /** Subscribes to hints that the store may respond again; returns the unsubscribe function. */
  readonly onHint: (notify: () => void) => () => void;
  readonly setTimeout: (run: () => void, delayMs: number) => unknown;
}

/**
 * Waits until the store responds: checks immediately, after every hint from the browser, and periodically, because a
 * browser knows its network but not a restarting store. Returns the cleanup function.
 */
export function awaitConnection({ reach, onHint, setTimeout }: ConnectionTools, whenBack: () => void): () => void {
  let isWanted = true;
  let isAsking = false;
  const end = () => {
    isWanted = false;
    endHints();
  };
  const ask = async () => {
    if (!isWanted || isAsking) return;
    isAsking = true;
    const isBack = await reach();
    isAsking = false;
    if (!isWanted || !isBack) return;
    end();
    whenBack();
  };
  const repeat = () => {
    if (!isWanted) return;
    void ask();
    setTimeout(repeat, LIMITS.offlineRetryMs);
  };
  // A network often carries nothing yet in the moment in which the browser announces it.
  const endHints = onHint(() => {
    void ask();
    setTimeout(() => void ask(), LIMITS.offlineHintRetryMs);
  });
  repeat();
  return end;
}

/** The connection checks of this window. */
export const windowConnection: ConnectionTools = {
  // `onLine` first, because it needs no request.
  reach: async () => navigator.onLine && (await fetch('/time', { cache: 'no-store' }).then(isAnswer, () => false)),
  onHint: (notify) => {
    window.addEventListener('online', notify);
    document.addEventListener('visibilitychange', notify);
    return () => {
      window.removeEventListener('online', notify);
      document.removeEventListener('visibilitychange', notify);
    };
  },
  setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
};

const isAnswer = ({ ok }: Response) => ok;
