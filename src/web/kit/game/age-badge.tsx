import type { AgeRating } from '#contract/values/age-ratings.ts';
import { usePage } from '#web/app/use-page.ts';

const COLOURS = {
  '0+': 'bg-age-0',
  '6+': 'bg-age-6',
  '12+': 'bg-age-12',
  '15+': 'bg-age-15',
  '18+': 'bg-age-18',
} as const satisfies Record<AgeRating, string>;

/** The age rating badge in its official color. */
export function AgeBadge({ rating }: { rating: AgeRating }) {
  const page = usePage();
  return (
    <span
      role="img"
      aria-label={`${page.t('hall.ageRating')} ${rating}`}
      className={`${COLOURS[rating]} rounded-md px-2 py-px text-xs font-bold text-white`}
    >
      {rating}
    </span>
  );
}
