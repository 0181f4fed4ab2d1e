import { sql, type Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import {
  addMaintenance,
  listAllMaintenance,
  removeMaintenance,
  setMaintenance,
} from '#contract/system/operator-endpoints.ts';
import { currentMaintenance } from '#domain/current-maintenance.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { createWriteChange } from './write-change.ts';

type MaintenanceForm = RequestOf<typeof addMaintenance>;

/** The maintenance windows. */
export function maintenanceHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  const change = createWriteChange(services);
  return [
    handle(listAllMaintenance, async () => {
      const rows = await db.selectFrom('maintenances').selectAll().orderBy('id').execute();
      const current = currentMaintenance(rows);
      return { count: rows.length, list: rows.map((row) => present(row, row === current)) };
    }),
    handle(addMaintenance, async (form, context) => {
      checkPeriod(form);
      return change(context, (trx) => insert(trx, form));
    }),
    handle(setMaintenance, async ({ id, ...form }, context) => {
      checkPeriod(form);
      return change(context, async (trx) => {
        const target = id ?? (await findImplied(trx));
        if (target === undefined) return insert(trx, form);
        const row = await lock(trx, target);
        await trx.updateTable('maintenances').set(readValues(form)).where('id', '=', row.id).execute();
        return { answer: { result: true, id: row.id } as const, deed: deedOf('change', row.id, form) };
      });
    }),
    handle(removeMaintenance, async ({ id }, context) =>
      change(context, async (trx) => {
        const row = await lock(trx, id);
        await trx.deleteFrom('maintenances').where('id', '=', row.id).execute();
        return { answer: { result: true, id: row.id } as const, deed: deedOf('remove', row.id, row) };
      }),
    ),
  ];
}

function checkPeriod({ beginAt, endAt }: Pick<MaintenanceForm, 'beginAt' | 'endAt'>): void {
  if (endAt < beginAt) throw new ApiError(70000, { fields: { endAt: 'field.range' } });
}

function readValues({ maintaining, beginAt, endAt, message, messages = {} }: MaintenanceForm) {
  const written = Object.entries(messages).filter(([, text]) => text !== '');
  const texts = JSON.stringify(Object.fromEntries(written));
  return { maintaining, begin_at: beginAt, end_at: endAt, message, messages: texts };
}

async function insert(trx: Transaction<Schema>, form: MaintenanceForm) {
  const { id } = await trx
    .insertInto('maintenances')
    .values(readValues(form))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { answer: { result: true, id } as const, deed: deedOf('add', id, form) };
}

/** Which entry a call without a number means: the one that counts, else the latest. */
async function findImplied(trx: Transaction<Schema>): Promise<number | undefined> {
  const rows = await trx.selectFrom('maintenances').select(['id', 'maintaining']).orderBy('id').execute();
  return (currentMaintenance(rows) ?? rows.at(-1))?.id;
}

async function lock(trx: Transaction<Schema>, id: number): Promise<Row<'maintenances'>> {
  // No entry has so large a number as may be asked for, and the column could not even be compared with it.
  const number = sql<number>`${id}::bigint`;
  const query = trx.selectFrom('maintenances').selectAll().where('id', '=', number);
  const row = await query.forUpdate().executeTakeFirst();
  if (row === undefined) throw new ApiError(70000, { fields: { id: 'field.unknown' } });
  return row;
}

function deedOf(deed: 'add' | 'change' | 'remove', id: number, { maintaining }: { readonly maintaining: boolean }) {
  return { action: `maintenance.${deed}`, subject: `maintenance:${id}`, details: { maintaining } } as const;
}

function present({ id, maintaining, begin_at, end_at, message, messages }: Row<'maintenances'>, isCurrent: boolean) {
  const period = { beginAt: begin_at.toISOString(), endAt: end_at.toISOString() };
  return { id, maintaining, isCurrent, ...period, message, messages: { ...messages } };
}
