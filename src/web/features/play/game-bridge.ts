import { readGameMessage } from './game-call.ts';
import type { GameDesk } from './game-desk.ts';
import { toGameFailure } from './game-failure.ts';
import { isFromGame } from './game-origin.ts';

export interface BridgeSurroundings {
  readonly desk: GameDesk;
  /** Window and origin of the game; the window changes with the frame. */
  readonly game: () => { readonly window: Window | null | undefined; readonly origin: string };
  /** Called on the game's first message: it can receive messages now. */
  readonly onHeard: () => void;
  readonly tell: (message: object) => void;
  /** The data sent to a starting game in addition to its progress. */
  readonly describeStart: () => object;
}

/**
 * Handles the game's messages; those from other windows or origins, or with an invalid shape, are ignored. Never
 * rejects: failures are reported to the game.
 */
export function createGameBridge({ desk, game, onHeard, tell, describeStart }: BridgeSurroundings) {
  return async (event: Pick<MessageEvent, 'source' | 'origin' | 'data'>): Promise<void> => {
    if (!isFromGame(event, game())) return;
    const message = readGameMessage(event.data);
    if (message === undefined) return;
    onHeard();
    if (message.type === 'ready') tell({ type: 'init', ...describeStart(), data: await desk.begin() });
    if (message.type === 'save') desk.keep(message.data);
    if (message.type === 'score') desk.score(message.score);
    if (message.type !== 'call') return;
    const { id, call } = message;
    if (call === null) {
      tell({ type: 'answer', id, error: { code: 'invalid', message: 'unknown method or wrong parameters' } });
      return;
    }
    try {
      tell({ type: 'answer', id, result: await desk.answer(call) });
    } catch (error) {
      const failure = toGameFailure(error);
      tell({ type: 'answer', id, error: { code: failure.code, message: failure.message } });
    }
  };
}
