import type { GameSession } from '#contract/game/entities.ts';

/** Player and products: loaded once for all calls. */
export interface SessionKeeper {
  read(): Promise<GameSession>;
  /** Reloads: the user has signed in, or the products have changed. */
  renew(): Promise<GameSession>;
}

export function createSessionKeeper(load: () => Promise<GameSession>): SessionKeeper {
  let kept: Promise<GameSession> | undefined;
  const renew = () => {
    const asked = load();
    kept = asked;
    // The connection may be back for the next call.
    asked.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked;
  };
  return { read: () => kept ?? renew(), renew };
}
