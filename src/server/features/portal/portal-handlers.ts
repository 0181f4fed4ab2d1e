import type { FeatureHandlers } from '../../api/handler.ts';
import { exportPortalDays } from './export-portal-days.ts';
import { getPortalSummary } from './get-portal-summary.ts';
import { listPortalApplications } from './list-portal-applications.ts';

/** The developer portal's overview of all applications. */
export const portalHandlers = {
  getPortalSummary,
  exportPortalDays,
  listPortalApplications,
} satisfies FeatureHandlers;
