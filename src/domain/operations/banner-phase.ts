import type { BannerPhase } from '#contract/banner/operator-entities.ts';

export interface BannerSchedule {
  /** Start of display; null: immediately. */
  readonly beginAt: Date | null;
  /** End of display; null: never. */
  readonly endAt: Date | null;
}

/** The phase of a banner's schedule. */
export function bannerPhase({ beginAt, endAt }: BannerSchedule, nowMs: number): BannerPhase {
  if (endAt !== null && endAt.getTime() <= nowMs) return 'over';
  return beginAt !== null && beginAt.getTime() > nowMs ? 'planned' : 'shown';
}

/** When the next banner starts or ends; what is shown stays unchanged until then. Null: nothing is scheduled. */
export function nextBannerChange(schedules: readonly BannerSchedule[], nowMs: number): number | null {
  const moments = schedules.flatMap(({ beginAt, endAt }) => [beginAt, endAt]);
  const coming = moments.flatMap((moment) => (moment !== null && moment.getTime() > nowMs ? [moment.getTime()] : []));
  return coming.length === 0 ? null : Math.min(...coming);
}
