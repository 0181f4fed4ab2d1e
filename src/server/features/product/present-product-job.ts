import type { ProductJob } from '#contract/product/entities.ts';
import type { ProductJobRow } from './product-job-queries.ts';

/** Builds the developer view of an import or repricing job. */
export function presentProductJob(row: ProductJobRow): ProductJob {
  const { id, kind, state, is_applying, request, done, total, counts, lines, repricing, refusal } = row;
  const job = {
    job: id,
    state,
    isApplying: is_applying,
    done,
    total,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
  if (kind === 'reprice') return { ...job, kind, isWhole: request?.ids.length === 0, repricing, refusal };
  return { ...job, kind, report: { isApplied: is_applying && state === 'done', counts, lines: [...lines] } };
}
