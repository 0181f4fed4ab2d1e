import type { FeatureHandlers } from '../../api/handler.ts';
import { listPolicyReports } from './list-policy-reports.ts';

/** Policy reports for operators. */
export const policyReportHandlers = {
  listPolicyReports,
} satisfies FeatureHandlers;
