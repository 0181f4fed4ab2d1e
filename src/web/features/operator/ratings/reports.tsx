import type { RatingReport } from '#contract/rating/entities.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import { usePage } from '#web/app/use-page.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { userPath } from '../users/user-link.tsx';

interface ReportsProps {
  readonly about: RatingPart;
  readonly reports: readonly RatingReport[];
  /** The total, of which `reports` has the first. */
  readonly count: number;
}

/** The reports of a rating or reply, with the reasons that their senders gave. */
export function Reports({ about, reports, count }: ReportsProps) {
  const page = usePage();
  return (
    <section className="bg-raised rounded-xl p-3 text-sm">
      <h3 className="text-sm">
        {page.t(about === 'rating' ? 'ratings.all.reports' : 'ratings.answer.all.reports', { count })}
      </h3>
      <ul className="mt-1 flex flex-col gap-1">
        {reports.map(({ reason, note, reportedAt, reporter }) => (
          <li key={`${reportedAt} ${reporter?.id ?? ''}`} className="wrap-anywhere">
            <b>{page.t(`ratings.reason.${reason}`)}</b>{' '}
            <span className="text-muted text-xs">
              {reporter === null ? (
                page.t('ratings.former')
              ) : (
                <a className="link" href={page.href(userPath(reporter.id))}>
                  {reporter.nickname || `#${reporter.id}`}
                </a>
              )}{' '}
              · <LocalTime iso={reportedAt} />
            </span>
            {note !== '' && <p>{note}</p>}
          </li>
        ))}
      </ul>
      {count > reports.length && (
        <p className="text-muted mt-1 text-xs">
          {page.t('ratings.all.reports.more', { count: count - reports.length })}
        </p>
      )}
    </section>
  );
}
