import type { ReactNode } from 'react';
import type { ImportJob, ProductJob, RepriceJob } from '#contract/product/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { LineTable } from '../import/import-report.tsx';
import { RepricePreview } from '../reprice/reprice-dialog.tsx';
import type { FollowedJob } from './use-product-job.ts';

const TITLE_ID = 'product-job';

/** The progress and then the result of a large import or repricing, until it is dismissed. */
export function JobNotice({ followed }: { followed: FollowedJob }) {
  const page = usePage();
  const { job } = followed;
  if (job === null) return null;
  if (job.kind === 'import') {
    const words = { title: page.t('words.import'), progress: page.t('products.job.progress') };
    return (
      <Notice {...words} job={job} followed={followed} stop={page.t('products.job.stop')} status={sayImport(page, job)}>
        <ImportOutcome job={job} isRunning={followed.isRunning} />
        <ApplyImport job={job} followed={followed} />
      </Notice>
    );
  }
  const words = { title: page.t('products.repriceJob.title'), progress: page.t('products.repriceJob.progress') };
  return (
    <Notice
      {...words}
      job={job}
      followed={followed}
      stop={page.t('products.repriceJob.stop')}
      status={sayRepricing(page, job)}
    >
      <RepriceOutcome job={job} labelledBy={TITLE_ID} />
      <ApplyPrices job={job} followed={followed} />
    </Notice>
  );
}

interface NoticeProps {
  readonly job: ProductJob;
  readonly followed: FollowedJob;
  readonly title: string;
  readonly progress: string;
  readonly stop: string;
  readonly status: string;
  readonly children: ReactNode;
}

function Notice({ job, followed: { isRunning, end, isEnding }, title, progress, stop, status, children }: NoticeProps) {
  const page = usePage();
  return (
    <LoadingPart>
      <section aria-labelledby={TITLE_ID} className="card flex min-w-0 flex-col items-start gap-3 px-5 py-4">
        <h2 id={TITLE_ID} className="text-base">
          {title}
        </h2>
        <p role="status" className="text-sm">
          {status}
        </p>
        {isRunning && (
          <div className="w-full">
            <ProgressBar label={progress} done={job.done} total={job.total} />
          </div>
        )}
        {children}
        <Button isBusy={isEnding} onClick={end}>
          {isRunning ? stop : page.t('products.job.dismiss')}
        </Button>
      </section>
    </LoadingPart>
  );
}

interface ImportOutcomeProps {
  readonly job: ImportJob;
  readonly isRunning: boolean;
}

/** The result or the preview of an import. */
function ImportOutcome({ job: { report }, isRunning }: ImportOutcomeProps) {
  const page = usePage();
  const { counts, lines } = report;
  if (isRunning || (lines.length === 0 && counts.none === 0)) return null;
  return (
    <div className="flex w-full min-w-0 flex-col gap-3">
      <p className="text-muted text-sm">
        {page.t('products.import.counts', { create: counts.create, edit: counts.edit, none: counts.none })}
      </p>
      {lines.length > 0 && <LineTable lines={lines} />}
    </div>
  );
}

/** Applies a validated import; not available after a reload, as the page no longer has the file. */
function ApplyImport({ job, followed }: { job: ImportJob; followed: FollowedJob }) {
  const page = usePage();
  const { file, apply, isApplying } = followed;
  const count = job.report.counts.create + job.report.counts.edit;
  if (job.isApplying || job.state !== 'done' || count === 0) return null;
  if (file === null) return <p className="text-sm">{page.t('products.job.again')}</p>;
  return (
    <Button look="gold" isBusy={isApplying} onClick={apply}>
      {page.t('products.import.apply', { count })}
    </Button>
  );
}

/** Describes the progress of an import. */
function sayImport({ t }: Page, { state, isApplying, done, total, report }: ImportJob): string {
  const { refused: count } = report.counts;
  switch (state) {
    case 'judging':
      return t('products.job.judging', { done, total });
    case 'writing':
      return t('products.job.writing', { done, total });
    case 'refused':
      return t('products.job.refused', { count });
    case 'done':
      if (!isApplying) return t('products.job.checked');
      return count > 0 ? t('products.job.partly', { count }) : t('products.job.done');
    default:
      return t(`products.job.${state}`);
  }
}

/** Preview of the price changes, until they are applied. */
function RepriceOutcome({ job, labelledBy }: { job: RepriceJob; labelledBy: string }) {
  if (job.isApplying || job.repricing === null || job.repricing.priceCount === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region is not a group of form fields.
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
      tabIndex={0}
      className="flex max-h-96 w-full flex-col gap-5 overflow-auto"
    >
      <RepricePreview preview={job.repricing} isStale={false} />
    </div>
  );
}

/**
 * Applies the compared prices. Repricing of selected products is left to the API client that started it, as only the
 * client knows the selection.
 */
function ApplyPrices({ job, followed }: { job: RepriceJob; followed: FollowedJob }) {
  const page = usePage();
  const { apply, isApplying } = followed;
  const count = job.repricing?.priceCount ?? 0;
  if (job.isApplying || job.state !== 'done' || !job.isWhole || count === 0) return null;
  return (
    <Button look="gold" isBusy={isApplying} onClick={apply}>
      {page.t('products.reprice.apply', { count })}
    </Button>
  );
}

/** Describes the progress of a repricing. */
function sayRepricing({ t }: Page, job: RepriceJob): string {
  const { state, isApplying, done, total, repricing, refusal } = job;
  const count = repricing?.priceCount ?? 0;
  switch (state) {
    case 'judging':
      return t('products.repriceJob.judging', { done, total });
    case 'writing':
      return t('products.repriceJob.writing', { done, total });
    case 'refused':
      return t(refusal?.fields.basis === undefined ? 'products.repriceJob.refused' : 'products.reprice.stale');
    case 'done':
      if (isApplying) return t('products.reprice.done', { count });
      return t(count === 0 ? 'products.reprice.nothing' : 'products.repriceJob.checked');
    default:
      return t(`products.repriceJob.${state}`);
  }
}
