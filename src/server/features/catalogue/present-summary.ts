import type { AppSummary } from '#contract/application/entities.ts';
import type { GamePrice } from '#contract/product/price-entities.ts';
import { RENDITION_WIDTHS, renditionUrl } from '#contract/values/image-renditions.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import { defaultSlug } from '#domain/company/developer-slug.ts';
import { meanOfRatings } from '#domain/rating/rating-mean.ts';
import type { SummaryRow } from './application-queries.ts';

const [WIDE] = RENDITION_WIDTHS.screenshotComputer;
const [NARROW] = RENDITION_WIDTHS.screenshotMobile;

/** Formats an application for lists. */
export function presentSummary(row: SummaryRow, price: GamePrice | null): AppSummary {
  return {
    applicationId: row.app_id,
    name: row.name,
    shortDescription: row.short_description,
    icon: row.icon,
    category: row.category,
    ageRating: row.age_rating,
    platforms: row.platforms.filter(isPlatformCode),
    company: row.company,
    publishDate: row.published_at?.toISOString() ?? null,
    viewCount: row.view_count,
    cover: row.background_image,
    coverPlaceholder: row.background_placeholder ?? '',
    iconPlaceholder: row.icon_placeholder ?? '',
    playCount: row.play_count,
    free: !row.is_paid_once,
    price,
    rating: meanOfRatings(row.rating_counts),
    ...(row.has_developer && {
      developer: { slug: row.developer_slug ?? defaultSlug(row.developer_id), name: row.company },
    }),
    tags: row.tags,
    canPlay: row.can_play,
    previews: (row.previews ?? []).map(({ url, isWide }) => renditionUrl(url, isWide ? WIDE : NARROW)),
  };
}
