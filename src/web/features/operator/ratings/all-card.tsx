import type { OperatorRating, RatingReport } from '#contract/rating/entities.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { AnswerBlock, RatingHead, RatingWords } from '#web/kit/rating/rating-text.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { userPath } from '../users/user-link.tsx';
import { ALL_PATH, allFilter } from './all-filter.ts';
import { DecideButtons } from './decide-buttons.tsx';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** A rating and its reply, with their reports and the operator's actions on each. */
export function AllCard({ rating }: { rating: OperatorRating }) {
  const page = usePage();
  const { id, words, lang, reports, removal, isAuthorSuspended, applicationId, applicationName, userId } = rating;
  const author = rating.author ?? page.t('ratings.former');
  const listOf = (filter: Parameters<typeof allFilter.query>[0]) =>
    page.href(ALL_PATH, allFilter.query({ queue: 'all', ...filter }));
  return (
    <li className="border-line flex min-w-0 flex-col gap-3 rounded-xl border p-4">
      <RatingHead rating={rating}>
        {rating.heldAt !== null && <StateChip state="ratings.all.held" />}
        {isAuthorSuspended && <StateChip state="ratings.all.suspended" />}
        {removal !== null && (
          <StateChip state="ratings.all.removedFor" values={{ reason: page.t(`ratings.reason.${removal.reason}`) }} />
        )}
      </RatingHead>
      <p className="text-muted -my-3 flex flex-wrap items-center gap-x-3 text-xs">
        <a className={LINK} href={listOf({ applicationId })}>
          {applicationName}
        </a>
        <span>{LANGUAGE_NAMES[lang]}</span>
        {userId !== null && (
          <>
            <a className={LINK} href={page.href(userPath(userId))}>
              {page.t('operator.users.user')} #{userId}
            </a>
            <a className={LINK} href={listOf({ userId })}>
              {page.t('ratings.all.ofAuthor')}
            </a>
          </>
        )}
      </p>
      {words === '' ? (
        <p className="text-muted text-sm">{page.t('ratings.all.starsOnly')}</p>
      ) : (
        <RatingWords words={words} lang={lang} />
      )}
      {removal !== null && removal.note !== '' && <p className="text-muted text-sm wrap-anywhere">{removal.note}</p>}
      {reports.length > 0 && <Reports about="rating" reports={reports} count={rating.reportCount} />}
      <div className="flex flex-wrap items-center gap-2">
        <DecideButtons rating={rating} about="rating" author={author} />
        <AuditLink subject={`rating:${id}`} name={author} />
      </div>
      <Answer rating={rating} author={author} />
    </li>
  );
}

/** The developer's reply; decisions on it do not affect the rating. */
function Answer({ rating, author }: { rating: OperatorRating; author: string }) {
  const page = usePage();
  const { answer, answerReports, answerReportCount, answerRemoval: removal } = rating;
  return (
    <>
      {answer !== null && (
        <AnswerBlock answer={answer} title={page.t('ratings.answer')}>
          {removal !== null && (
            <p className="mt-2 flex flex-col items-start gap-1 text-sm">
              <StateChip
                state="ratings.answer.all.removedFor"
                values={{ reason: page.t(`ratings.reason.${removal.reason}`) }}
              />
              <span className="text-muted wrap-anywhere empty:hidden">{removal.note}</span>
            </p>
          )}
        </AnswerBlock>
      )}
      {answerReports.length > 0 && <Reports about="answer" reports={answerReports} count={answerReportCount} />}
      {/* The dialog stays to explain that the reply is gone. */}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <DecideButtons rating={rating} about="answer" author={author} />
      </div>
    </>
  );
}

interface ReportsProps {
  readonly about: RatingPart;
  readonly reports: readonly RatingReport[];
  /** The total, of which `reports` has the first. */
  readonly count: number;
}

/** The reports of a rating or reply, with the reasons that their senders gave. */
function Reports({ about, reports, count }: ReportsProps) {
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
