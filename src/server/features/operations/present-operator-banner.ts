import { bannerImages } from '#contract/banner/banner-images.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { bannerPhase } from '#domain/operations/banner-phase.ts';
import type { BannerRow } from './banner-queries.ts';

/** Builds the operator view of a banner. */
export function presentOperatorBanner(row: BannerRow, nowMs: number): OperatorBanner {
  const { id, type, source, image, link, position, placeholder, begin_at: beginAt, end_at: endAt } = row;
  return {
    id,
    type,
    source,
    contents: row.contents
      .toSorted((a, b) => LOCALES.indexOf(a.lang) - LOCALES.indexOf(b.lang))
      .map(({ lang, eyebrow, title, tagline }) => ({ lang, eyebrow, title, tagline })),
    image,
    images: bannerImages(image),
    placeholder: placeholder ?? '',
    link,
    sort: position,
    beginAt: beginAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
    phase: bannerPhase({ beginAt, endAt }, nowMs),
  };
}
