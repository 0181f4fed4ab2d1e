import type { Kysely, Transaction } from 'kysely';
import { LIMITS } from '#contract/limits.ts';
import type { Schema } from '../../db/schema.ts';
import { bindJob } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/open-jobs.ts';
import { finishProductJob } from './finish-product-job.ts';
import { countImport, importLines, LINES_AT_ONCE, type ReportLine } from './import-lines.ts';
import { readProductTable, type TableLine } from './import-table.ts';
import { lockProductsOf } from './own-product-queries.ts';
import { importProductTable } from './product-job.ts';
import {
  findProductJob,
  isRunning,
  lockProductJob,
  noteProductJob,
  type ProductJobEnd,
  type ProductJobRow,
  readJobFile,
} from './product-job-queries.ts';
import { setPriceCause } from './save-product-queries.ts';

/** Ends a run whose job was canceled, or is gone with its application. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Run {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly job: ProductJobRow;
  readonly table: readonly TableLine[];
}

/** Imports a large table; when the last try has failed, its developer reads so. */
export function bindImportProducts({ database, now }: Pick<JobServices, 'database' | 'now'>) {
  return bindJob(importProductTable, async ({ productJobId }, { attempt }) => {
    const { db } = database;
    const clock = () => new Date(now());
    try {
      await runProductJob({ db, now: clock }, productJobId);
    } catch (error) {
      if (error instanceof Stopped) return;
      if (attempt > importProductTable.retry.limit) await finish(db, productJobId, { state: 'failed', now: clock() });
      throw error;
    }
  });
}

/**
 * Judges all lines and, where none is refused and the job is to apply them, writes them: some in each transaction, which
 * also notes how far it is. So a run after a crash goes on with the first line that is not written.
 */
export async function runProductJob({ db, now }: Pick<Run, 'db' | 'now'>, id: number): Promise<void> {
  const job = await findProductJob(db, id);
  if (job === undefined || !isRunning(job.state)) return;
  const table = await readProductTable({ content: readJobFile(db, id) });
  const run = { db, now, job, table };
  if (job.state === 'writing') return write(run, job.done);
  const lines = await judge(run);
  const counts = countImport(lines);
  if (job.is_applying && counts.refused === 0) {
    await note(run, { state: 'writing', done: 0 });
    return write(run, 0);
  }
  const state = counts.refused > 0 ? 'refused' : 'done';
  await finish(db, id, { state, counts, lines: shorten(lines), now: now() });
}

function judge({ db, now, job, table }: Run): Promise<readonly ReportLine[]> {
  return db.transaction().execute((trx) =>
    importLines(trx, {
      applicationId: job.application_id,
      userId: job.user_id,
      table,
      apply: false,
      now: now(),
      // Beside this transaction, or nobody would see it.
      onProgress: (done) => note({ db, now, job }, { state: 'judging', done }),
    }),
  );
}

async function note(
  { db, now, job }: Pick<Run, 'db' | 'now' | 'job'>,
  news: { readonly state: 'judging' | 'writing'; readonly done: number },
): Promise<void> {
  if (!(await noteProductJob(db, job.id, { ...news, now: now() }))) throw new Stopped();
}

async function write(run: Run, from: number): Promise<void> {
  const { db, now, job, table } = run;
  for (let start = from; start < table.length; start += LINES_AT_ONCE) {
    await db.transaction().execute((trx) => writeSome(trx, run, table.slice(start, start + LINES_AT_ONCE)));
  }
  await finish(db, job.id, { state: 'done', now: now() });
}

/** Writes some lines and what came of them. What has changed since they were judged shows as a line that is refused. */
async function writeSome(trx: Transaction<Schema>, { job, now }: Run, table: readonly TableLine[]): Promise<void> {
  const { app_id } = await trx
    .selectFrom('applications')
    .select('app_id')
    .where('id', '=', job.application_id)
    .executeTakeFirstOrThrow();
  const own = await lockProductsOf(trx, { userId: job.user_id, applicationId: app_id });
  const kept = await lockProductJob(trx, job.id);
  if (own === undefined || kept === undefined) throw new Stopped();
  await setPriceCause(trx, 'import');
  const lines = await importLines(trx, {
    applicationId: own.id,
    userId: job.user_id,
    table,
    apply: true,
    now: now(),
  });
  const counts = countImport(lines);
  await noteProductJob(trx, job.id, {
    state: 'writing',
    done: kept.done + table.length,
    counts: {
      create: kept.counts.create + counts.create,
      edit: kept.counts.edit + counts.edit,
      none: kept.counts.none + counts.none,
      refused: kept.counts.refused + counts.refused,
    },
    lines: shorten([...kept.lines, ...lines]),
    now: now(),
  });
}

/** The lines that a report lists: those that are refused, where any is. */
function shorten<Line extends Pick<ReportLine, 'action'>>(lines: readonly Line[]): Line[] {
  const refused = lines.filter(({ action }) => action === 'refused');
  return (refused.length > 0 ? refused : lines).slice(0, LIMITS.productJobLines);
}

function finish(db: Kysely<Schema>, id: number, end: ProductJobEnd): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const kept = await lockProductJob(trx, id);
    if (kept !== undefined) await finishProductJob(trx, kept, end);
  });
}
