import type { GameSave } from '#contract/game/entities.ts';
import type { SaveRow } from './save-queries.ts';

/** What a game keeps for a player. */
export function presentSave({ data, revision, updated_at }: SaveRow): GameSave {
  return { data, revision, updatedAt: updated_at.toISOString() };
}
