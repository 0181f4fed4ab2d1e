import type { Transaction } from 'kysely';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { checkPeriod, findCurrent, insertWindow } from './maintenance-form.ts';
import {
  changeMaintenance,
  listMaintenanceRows,
  lockMaintenance,
  maintenanceAuditEntry,
} from './maintenance-queries.ts';
import { createWriteChange } from './write-change.ts';

export function setMaintenance(services: Services): Handler<'setMaintenance'> {
  const change = createWriteChange(services);
  return async ({ id, endNow = false, ...form }, context) => {
    checkPeriod(form);
    return change(context, async (trx, { now }) => {
      const target = id ?? (await findImplied(trx, now));
      if (target === undefined) return insertWindow(trx, form, now);
      const row = await lockMaintenance(trx, target);
      await changeMaintenance(trx, row, { values: form, isEnded: endNow, now });
      return { answer: { result: true, id: row.id } as const, entry: maintenanceAuditEntry('change', row.id, form) };
    });
  };
}

/** The window meant by a call without an ID: the current one, else the latest. */
async function findImplied(trx: Transaction<Schema>, now: Date): Promise<number | undefined> {
  const rows = await listMaintenanceRows(trx);
  return (findCurrent(rows, now.getTime()) ?? rows.at(-1))?.id;
}
