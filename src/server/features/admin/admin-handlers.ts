import { exportAudit, listAudit, listUsers, setUserStatus } from '#contract/admin/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createExportAudit } from './export-audit.ts';
import { createListAudit } from './list-audit.ts';
import { createListUsers } from './list-users.ts';
import { createSetUserStatus } from './set-user-status.ts';

/** What operators do. */
export function adminHandlers(services: Services): BoundHandler[] {
  return [
    handle(listUsers, createListUsers(services)),
    handle(setUserStatus, createSetUserStatus(services)),
    handle(listAudit, createListAudit(services)),
    handle(exportAudit, createExportAudit(services)),
  ];
}
