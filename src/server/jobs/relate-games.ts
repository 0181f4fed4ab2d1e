import { z } from '#contract/schema/schema.ts';
import { defineJob } from './job.ts';

/**
 * Finds the games most like each one on the shelf, or like one that has just been published. A run that fails leaves
 * the previous result, and the next night begins another.
 */
export const RELATE_GAMES = defineJob({
  name: 'relate-games',
  data: z.object({ applicationId: z.optional(z.int()) }),
  retry: { limit: 3, firstDelaySeconds: 60, maxDelaySeconds: 900 },
  timeoutSeconds: 3600,
  heartbeatSeconds: 60,
});
