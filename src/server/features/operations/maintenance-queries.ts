import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { maintenancePhase } from '#domain/operations/planned-maintenance.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { AuditEntry } from '../audit/public.ts';

type Trx = Transaction<Schema>;

/** Values of a maintenance window. */
export interface MaintenanceValues {
  /** Started manually: it runs until it is ended manually. */
  readonly maintaining: boolean;
  readonly beginAt: Date;
  readonly endAt: Date;
  readonly message: string;
  readonly messages?: Readonly<Record<string, string>> | undefined;
}

/** The phase of a stored window. */
export function phaseOf({ is_manual, begin_at, end_at }: Row<'maintenances'>, nowMs: number) {
  const period = { beginAt: begin_at.toISOString(), endAt: end_at.toISOString() };
  return maintenancePhase({ isByHand: is_manual, ...period }, nowMs);
}

/** Inserts a window and returns its ID. */
export async function insertMaintenance(trx: Trx, values: MaintenanceValues, now: Date): Promise<number> {
  const row = { ...toColumns(values), ...(values.maintaining ? begun(values, now) : {}) };
  const { id } = await trx.insertInto('maintenances').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Updates a window. A manual window that becomes scheduled counts as ended, as with `isEnded`. */
export async function changeMaintenance(
  trx: Trx,
  row: Row<'maintenances'>,
  { values, isEnded, now }: { readonly values: MaintenanceValues; readonly isEnded: boolean; readonly now: Date },
): Promise<void> {
  const isOver = isEnded || (row.is_manual && !values.maintaining);
  const times = isOver ? ended(values, now) : values.maintaining ? begun(values, now) : {};
  const changed = { ...toColumns(values), ...times };
  await trx.updateTable('maintenances').set(changed).where('id', '=', row.id).execute();
}

/** Ends every running window and returns their IDs. */
export async function endRunning(trx: Trx, now: Date): Promise<number[]> {
  const rows = await trx.selectFrom('maintenances').selectAll().orderBy('id').forUpdate().execute();
  const running = rows.filter((row) => phaseOf(row, now.getTime()) === 'running');
  for (const { id, begin_at, end_at } of running) {
    const times = ended({ beginAt: begin_at, endAt: end_at }, now);
    await trx.updateTable('maintenances').set(times).where('id', '=', id).execute();
  }
  return running.map(({ id }) => id);
}

/** @throws ApiError `parameterError` if the window does not exist. */
export async function lockMaintenance(trx: Trx, id: number): Promise<Row<'maintenances'>> {
  const query = trx.selectFrom('maintenances').selectAll().where('id', '=', id);
  const row = await query.forUpdate().executeTakeFirst();
  if (row === undefined) throw new ApiError(ERROR.parameterError, { fields: { id: 'field.unknown' } });
  return row;
}

/** The audit entry for a change of a window. */
export function maintenanceAuditEntry(
  verb: 'add' | 'change' | 'remove',
  id: number,
  { maintaining }: Pick<MaintenanceValues, 'maintaining'>,
): Omit<AuditEntry, 'actorUserId'> {
  return { action: `maintenance.${verb}`, subject: `maintenance:${id}`, details: { maintaining } };
}

function toColumns({ maintaining, beginAt, endAt, message, messages = {} }: MaintenanceValues) {
  const written = Object.entries(messages).filter(([, text]) => text !== '');
  return {
    is_manual: maintaining,
    begin_at: beginAt,
    end_at: endAt,
    message,
    messages: JSON.stringify(Object.fromEntries(written)),
  };
}

type Times = Pick<MaintenanceValues, 'beginAt' | 'endAt'>;
const earlier = (at: Date, now: Date) => (at < now ? at : now);

/** Makes a window begin now unless it already has. */
const begun = ({ beginAt }: Times, now: Date) => ({ begin_at: earlier(beginAt, now) });

/** Makes a window end now unless it already has. */
const ended = ({ beginAt, endAt }: Times, now: Date) => ({
  is_manual: false,
  begin_at: earlier(beginAt, now),
  end_at: earlier(endAt, now),
});

/** All windows, earliest first. */
export function listMaintenanceRows(db: Kysely<Schema>): Promise<Row<'maintenances'>[]> {
  return db.selectFrom('maintenances').selectAll().orderBy('id').execute();
}

export async function deleteMaintenance(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('maintenances').where('id', '=', id).execute();
}
