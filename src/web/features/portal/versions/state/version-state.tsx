import { AppWindow, Globe, Smartphone, Tablet } from 'lucide-react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { ReviewDue } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { PLATFORM_CODE_BY_NAME, type PlatformCode } from '#contract/values/platforms.ts';
import { SHELF, type Shelf, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import type { Inspection } from '#contract/version/inspection.ts';
import { reviewTimeliness } from '#domain/operations/review-clock.ts';
import { moveVersion } from '#domain/state-machines/move-version.ts';
import { releaseApplication } from '#domain/state-machines/release-application.ts';
import { applyChanges, isOnline } from '#domain/state-machines/shelved-application.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { type VersionReviewAction, versionReview } from '#domain/state-machines/version-review.ts';
import { findVersionObstacle } from '#domain/state-machines/version-shelf.ts';
import { findVersionFileNeed } from '#domain/version/version-file-need.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';

/** The status of a version for its developer, combined from review and publication. */
const STANDINGS = [
  'online',
  'hidden',
  'removed',
  'draft',
  'inspecting',
  'inReview',
  'asked',
  'rejected',
  'ready',
  'earlier',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** Whether the inspection of the file is pending or running. */
function isInspecting({ inspection: { state } }: Pick<Version, 'inspection'>): boolean {
  return state === 'waiting' || state === 'running';
}

/**
 * Publication takes precedence over review: what is online or taken down matters first. An online version of an
 * unpublished game is hidden from players.
 */
export function standingOf(version: Version, application: Pick<OwnApplication, 'status'>): Standing {
  const { status, review, releasedAt, isAnswerAwaited } = version;
  if (status === SHELF.removed) return 'removed';
  if (status === SHELF.onShelf) return application.status === SHELF.onShelf ? 'online' : 'hidden';
  if (review === VERSION_REVIEW.notReviewed) return 'draft';
  if (review === VERSION_REVIEW.rejected) return 'rejected';
  if (review === VERSION_REVIEW.approved) return releasedAt === null ? 'ready' : 'earlier';
  if (isAnswerAwaited) return 'asked';
  return isInspecting(version) ? 'inspecting' : 'inReview';
}

/** Actions of a developer on a version. */
type VersionAction = 'release' | 'pull' | 'submit' | 'reapply' | 'changeFile' | 'delete' | 'answer' | 'appeal';

type Facts = Pick<Version, 'status' | 'review' | 'appeal'>;

/** The error code with which each action would be refused; null if it is allowed. */
export function findObstacles(version: Facts): Readonly<Record<VersionAction, ErrorCode | null>> {
  const { status, review } = version;
  const ofShelf = { status, review };
  return {
    release: findVersionObstacle(ofShelf, 'release'),
    pull: findVersionObstacle(ofShelf, 'pull'),
    submit: ofReview(version, 'submit'),
    reapply: ofReview(version, 'reapply'),
    changeFile: findVersionObstacle(ofShelf, 'changeFile'),
    delete: findVersionObstacle(ofShelf, 'delete'),
    answer: review === VERSION_REVIEW.inReview || review === VERSION_REVIEW.rejected ? null : ERROR.wrongReviewState,
    appeal: mayAppeal(version) ? null : ERROR.wrongReviewState,
  };
}

function ofReview({ review }: Facts, action: VersionReviewAction): ErrorCode | null {
  const result = move(versionReview, review, action);
  return result.isAllowed ? null : result.code;
}

/** A rejection or removal can be appealed unless an appeal is pending. */
function mayAppeal({ status, review, appeal }: Facts): boolean {
  const isRefused = review === VERSION_REVIEW.rejected || status === SHELF.removed;
  return isRefused && appeal?.state !== 'waiting';
}

/** Number of completed stages of an inspection and their total. */
export function inspectionProgress({ stages }: Inspection): { readonly done: number; readonly count: number } {
  const done = stages.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  return { done, count: stages.length };
}

/** The localized reason of a refusal; undefined for null. */
export function describeErrorCode({ translator }: Page, code: ErrorCode | null): string | undefined {
  if (code === null) return undefined;
  return translator.find(`error.${code}`) ?? translator.find('error.system_busy') ?? '';
}

type Addresses = Pick<OwnApplication, 'webRedirectUrl' | 'downloadUrls'>;

/**
 * Whether a version of a platform needs a file, or why it has none: the platform links to a store or to an external
 * address.
 */
export function fileNeedOf(
  { webRedirectUrl, downloadUrls }: Addresses,
  platform: PlatformCode,
): 'needed' | 'optional' | 'store' | 'address' {
  const outsidePlatforms = downloadUrls.map((address) => address.platform);
  const need = findVersionFileNeed({ platform, webRedirectUrl, outsidePlatforms });
  if (need !== 'none') return need;
  return platform === PLATFORM_CODE_BY_NAME.Web ? 'address' : 'store';
}

/** Actions on a version that need a confirmation. */
export type AskedAction = 'release' | 'publish' | 'pull' | 'submit' | 'reapply' | 'delete';

/** Side effects of releasing or pulling a version. */
interface ShelfEffects {
  /** The version that goes offline as a result. */
  readonly replaced: Version | undefined;
  /** Whether the application is unpublished as well. */
  readonly takesApplicationAlong: boolean;
  readonly applicationStatus: Shelf;
}

interface Surroundings {
  readonly application: Pick<OwnApplication, 'status'>;
  readonly versions: readonly Version[];
}

/** The versions that would be online if the game were published, newest first. */
export function findPublished({ application, versions }: Surroundings): readonly Version[] {
  const shelved = versions.map((version) => ({ ...version, wasOnline: version.releasedAt !== null }));
  const outcome = releaseApplication({ status: application.status, versions: shelved });
  const after = outcome.isAllowed ? applyChanges(shelved, outcome.changes) : [];
  return versions.filter(({ id }) => after.some((version) => version.id === id && isOnline(version)));
}

/** The side effects of releasing or pulling a version; none if the action is not allowed. */
export function findShelfEffects(
  { application, versions }: Surroundings,
  versionId: number,
  action: 'release' | 'pull',
): ShelfEffects {
  const shelved = versions.map((version) => ({ ...version, wasOnline: version.releasedAt !== null }));
  const outcome = moveVersion({ status: application.status, versions: shelved }, versionId, action);
  const changes = outcome.isAllowed ? outcome.changes : [];
  const isReplaced = ({ id }: Version) => id !== versionId && changes.some((change) => change.id === id);
  return {
    replaced: versions.find(isReplaced),
    takesApplicationAlong: outcome.isAllowed && outcome.status !== application.status,
    applicationStatus: application.status,
  };
}

const STATES = {
  online: 'versions.standing.online',
  hidden: 'versions.standing.hidden',
  removed: 'shelf.3',
  draft: 'versions.standing.draft',
  inspecting: 'versions.standing.inspecting',
  inReview: 'versionReview.1',
  asked: 'versions.standing.asked',
  rejected: 'versionReview.2',
  ready: 'versions.standing.ready',
  earlier: 'versions.standing.earlier',
} as const;

/** The status of a version as a chip. */
export function VersionChip({ version, application }: { version: Version; application: OwnApplication }) {
  return <StateChip state={STATES[standingOf(version, application)]} />;
}

const ICONS = { 1: AppWindow, 2: Globe, 6: Smartphone, 7: Tablet } as const satisfies Record<
  PlatformCode,
  typeof Globe
>;

/** A platform with its icon. */
export function PlatformName({ platform, size = 18 }: { platform: PlatformCode; size?: number }) {
  const page = usePage();
  const Icon = ICONS[platform];
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Icon size={size} aria-hidden className="text-muted flex-none" />
      {page.t(`platform.${platform}`)}
    </span>
  );
}

/** The expected dates of the review; `now` is when the page was loaded (ISO 8601). */
export function ReviewDays({ due, now }: { due: ReviewDue; now: string }) {
  const page = usePage();
  const isLate = reviewTimeliness(due, new Date(now)) === 'late';
  const days = { min: LIMITS.reviewDaysMin, max: LIMITS.reviewDaysMax };
  return (
    <>{isLate ? page.t('versions.review.late') : page.t('versions.review.due', { ...sayDays(page, due), ...days })}</>
  );
}

/** Formats calendar dates, independent of the visitor's time zone. */
function sayDays({ state }: Page, { from, to }: ReviewDue) {
  const format = new Intl.DateTimeFormat(state.locale, {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  return { from: format.format(new Date(from)), to: format.format(new Date(to)) };
}
