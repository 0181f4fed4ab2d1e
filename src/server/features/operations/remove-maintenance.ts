import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { deleteMaintenance, lockMaintenance, maintenanceAuditEntry } from './maintenance-queries.ts';
import { createWriteChange } from './write-change.ts';

export function removeMaintenance(services: Services): Handler<'removeMaintenance'> {
  const change = createWriteChange(services);
  return async ({ id }, context) =>
    change(context, async (trx) => {
      const row = await lockMaintenance(trx, id);
      await deleteMaintenance(trx, row.id);
      return {
        answer: { result: true, id: row.id } as const,
        entry: maintenanceAuditEntry('remove', row.id, { maintaining: row.is_manual }),
      };
    });
}
