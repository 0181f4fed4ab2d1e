import { reportRating } from '#contract/rating/endpoints.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import { usePage } from '../../app/use-page.ts';
import { ReportButton } from './report-button.tsx';

interface ReportRatingButtonProps {
  readonly ratingId: number;
  readonly about: RatingPart;
  /** Full label for screen readers. */
  readonly label: string;
}

/** Button to report a rating or its reply. */
export function ReportRatingButton({ ratingId, about, label }: ReportRatingButtonProps) {
  const page = usePage();
  return (
    <ReportButton
      label={label}
      title={page.t(about === 'rating' ? 'ratings.report.title' : 'ratings.answer.report.title')}
      signIn="rating"
      send={(report) => page.call(reportRating, { ratingId, about, ...report })}
    />
  );
}
