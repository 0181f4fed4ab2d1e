import { GameFailure } from './game-failure.ts';

const CLOSED_MAX = 3;
const MINUTE_MS = 60_000;

/** Limits repeated requests that the player dismisses: after three within a minute, a minute of silence. */
export interface Patience {
  /** @throws GameFailure during the silence */
  require(): void;
  /** The player has dismissed a dialog. */
  lose(): void;
}

export function createPatience(now: () => number): Patience {
  let closedAt: readonly number[] = [];
  let quietUntil = 0;
  return {
    require() {
      if (now() < quietUntil) throw new GameFailure('limited', 'closed three times in a minute');
    },
    lose() {
      const at = now();
      closedAt = [...closedAt.filter((earlier) => at - earlier < MINUTE_MS), at];
      if (closedAt.length >= CLOSED_MAX) quietUntil = at + MINUTE_MS;
    },
  };
}
