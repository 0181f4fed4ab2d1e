import { exportPortalDays, getPortalSummary, listPortalApplications } from '#contract/portal/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createExportDays, createGetSummary } from './get-summary.ts';
import { createListPortalApplications } from './list-portal-applications.ts';

/** What the developer portal shows of all applications together. */
export function portalHandlers(services: Services): BoundHandler[] {
  return [
    handle(getPortalSummary, createGetSummary(services)),
    handle(exportPortalDays, createExportDays(services)),
    handle(listPortalApplications, createListPortalApplications(services)),
  ];
}
