import type { FeatureHandlers } from '../../api/handler.ts';
import { followChanges } from './follow-changes.ts';

/** Notifies open pages of changes. */
export const liveHandlers = {
  followChanges,
} satisfies FeatureHandlers;
