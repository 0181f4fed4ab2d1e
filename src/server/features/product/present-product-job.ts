import type { ProductJob } from '#contract/product/entities.ts';
import type { ProductJobRow } from './product-job-queries.ts';

/** A large import as its developer reads it. */
export function presentProductJob(row: ProductJobRow): ProductJob {
  const { id, state, is_applying, done, total, counts, lines, created_at, updated_at } = row;
  return {
    job: id,
    state,
    isApplying: is_applying,
    done,
    total,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    report: { isApplied: is_applying && state === 'done', counts, lines: [...lines] },
  };
}
