import type { OperatorRating, OwnRating, Rating, RatingSummary, ReceivedRating } from '#contract/rating/entities.ts';

const COMMON = {
  id: 12,
  stars: 4,
  words: 'Calm <script> & clever.',
  lang: 'en-US',
  versionName: '1.2.0',
  playedMinutes: null,
  author: 'A**',
  avatar: '',
  writtenAt: '2026-02-01T03:00:00.000Z',
  editedAt: null,
  helpfulCount: 0,
  answer: null,
} as const;

/** A rating as a list shows it. */
export function buildShownRating(overrides: Partial<Rating> = {}): Rating {
  return { ...COMMON, isOwn: false, isHelpful: false, ...overrides };
}

/** A rating as its author sees it. */
export function buildOwnRating(overrides: Partial<OwnRating> = {}): OwnRating {
  return { ...COMMON, author: 'Ariel', isHeld: false, removal: null, ...overrides };
}

/** A rating as the developer of its game sees it. */
export function buildReceivedRating(overrides: Partial<ReceivedRating> = {}): ReceivedRating {
  const game = { applicationId: 'com.example.hills', applicationName: 'Hills' };
  return { ...COMMON, ...game, answerRemoval: null, ...overrides };
}

/** A rating as operators see it, reported once. */
export function buildOperatorRating(overrides: Partial<OperatorRating> = {}): OperatorRating {
  return {
    ...COMMON,
    author: 'Ariel',
    applicationId: 'com.example.hills',
    applicationName: 'Hills',
    userId: 7,
    isAuthorSuspended: false,
    heldAt: null,
    reportCount: 1,
    reports: [
      {
        reason: 'spam',
        note: 'An <b>advert</b>',
        reportedAt: '2026-02-03T03:00:00.000Z',
        reporter: { id: 9, nickname: 'Reader' },
      },
    ],
    removal: null,
    revision: 1,
    answerRevision: 1,
    answerReportCount: 0,
    answerReports: [],
    answerRemoval: null,
    ...overrides,
  };
}

export const SUMMARY: RatingSummary = { average: 4.3, count: 1203, distribution: [3, 0, 100, 600, 500] };
