import type { FeatureHandlers } from '../../api/handler.ts';
import { dropClaim } from './drop-claim.ts';
import { takeClaim } from './take-claim.ts';

/** Which operator sees to what. */
export const claimHandlers = {
  takeClaim,
  dropClaim,
} satisfies FeatureHandlers;
