import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RatingPart, RatingReason } from '#contract/rating/rating-reasons.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** Players' ratings of games. */
export interface RatingTables {
  ratings: RatingsTable;
  rating_reports: RatingReportsTable;
  rating_votes: RatingVotesTable;
  rating_totals: RatingTotalsTable;
  rating_shifts: RatingShiftsTable;
}

interface RatingsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  /** Null once the account is deleted. */
  user_id: number | null;
  stars: number;
  words: Generated<string>;
  lang: LocaleCode;
  version_name: Generated<string>;
  helpful_count: Generated<number>;
  reported_at: NullableTimestamp;
  /** Since when it waits for an operator, because many came at the same time. */
  held_at: NullableTimestamp;
  is_author_suspended: Generated<boolean>;
  removed_at: NullableTimestamp;
  removal_reason: RatingReason | null;
  removal_note: Generated<string>;
  is_shown: ColumnType<boolean, never, never>;
  answer: string | null;
  answered_at: NullableTimestamp;
  answer_edited_at: NullableTimestamp;
  answer_removed_at: NullableTimestamp;
  answer_removal_reason: RatingReason | null;
  answer_removal_note: Generated<string>;
  revision: ColumnType<number, never, number>;
  answer_revision: ColumnType<number, never, number>;
  created_at: Timestamp;
  edited_at: NullableTimestamp;
}

interface RatingReportsTable {
  id: GeneratedAlways<number>;
  rating_id: number;
  user_id: number | null;
  about: Generated<RatingPart>;
  reason: RatingReason;
  note: Generated<string>;
  reported_at: Timestamp;
  decided_at: NullableTimestamp;
}

interface RatingVotesTable {
  rating_id: number;
  user_id: number;
}

/** Maintained by triggers. */
interface RatingTotalsTable {
  application_id: ColumnType<number, never, never>;
  stars_1: ColumnType<number, never, never>;
  stars_2: ColumnType<number, never, never>;
  stars_3: ColumnType<number, never, never>;
  stars_4: ColumnType<number, never, never>;
  stars_5: ColumnType<number, never, never>;
}

interface RatingShiftsTable {
  application_id: number;
  /** By how many stars the mean moves where ratings count by time played. */
  shift: number;
}
