import { z } from '#contract/schema/schema.ts';
import { defineJob } from './job.ts';

/** Makes the backup of a row of `backups`. A process that dies is noticed, and the next try uses what it has written. */
export const BACK_UP = defineJob({
  name: 'back-up',
  data: z.object({ id: z.int() }),
  retry: { limit: 2, firstDelaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 86_000,
  heartbeatSeconds: 60,
});
