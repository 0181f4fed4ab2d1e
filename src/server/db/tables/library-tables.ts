import type { Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** Players' favorites, wishes, recently played and owned games. */
export interface LibraryTables {
  library_favourites: LibraryEntriesTable;
  library_wishes: LibraryEntriesTable;
  library_plays: LibraryPlaysTable;
  owned_games: OwnedGamesTable;
}

interface LibraryEntriesTable {
  application_id: number;
  user_id: number;
  created_at: Timestamp;
  /** Set temporarily, until the row is deleted. */
  removed_at: NullableTimestamp;
}

interface LibraryPlaysTable {
  application_id: number;
  user_id: number;
  first_played_at: Timestamp;
  last_played_at: Timestamp;
  play_count: Generated<number>;
  hidden_at: NullableTimestamp;
  played_seconds: Generated<number>;
  beat_at: NullableTimestamp;
}

interface OwnedGamesTable {
  application_id: number;
  user_id: number;
  order_id: string | null;
  owned_since: Timestamp;
}
