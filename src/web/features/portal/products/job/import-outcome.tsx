import type { ImportJob } from '#contract/product/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { LineTable } from '../import/import-report.tsx';
import type { FollowedJob } from './use-product-job.ts';

interface ImportOutcomeProps {
  readonly job: ImportJob;
  readonly isRunning: boolean;
}

/** The result or the preview of an import. */
export function ImportOutcome({ job: { report }, isRunning }: ImportOutcomeProps) {
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
export function ApplyImport({ job, followed }: { job: ImportJob; followed: FollowedJob }) {
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
export function sayImport({ t }: Page, { state, isApplying, done, total, report }: ImportJob): string {
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
