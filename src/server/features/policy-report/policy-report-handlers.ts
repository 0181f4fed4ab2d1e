import type { FeatureHandlers } from '../../api/handler.ts';
import { listPolicyReports } from './list-policy-reports.ts';

/** What operators read of the reports. */
export const policyReportHandlers = {
  listPolicyReports,
} satisfies FeatureHandlers;
