import type { OperatorRating, RatingReport } from '#contract/rating/entities.ts';
import { LANGUAGE_NAMES } from '#domain/language-names.ts';
import { usePage } from '../../../app/use-page.ts';
import { AuditLink } from '../../operator/audit-link.tsx';
import { Chip } from '../../operator/money/chip.tsx';
import { When } from '../../operator/money/when.tsx';
import { AnswerBlock, RatingHead, RatingWords } from '../rating-text.tsx';
import { ALL_PATH, allQuery } from './all-filter.ts';
import { DecideButtons } from './decide-buttons.tsx';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** A rating with its reports, and what an operator does about it. */
export function AllCard({ rating }: { rating: OperatorRating }) {
  const page = usePage();
  const { id, words, lang, answer, reports, removal, isAuthorSuspended, applicationId, applicationName, userId } =
    rating;
  const author = rating.author ?? page.t('ratings.former');
  const listOf = (filter: Parameters<typeof allQuery>[0]) => page.href(ALL_PATH, allQuery({ queue: 'all', ...filter }));
  return (
    <li className="border-line flex min-w-0 flex-col gap-3 rounded-xl border p-4">
      <RatingHead rating={rating}>
        {isAuthorSuspended && <Chip look="warning">{page.t('ratings.all.suspended')}</Chip>}
        {removal !== null && (
          <Chip look="danger">
            {page.t('ratings.all.removedFor', { reason: page.t(`ratings.reason.${removal.reason}`) })}
          </Chip>
        )}
      </RatingHead>
      <p className="text-muted -my-3 flex flex-wrap items-center gap-x-3 text-xs">
        <a className={LINK} href={listOf({ applicationId })}>
          {applicationName}
        </a>
        <span>{LANGUAGE_NAMES[lang]}</span>
        {userId !== null && (
          <a className={LINK} href={listOf({ userId })}>
            {page.t('ratings.all.ofAuthor')}
          </a>
        )}
      </p>
      {words === '' ? (
        <p className="text-muted text-sm">{page.t('ratings.all.starsOnly')}</p>
      ) : (
        <RatingWords words={words} lang={lang} />
      )}
      {answer !== null && <AnswerBlock answer={answer} title={page.t('ratings.answer')} />}
      {removal !== null && removal.note !== '' && <p className="text-muted text-sm wrap-anywhere">{removal.note}</p>}
      {reports.length > 0 && <Reports reports={reports} count={rating.reportCount} />}
      <div className="flex flex-wrap items-center gap-2">
        <DecideButtons rating={rating} author={author} />
        <AuditLink subject={`rating:${id}`} name={author} />
      </div>
    </li>
  );
}

function Reports({ reports, count }: { reports: readonly RatingReport[]; count: number }) {
  const page = usePage();
  return (
    <section className="bg-raised rounded-xl p-3 text-sm">
      <h3 className="text-sm">{page.t('ratings.all.reports', { count })}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {reports.map(({ reason, note, reportedAt, reporter }) => (
          <li key={`${reportedAt} ${reporter?.id ?? ''}`} className="wrap-anywhere">
            <b>{page.t(`ratings.reason.${reason}`)}</b>{' '}
            <span className="text-muted text-xs">
              {reporter?.nickname ?? page.t('ratings.former')} · <When iso={reportedAt} />
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
