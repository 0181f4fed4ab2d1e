import type { RepriceJob } from '#contract/product/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { RepricePreview } from '../reprice/reprice-dialog.tsx';
import type { FollowedJob } from './use-product-job.ts';

/** Preview of the price changes, until they are applied. */
export function RepriceOutcome({ job, labelledBy }: { job: RepriceJob; labelledBy: string }) {
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
export function ApplyPrices({ job, followed }: { job: RepriceJob; followed: FollowedJob }) {
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
export function sayRepricing({ t }: Page, job: RepriceJob): string {
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
