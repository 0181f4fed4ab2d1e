import { ApiError } from '#contract/errors/api-error.ts';
import type { Refusal } from '#domain/state-machines/state-machine.ts';

/**
 * Requires that a domain rule, such as a state transition, allows something.
 * @throws ApiError with the rule's error code.
 */
export function requireAllowed<Outcome extends { readonly isAllowed: true }>(outcome: Outcome | Refusal): Outcome {
  if (!outcome.isAllowed) throw new ApiError(outcome.code);
  return outcome;
}
