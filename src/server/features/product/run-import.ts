import type { Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import type { Schema } from '../../db/schema.ts';
import { countImport, importLines, nextLines, type ReportLine } from './import-lines.ts';
import { readProductTable, type TableLine } from './import-table.ts';
import { lockProductsById } from './own-product-queries.ts';
import { lockProductJob, readJobFile, recordProductJob } from './product-job-queries.ts';
import { finishRun, type ProductRun, recordProgress, Stopped } from './product-run.ts';
import { setPriceCause } from './save-product-queries.ts';

interface Run extends ProductRun {
  readonly table: readonly TableLine[];
}

/**
 * Validates all lines of a large table and, if all are valid and the job applies them, writes them in batches. Each
 * transaction also records the progress, so that a run after a crash resumes with the first unwritten line.
 */
export async function runImport({ db, now, job }: ProductRun): Promise<void> {
  const table = await readProductTable({ content: readJobFile(db, job.id) });
  const run = { db, now, job, table };
  if (job.state === 'writing') return write(run, job.done);
  const lines = await check(run);
  const counts = countImport(lines);
  if (job.is_applying && counts.refused === 0) {
    await recordProgress(run, { state: 'writing', done: 0 });
    return write(run, 0);
  }
  const state = counts.refused > 0 ? 'refused' : 'done';
  await finishRun(db, job.id, { state, counts, lines: shorten(lines), now: now() });
}

function check(run: Run): Promise<readonly ReportLine[]> {
  const { db, now, job, table } = run;
  return db.transaction().execute((trx) =>
    importLines(trx, {
      applicationId: job.application_id,
      userId: job.user_id,
      table,
      apply: false,
      now: now(),
      onProgress: (done) => recordProgress(run, { state: 'judging', done }),
    }),
  );
}

async function write(run: Run, from: number): Promise<void> {
  const { db, now, job, table } = run;
  for (let start = from; start < table.length; ) {
    const lines = nextLines(table, start);
    await db.transaction().execute((trx) => writeSome(trx, run, lines));
    start += lines.length;
  }
  await finishRun(db, job.id, { state: 'done', now: now() });
}

/** Writes a batch of lines and its results. Changes since validation show as a rejected line. */
async function writeSome(trx: Transaction<Schema>, { job, now }: Run, table: readonly TableLine[]): Promise<void> {
  const own = await lockProductsById(trx, { userId: job.user_id, id: job.application_id });
  const stored = await lockProductJob(trx, job.id);
  if (own === undefined || stored === undefined) throw new Stopped();
  await setPriceCause(trx, 'import');
  const lines = await importLines(trx, {
    applicationId: own.id,
    userId: job.user_id,
    table,
    apply: true,
    now: now(),
  });
  const counts = countImport(lines);
  await recordProductJob(trx, job.id, {
    state: 'writing',
    done: stored.done + table.length,
    counts: {
      create: stored.counts.create + counts.create,
      edit: stored.counts.edit + counts.edit,
      none: stored.counts.none + counts.none,
      refused: stored.counts.refused + counts.refused,
    },
    lines: shorten([...stored.lines, ...lines]),
    now: now(),
  });
}

/** The lines listed in a report: the rejected ones, if any. */
function shorten<Line extends Pick<ReportLine, 'action'>>(lines: readonly Line[]): Line[] {
  const refused = lines.filter(({ action }) => action === 'refused');
  return (refused.length > 0 ? refused : lines).slice(0, LIMITS.productJobLines);
}
