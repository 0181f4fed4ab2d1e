import type { ReactNode } from 'react';
import type { ProductJob } from '#contract/product/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ApplyImport, ImportOutcome, sayImport } from './import-outcome.tsx';
import { ApplyPrices, RepriceOutcome, sayRepricing } from './reprice-outcome.tsx';
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
