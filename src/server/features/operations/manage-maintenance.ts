import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  addMaintenance,
  listAllMaintenance,
  removeMaintenance,
  setMaintenance,
} from '#contract/system/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import {
  changeMaintenance,
  insertMaintenance,
  lockMaintenance,
  maintenanceDeed,
  phaseOf,
} from './maintenance-queries.ts';
import { createWriteChange } from './write-change.ts';

type MaintenanceForm = RequestOf<typeof addMaintenance>;

/** The maintenance windows. */
export function maintenanceHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  const change = createWriteChange(services);
  return [
    handle(listAllMaintenance, async (_, context) => {
      const nowMs = context.clock();
      const rows = await db.selectFrom('maintenances').selectAll().orderBy('id').execute();
      const current = findCurrent(rows, nowMs);
      return { count: rows.length, list: rows.map((row) => present(row, { isCurrent: row === current, nowMs })) };
    }),
    handle(addMaintenance, async (form, context) => {
      checkPeriod(form);
      return change(context, (trx, { now }) => insert(trx, form, now));
    }),
    handle(setMaintenance, async ({ id, endNow = false, ...form }, context) => {
      checkPeriod(form);
      return change(context, async (trx, { now }) => {
        const target = id ?? (await findImplied(trx, now));
        if (target === undefined) return insert(trx, form, now);
        const row = await lockMaintenance(trx, target);
        await changeMaintenance(trx, row, { values: form, isEnded: endNow, now });
        return { answer: { result: true, id: row.id } as const, deed: maintenanceDeed('change', row.id, form) };
      });
    }),
    handle(removeMaintenance, async ({ id }, context) =>
      change(context, async (trx) => {
        const row = await lockMaintenance(trx, id);
        await trx.deleteFrom('maintenances').where('id', '=', row.id).execute();
        return {
          answer: { result: true, id: row.id } as const,
          deed: maintenanceDeed('remove', row.id, { maintaining: row.is_manual }),
        };
      }),
    ),
  ];
}

function checkPeriod({ beginAt, endAt }: Pick<MaintenanceForm, 'beginAt' | 'endAt'>): void {
  if (endAt < beginAt) throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.range' } });
}

async function insert(trx: Transaction<Schema>, form: MaintenanceForm, now: Date) {
  const id = await insertMaintenance(trx, form, now);
  return { answer: { result: true, id } as const, deed: maintenanceDeed('add', id, form) };
}

/** The one that counts: the first that runs (R2.42). */
function findCurrent(rows: readonly Row<'maintenances'>[], nowMs: number): Row<'maintenances'> | undefined {
  return rows.find((row) => phaseOf(row, nowMs) === 'running');
}

/** Which entry a call without a number means: the one that counts, else the latest. */
async function findImplied(trx: Transaction<Schema>, now: Date): Promise<number | undefined> {
  const rows = await trx.selectFrom('maintenances').selectAll().orderBy('id').execute();
  return (findCurrent(rows, now.getTime()) ?? rows.at(-1))?.id;
}

function present(
  row: Row<'maintenances'>,
  { isCurrent, nowMs }: { readonly isCurrent: boolean; readonly nowMs: number },
) {
  const { id, is_manual: maintaining, begin_at, end_at, message, messages } = row;
  const period = { beginAt: begin_at.toISOString(), endAt: end_at.toISOString() };
  return { id, maintaining, phase: phaseOf(row, nowMs), isCurrent, ...period, message, messages: { ...messages } };
}
