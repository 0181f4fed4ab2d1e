import type { GameSave } from '#contract/game/entities.ts';
import type { SaveRow } from './save-queries.ts';

export function presentSave({ data, revision, updated_at }: SaveRow): GameSave {
  return { data, revision, updatedAt: updated_at.toISOString() };
}
