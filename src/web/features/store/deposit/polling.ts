import { SECOND_MS } from '#domain/time/durations.ts';

/** Pauses between polls; the last one repeats. */
const PAUSES_MS = [2, 3, 5, 8, 13, 21, 34, 60].map((seconds) => seconds * SECOND_MS);

/** Pause after the nth poll, from 0. */
export function pauseAfter(look: number): number {
  return PAUSES_MS[look] ?? PAUSES_MS.at(-1) ?? SECOND_MS;
}

export interface PollingSurroundings {
  /** Polls once; resolves with whether it may still change. A failed poll is repeated. */
  readonly look: () => Promise<boolean>;
  /** The page is hidden: polling pauses. */
  readonly isHidden: () => boolean;
  readonly setTimeout: (run: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (handle: unknown) => void;
}

export interface Polling {
  /** The page is visible again: polls immediately and restarts with short pauses. */
  wake(): void;
  stop(): void;
}

/** Polls with growing pauses until nothing can change anymore. */
export function startPolling({ look, isHidden, setTimeout, clearTimeout }: PollingSurroundings): Polling {
  let looks = 0;
  let timer: unknown;
  let isOver = false;
  let isLooking = false;
  const plan = () => {
    if (isOver || isHidden()) return;
    timer = setTimeout(() => void run(), pauseAfter(looks));
  };
  const run = async () => {
    if (isOver || isLooking) return;
    isLooking = true;
    looks += 1;
    const mayChange = await look().catch(() => true);
    isLooking = false;
    if (mayChange) plan();
    else isOver = true;
  };
  plan();
  return {
    wake() {
      if (isHidden()) return;
      clearTimeout(timer);
      looks = 0;
      void run();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
