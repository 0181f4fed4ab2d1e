import { AppWindow, Globe, Smartphone, Tablet } from 'lucide-react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { ReviewDue } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { Version } from '#contract/version/entities.ts';
import { reviewTimeliness } from '#domain/operations/review-clock.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { standingOf } from './version-rules.ts';

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
