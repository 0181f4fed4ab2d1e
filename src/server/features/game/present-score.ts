import type { LeaderboardEntry } from '#contract/game/entities.ts';
import { maskName } from '#domain/text/mask-name.ts';
import type { RankedScore } from './score-queries.ts';

/** Formats a leaderboard entry for a viewer; visitors own no entry. */
export function presentScore(row: RankedScore, viewerId: number | null): LeaderboardEntry {
  const isOwn = row.user_id === viewerId;
  return {
    rank: row.rank,
    name: isOwn ? row.nickname : maskName(row.nickname),
    score: row.score,
    achievedAt: row.achieved_at.toISOString(),
    isOwn,
  };
}
