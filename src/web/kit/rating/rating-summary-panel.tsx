import type { RatingSummary } from '#contract/rating/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatCount } from '#web/ui/text/format-count.ts';
import { formatStars } from '#web/ui/text/format-stars.ts';
import { Stars } from './rating-text.tsx';

/** The average and the distribution of the stars. */
export function RatingSummaryPanel({ summary }: { summary: RatingSummary }) {
  const page = usePage();
  const { average, count } = summary;
  if (average === null) return null;
  const mean = formatStars(average, page.state.locale);
  return (
    <div className="card flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <div className="flex flex-col items-start gap-1.5">
        <p aria-hidden className="text-2xl leading-none font-bold tabular-nums">
          {mean}
        </p>
        <Stars stars={average} label={page.t('ratings.average', { average: mean })} size={18} />
        <p className="text-muted text-sm">{page.t('ratings.count', { count })}</p>
      </div>
      <Distribution summary={summary} />
    </div>
  );
}

function Distribution({ summary: { distribution, count } }: { summary: RatingSummary }) {
  const page = usePage();
  const rows = distribution.map((given, index) => ({ given, stars: index + 1 })).toReversed();
  return (
    <ul aria-label={page.t('ratings.distribution')} className="flex min-w-[150px] flex-1 flex-col gap-1.5">
      {rows.map(({ stars, given }) => (
        <li key={stars} className="flex items-center gap-2 text-xs tabular-nums">
          <span className="sr-only">{page.t('ratings.distribution.row', { stars, count: given })}</span>
          <span aria-hidden className="text-muted w-3 flex-none text-end">
            {stars}
          </span>
          <span
            aria-hidden
            className="bg-raised border-control h-2.5 flex-1 overflow-hidden rounded-full forced-colors:border"
          >
            <span
              className="bg-gold block h-full rounded-full forced-colors:bg-[CanvasText]"
              style={{ width: `${count === 0 ? 0 : (given / count) * 100}%` }}
            />
          </span>
          <span aria-hidden className="text-muted min-w-6 flex-none text-end">
            {formatCount(given, page.state.locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}
