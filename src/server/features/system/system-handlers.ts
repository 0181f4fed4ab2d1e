import type { FeatureHandlers } from '../../api/handler.ts';
import { getHealth } from './get-health.ts';
import { getLiveness } from './get-liveness.ts';
import { getMaintenance } from './get-maintenance.ts';
import { getReadiness } from './get-readiness.ts';
import { getSettings } from './get-settings.ts';
import { getSystemState } from './get-system-state.ts';
import { getTime } from './get-time.ts';
import { retryJobs } from './retry-jobs.ts';

/** Time, health, settings and maintenance. */
export const systemHandlers = {
  getTime,
  getHealth,
  getLiveness,
  getReadiness,
  getSettings,
  getMaintenance,
  getSystemState,
  retryJobs,
} satisfies FeatureHandlers;
