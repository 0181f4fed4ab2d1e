import { LIMITS } from '#contract/values/limits.ts';

export interface ConnectionTools {
  /** Whether the store answers. */
  readonly reach: () => Promise<boolean>;
  /** Calls back when something says that it may answer now; gives back what ends that. */
  readonly onHint: (notify: () => void) => () => void;
  readonly setTimeout: (run: () => void, delayMs: number) => unknown;
}

/**
 * Waits until the store answers: asks at once, after every hint of the browser, and again and again by itself, since a
 * browser knows of its network only and not of a store that starts anew. Gives back what ends the waiting.
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
  const endHints = onHint(() => void ask());
  repeat();
  return end;
}

/** The tools of this window. */
export const windowConnection: ConnectionTools = {
  // The browser's own word first: it costs no request.
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
