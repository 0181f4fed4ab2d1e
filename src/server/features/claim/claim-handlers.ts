import type { FeatureHandlers } from '../../api/handler.ts';
import { dropClaim } from './drop-claim.ts';
import { takeClaim } from './take-claim.ts';

/** Which operator handles which case. */
export const claimHandlers = {
  takeClaim,
  dropClaim,
} satisfies FeatureHandlers;
