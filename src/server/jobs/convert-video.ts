import { z } from '#contract/schema/schema.ts';
import { defineJob } from './job.ts';

/** Converts an uploaded video to a trailer. A process that dies is noticed; a file that cannot be converted ends the job. */
export const CONVERT_VIDEO = defineJob({
  name: 'convert-video',
  data: z.object({ id: z.uuid(), format: z.enum(['mov', 'matroska', 'avi', 'asf']) }),
  retry: { limit: 5, firstDelaySeconds: 5, maxDelaySeconds: 60 },
  timeoutSeconds: 2 * 3600,
  heartbeatSeconds: 30,
});
