import type { Handler } from '../../api/handler.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findCurrent } from './maintenance-form.ts';
import { listMaintenanceRows, phaseOf } from './maintenance-queries.ts';

export function listAllMaintenance(services: Services): Handler<'listAllMaintenance'> {
  const { db } = services.database;
  return async (_, context) => {
    const nowMs = context.clock();
    const rows = await listMaintenanceRows(db);
    const current = findCurrent(rows, nowMs);
    return { count: rows.length, list: rows.map((row) => present(row, { isCurrent: row === current, nowMs })) };
  };
}

function present(
  row: Row<'maintenances'>,
  { isCurrent, nowMs }: { readonly isCurrent: boolean; readonly nowMs: number },
) {
  const { id, is_manual: maintaining, begin_at, end_at, message, messages } = row;
  const period = { beginAt: begin_at.toISOString(), endAt: end_at.toISOString() };
  return { id, maintaining, phase: phaseOf(row, nowMs), isCurrent, ...period, message, messages: { ...messages } };
}
