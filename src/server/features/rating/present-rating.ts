import type { OperatorRating, OwnRating, Rating, RatingReport, ReceivedRating } from '#contract/rating/entities.ts';
import { maskName } from '#domain/text/mask-name.ts';
import type { Row } from '../../db/schema.ts';
import { presentMinutes } from '../library/public.ts';
import type { OperatorRatingRow } from './operator-rating-queries.ts';
import type { ListedRatingRow } from './rating-list-queries.ts';
import type { OwnRatingRow, RatingRow } from './rating-queries.ts';
import type { ReceivedRatingRow } from './received-rating-queries.ts';

/** Builds the public view of a rating. */
export function presentRating(row: ListedRatingRow): Rating {
  const own = { isOwn: row.is_own, isHelpful: row.is_helpful };
  return { ...presentStanding(row), ...own, author: row.is_own ? row.nickname : maskAuthor(row) };
}

/** Builds the author's view of a rating. */
export function presentOwnRating(row: OwnRatingRow): OwnRating {
  return { ...presentStanding(row), isHeld: row.held_at !== null, removal: presentRemoval(row) };
}

/** Builds the view of a rating for the game's developer. */
export function presentReceivedRating(row: ReceivedRatingRow): ReceivedRating {
  const game = { applicationId: row.app_id, applicationName: row.application_name };
  return { ...presentCommon(row), ...game, author: maskAuthor(row), answerRemoval: presentAnswerRemoval(row) };
}

/** Builds the operator view of a rating. */
export function presentOperatorRating(row: OperatorRatingRow): OperatorRating {
  return {
    ...presentCommon(row),
    applicationId: row.app_id,
    applicationName: row.application_name,
    userId: row.user_id,
    isAuthorSuspended: row.is_author_suspended,
    revision: row.revision,
    heldAt: row.held_at?.toISOString() ?? null,
    reportCount: row.report_count,
    reports: row.reports.map(presentReport),
    removal: presentRemoval(row),
    answerRevision: row.answer_revision,
    answerReportCount: row.answer_report_count,
    answerReports: row.answer_reports.map(presentReport),
    answerRemoval: presentAnswerRemoval(row),
  };
}

/** In JSON, PostgreSQL formats timestamps as text. */
function presentReport({ reportedAt, ...report }: RatingReport): RatingReport {
  return { ...report, reportedAt: new Date(reportedAt).toISOString() };
}

/** Builds the part that players see, without a removed answer. */
function presentStanding(row: RatingRow) {
  return { ...presentCommon(row), answer: row.answer_removed_at === null ? presentAnswer(row) : null };
}

function presentCommon(row: RatingRow) {
  return {
    id: row.id,
    stars: row.stars,
    words: row.words,
    lang: row.lang,
    playedMinutes: presentMinutes(row.played_seconds),
    versionName: row.version_name,
    author: row.nickname,
    avatar: row.avatar ?? '',
    writtenAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    helpfulCount: row.helpful_count,
    answer: presentAnswer(row),
  };
}

function presentAnswer({ answer, answered_at, answer_edited_at }: RatingRow) {
  if (answer === null || answered_at === null) return null;
  return {
    words: answer,
    answeredAt: answered_at.toISOString(),
    editedAt: answer_edited_at?.toISOString() ?? null,
  };
}

function maskAuthor({ nickname }: RatingRow): string | null {
  return nickname === null ? null : maskName(nickname);
}

function presentAnswerRemoval(row: RatingRow) {
  const { answer_removed_at, answer_removal_reason, answer_removal_note } = row;
  return presentRemoval({
    removed_at: answer_removed_at,
    removal_reason: answer_removal_reason,
    removal_note: answer_removal_note,
  });
}

type Removal = Pick<Row<'ratings'>, 'removed_at' | 'removal_reason' | 'removal_note'>;

function presentRemoval({ removed_at, removal_reason, removal_note }: Removal) {
  if (removed_at === null || removal_reason === null) return null;
  return { reason: removal_reason, note: removal_note, removedAt: removed_at.toISOString() };
}
