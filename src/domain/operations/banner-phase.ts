import type { BannerPhase } from '#contract/banner/operator-entities.ts';

export interface BannerSchedule {
  /** Shown from then on; null: at once. */
  readonly beginAt: Date | null;
  /** No longer shown from then on; null: for good. */
  readonly endAt: Date | null;
}

/** Where a banner stands in its time. */
export function bannerPhase({ beginAt, endAt }: BannerSchedule, nowMs: number): BannerPhase {
  if (endAt !== null && endAt.getTime() <= nowMs) return 'over';
  return beginAt !== null && beginAt.getTime() > nowMs ? 'planned' : 'shown';
}

/** When the next of some banners comes or goes: until then what is shown stays as it is. Null: nothing is planned. */
export function nextBannerChange(schedules: readonly BannerSchedule[], nowMs: number): number | null {
  const moments = schedules.flatMap(({ beginAt, endAt }) => [beginAt, endAt]);
  const coming = moments.flatMap((moment) => (moment !== null && moment.getTime() > nowMs ? [moment.getTime()] : []));
  return coming.length === 0 ? null : Math.min(...coming);
}
