import type { ProductJob } from '#contract/product/entities.ts';
import { type Page, usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { ProgressBar } from '../../versions/upload/progress-bar.tsx';
import { LineTable } from './import-report.tsx';
import type { ProductImportJob } from './use-product-job.ts';

const TITLE_ID = 'import-job';

/** A large import while it runs, then what came of it, until it is dismissed. */
export function JobNotice({ importing }: { importing: ProductImportJob }) {
  const page = usePage();
  const { job, isRunning, end, isEnding } = importing;
  if (job === null) return null;
  const { report } = job;
  const hasReport = !isRunning && (report.lines.length > 0 || report.counts.none > 0);
  return (
    <section aria-labelledby={TITLE_ID} className="card flex min-w-0 flex-col gap-3 px-5 py-4">
      <h2 id={TITLE_ID} className="text-base">
        {page.t('products.job.title')}
      </h2>
      <p role="status" className="text-sm">
        {sayState(page, job)}
      </p>
      {isRunning && <ProgressBar label={page.t('products.job.progress')} done={job.done} total={job.total} />}
      {hasReport && (
        <p className="text-muted text-sm">
          {page.t('products.import.counts', {
            create: report.counts.create,
            edit: report.counts.edit,
            none: report.counts.none,
          })}
        </p>
      )}
      {hasReport && report.lines.length > 0 && <LineTable lines={report.lines} labelledBy={TITLE_ID} />}
      <div className="flex flex-wrap items-center gap-3">
        <ApplyButton importing={importing} job={job} />
        <button type="button" className="btn btn-quiet" aria-disabled={isEnding} onClick={() => isEnding || end()}>
          {isEnding && <Spinner />}
          {page.t(isRunning ? 'products.job.stop' : 'products.job.dismiss')}
        </button>
      </div>
    </section>
  );
}

/** Imports what was checked; after a reload the page does not have the file any more. */
function ApplyButton({ importing, job }: { importing: ProductImportJob; job: ProductJob }) {
  const page = usePage();
  const { file, apply, isApplying } = importing;
  const count = job.report.counts.create + job.report.counts.edit;
  if (job.isApplying || job.state !== 'done' || count === 0) return null;
  if (file === null) return <p className="text-sm">{page.t('products.job.again')}</p>;
  return (
    <button type="button" className="btn btn-gold" aria-disabled={isApplying} onClick={() => isApplying || apply()}>
      {isApplying && <Spinner />}
      {page.t('products.import.apply', { count })}
    </button>
  );
}

function sayState({ t }: Page, { state, isApplying, done, total, report }: ProductJob): string {
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
