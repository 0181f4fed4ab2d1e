import { followChanges } from '#contract/live/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createFollowChanges, type LiveParts } from './follow-changes.ts';

/** What tells open pages that they are out of date. */
export function liveHandlers(services: Services, parts: LiveParts): BoundHandler[] {
  return [handle(followChanges, createFollowChanges(services, parts))];
}
