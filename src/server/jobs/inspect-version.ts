import { z } from '#contract/schema/schema.ts';
import { defineJob } from './job.ts';

/**
 * Inspects the file of a version. Failures of this installation, such as an unavailable scanner, are retried for a
 * day, during which the inspection waits. Problems of the file itself end the job.
 */
export const INSPECT_VERSION = defineJob({
  name: 'inspect-version',
  data: z.object({ versionId: z.int(), packageFileId: z.uuid() }),
  retry: { limit: 150, firstDelaySeconds: 5, maxDelaySeconds: 600 },
  timeoutSeconds: 6 * 3600,
  heartbeatSeconds: 30,
});
