import { z } from '#contract/schema/schema.ts';
import { defineJob } from './job.ts';

/**
 * Inspects the file of a version. Trouble of this installation, such as a scanner that is away, is tried again for a
 * day; the inspection waits meanwhile. What is wrong with the file itself ends the job.
 */
export const INSPECT_VERSION = defineJob({
  name: 'inspect-version',
  data: z.object({ versionId: z.int(), packageFileId: z.uuid() }),
  retry: { limit: 150, firstDelaySeconds: 5, maxDelaySeconds: 600 },
  timeoutSeconds: 6 * 3600,
  heartbeatSeconds: 30,
});
