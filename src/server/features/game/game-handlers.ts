import {
  acknowledgeGamePurchase,
  getGameSave,
  getGameSession,
  listGamePurchases,
  listLeaderboard,
  putGameSave,
  submitScore,
} from '#contract/game/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createAcknowledgeGamePurchase } from './acknowledge-game-purchase.ts';
import { createGetGameSave } from './get-game-save.ts';
import { createGetGameSession } from './get-game-session.ts';
import { createListGamePurchases } from './list-game-purchases.ts';
import { createListLeaderboard } from './list-leaderboard.ts';
import { createPutGameSave } from './put-game-save.ts';
import { createSubmitScore } from './submit-score.ts';

/** What pages of games ask for their players. */
export function gameHandlers(services: Services): BoundHandler[] {
  return [
    handle(getGameSession, createGetGameSession(services)),
    handle(getGameSave, createGetGameSave(services)),
    handle(putGameSave, createPutGameSave(services)),
    handle(submitScore, createSubmitScore(services)),
    handle(listLeaderboard, createListLeaderboard(services)),
    handle(listGamePurchases, createListGamePurchases(services)),
    handle(acknowledgeGamePurchase, createAcknowledgeGamePurchase(services)),
  ];
}
