import type { FeatureHandlers } from '../../api/handler.ts';
import { followChanges } from './follow-changes.ts';

/** What tells open pages that they are out of date. */
export const liveHandlers = {
  followChanges,
} satisfies FeatureHandlers;
