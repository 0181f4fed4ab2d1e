import { ApiError } from '#contract/errors/api-error.ts';
import type { Refusal } from '#domain/state-machines/state-machine.ts';

/**
 * What a rule of the domain allows, a move between states above all.
 * @throws ApiError with the code that the rule refuses it with.
 */
export function requireAllowed<Outcome extends { readonly isAllowed: true }>(outcome: Outcome | Refusal): Outcome {
  if (!outcome.isAllowed) throw new ApiError(outcome.code);
  return outcome;
}
