import type { FeatureHandlers } from '../../api/handler.ts';
import { acknowledgeGamePurchase } from './acknowledge-game-purchase.ts';
import { getGameSave } from './get-game-save.ts';
import { getGameSession } from './get-game-session.ts';
import { listGamePurchases } from './list-game-purchases.ts';
import { listLeaderboard } from './list-leaderboard.ts';
import { putGameSave } from './put-game-save.ts';
import { submitScore } from './submit-score.ts';

/** Calls that game pages make for their players. */
export const gameHandlers = {
  getGameSession,
  getGameSave,
  putGameSave,
  submitScore,
  listLeaderboard,
  listGamePurchases,
  acknowledgeGamePurchase,
} satisfies FeatureHandlers;
