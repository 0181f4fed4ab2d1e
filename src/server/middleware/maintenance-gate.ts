import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Maintenance } from '#contract/system/entities.ts';

/** What decides whether a call is answered during maintenance. */
export interface MaintenanceGate {
  /** The maintenance that runs. */
  readonly findMaintenance: () => Promise<Maintenance | undefined>;
  /** Whether an operator asks; looked at only while a maintenance runs. */
  readonly isOperator: (request: Request, endpoint: Endpoint) => Promise<boolean>;
}

/**
 * Answers `maintenance` with the period while the product is under maintenance. Whatever an operator asks passes, and
 * so do the few calls marked `duringMaintenance`, among them those with which operators sign in.
 */
export async function checkMaintenance(request: Request, endpoint: Endpoint, gate: MaintenanceGate): Promise<void> {
  if (endpoint.duringMaintenance || endpoint.auth === 'operator') return;
  const maintenance = await gate.findMaintenance();
  if (maintenance === undefined || (await gate.isOperator(request, endpoint))) return;
  throw new ApiError(ERROR.maintenance, { params: { beginAt: maintenance.beginAt, endAt: maintenance.endAt } });
}
