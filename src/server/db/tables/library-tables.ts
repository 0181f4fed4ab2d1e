import type { Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** What players keep of the games they like, want and have played. */
export interface LibraryTables {
  library_favourites: LibraryEntriesTable;
  library_wishes: LibraryEntriesTable;
  library_plays: LibraryPlaysTable;
}

interface LibraryEntriesTable {
  application_id: number;
  user_id: number;
  created_at: Timestamp;
  /** Set for a while only, and then gone with its row. */
  removed_at: NullableTimestamp;
}

interface LibraryPlaysTable {
  application_id: number;
  user_id: number;
  first_played_at: Timestamp;
  last_played_at: Timestamp;
  play_count: Generated<number>;
  hidden_at: NullableTimestamp;
}
