import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Maintenance } from '#contract/system/entities.ts';

/** Decides whether a call is allowed during maintenance. */
export interface MaintenanceGate {
  /** The current maintenance. */
  readonly findMaintenance: () => Promise<Maintenance | undefined>;
  /** Whether an operator calls; only checked during maintenance. */
  readonly isOperator: (request: Request, endpoint: Endpoint) => Promise<boolean>;
}

/**
 * Throws `maintenance` with the period during maintenance. Operators may make any call, and everyone the few marked
 * `duringMaintenance`, which include the operators' sign-in.
 */
export async function checkMaintenance(request: Request, endpoint: Endpoint, gate: MaintenanceGate): Promise<void> {
  if (endpoint.duringMaintenance || endpoint.auth === 'operator') return;
  const maintenance = await gate.findMaintenance();
  if (maintenance === undefined || (await gate.isOperator(request, endpoint))) return;
  throw new ApiError(ERROR.maintenance, { params: { beginAt: maintenance.beginAt, endAt: maintenance.endAt } });
}
