import { Star } from 'lucide-react';
import type { RatingMean } from '#contract/rating/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatCount } from '#web/ui/text/format-count.ts';
import { formatStars } from '#web/ui/text/format-stars.ts';

/** The average rating as a line that links to the reviews; nothing without ratings. */
export function RatingLine({ rating: { average, count } }: { rating: RatingMean }) {
  const page = usePage();
  const { locale } = page.state;
  if (average === null) return null;
  const stars = formatStars(average, locale);
  return (
    <a
      href="#ratings"
      aria-label={page.t('details.toRatings', { average: stars, count })}
      className="inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline"
    >
      <Star size={16} aria-hidden fill="currentColor" className="flex-none" />
      <b className="tabular-nums">{stars}</b>
      <span className="tabular-nums">({formatCount(count, locale)})</span>
    </a>
  );
}
