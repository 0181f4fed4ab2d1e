import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { Maintenance } from '#contract/system/entities.ts';

export type FindMaintenance = () => Promise<Maintenance | undefined>;

/**
 * Answers 99000 with the period while the product is under maintenance. Operators' calls pass, or nobody could
 * end it; so do the few calls marked `duringMaintenance`.
 */
export async function checkMaintenance(endpoint: Endpoint, findMaintenance: FindMaintenance): Promise<void> {
  if (endpoint.duringMaintenance || endpoint.auth === 'operator') return;
  const maintenance = await findMaintenance();
  if (maintenance === undefined) return;
  throw new ApiError(99000, { params: { beginAt: maintenance.beginAt, endAt: maintenance.endAt } });
}
