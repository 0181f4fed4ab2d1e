import type { Transaction } from 'kysely';
import type { ProductImportReport } from '#contract/product/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { writeAudit } from '../audit/public.ts';
import { countImport, importLines, type ReportLine } from './import-lines.ts';
import { readSentTable, type TableLine } from './import-table.ts';
import { lockProductsOf } from './own-product-queries.ts';
import { requireNoProductJob, startProductJob } from './start-product-job.ts';
import { createWriteProducts } from './write-products.ts';

/** Thrown to roll back a transaction. */
class RefusedImport extends Error {
  override readonly name = 'RefusedImport';
  readonly lines: readonly ReportLine[];

  constructor(lines: readonly ReportLine[]) {
    super('a line is refused');
    this.lines = lines;
  }
}

/**
 * Creates and updates an application's products from a table, all or none. A preview runs the same validation as the
 * import, which repeats it and so reports what has changed in between. A large table becomes a job, whose ID is
 * returned.
 */
export function importProducts(services: Pick<Services, 'database' | 'cache' | 'jobs'>): Handler<'importProducts'> {
  const { db } = services.database;
  const write = createWriteProducts(services);
  return async ({ applicationId, apply, file }, context) => {
    const { userId } = requireSession(context);
    const number = requireOwnApplication(await findOwnNumber(db, { userId, applicationId }));
    const { table, bytes } = await readSentTable(file);
    const asked = { userId, now: new Date(context.clock()), table };
    if (bytes.byteLength > LIMITS.productImportAtOnceBytes) {
      const job = await startProductJob(services, {
        kind: 'import',
        applicationId: number,
        userId,
        isApplying: apply,
        file: bytes,
        total: table.length,
        now: asked.now,
      });
      return { result: true, job };
    }
    if (!apply) {
      const run = (trx: Transaction<Schema>) => importLines(trx, { ...asked, applicationId: number, apply });
      return presentReport(await db.transaction().execute(run), false);
    }
    try {
      return presentReport(await write('import', (trx) => applyTable(trx, { ...asked, number, applicationId })), true);
    } catch (error) {
      if (error instanceof RefusedImport) return presentReport(error.lines, false);
      throw error;
    }
  };
}

interface TableToApply {
  /** Internal ID of the application. */
  readonly number: number;
  readonly applicationId: string;
  readonly userId: number;
  readonly now: Date;
  readonly table: readonly TableLine[];
}

async function applyTable(
  trx: Transaction<Schema>,
  { number, applicationId, userId, now, table }: TableToApply,
): Promise<readonly ReportLine[]> {
  await requireNoProductJob(trx, number, 'import');
  // Locked, so that products created concurrently are counted.
  const application = requireOwnApplication(await lockProductsOf(trx, { userId, applicationId }));
  // A job may have started while this call waited for the lock.
  await requireNoProductJob(trx, application.id, 'import');
  const lines = await importLines(trx, { applicationId: application.id, userId, now, table, apply: true });
  const { create, edit, refused } = countImport(lines);
  if (refused > 0) throw new RefusedImport(lines);
  if (create + edit > 0) {
    const subject = `application:${application.app_id}` as const;
    await writeAudit(trx, { actorUserId: userId, action: 'product.import', subject, details: { create, edit } });
  }
  return lines;
}

function presentReport(lines: readonly ReportLine[], isApplied: boolean): ProductImportReport {
  return {
    isApplied,
    counts: countImport(lines),
    lines: lines.map(({ line, productId, action, code, fields }) => ({ line, productId, action, code, fields })),
  };
}
