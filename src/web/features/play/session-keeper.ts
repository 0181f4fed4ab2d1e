import type { GameSession } from '#contract/game/entities.ts';

/** Who plays and what they are offered: asked for once, however many calls need it. */
export interface SessionKeeper {
  read(): Promise<GameSession>;
  /** Asks again: somebody has signed in, or what is on offer has changed. */
  renew(): Promise<GameSession>;
}

export function createSessionKeeper(load: () => Promise<GameSession>): SessionKeeper {
  let kept: Promise<GameSession> | undefined;
  const renew = () => {
    const asked = load();
    kept = asked;
    // The next call may find the connection again.
    asked.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked;
  };
  return { read: () => kept ?? renew(), renew };
}
