import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { EndpointNamed } from '../../api/handler.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { insertMaintenance, maintenanceAuditEntry, phaseOf } from './maintenance-queries.ts';

type MaintenanceForm = RequestOf<EndpointNamed<'addMaintenance'>>;

export function checkPeriod({ beginAt, endAt }: Pick<MaintenanceForm, 'beginAt' | 'endAt'>): void {
  if (endAt < beginAt) throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.ends_first' } });
}

export async function insertWindow(trx: Transaction<Schema>, form: MaintenanceForm, now: Date) {
  const id = await insertMaintenance(trx, form, now);
  return { answer: { result: true, id } as const, entry: maintenanceAuditEntry('add', id, form) };
}

/** The current window: the first that is running (R2.42). */
export function findCurrent(rows: readonly Row<'maintenances'>[], nowMs: number): Row<'maintenances'> | undefined {
  return rows.find((row) => phaseOf(row, nowMs) === 'running');
}
