import { z } from '#contract/schema/schema.ts';
import { defineJob } from '../../jobs/job.ts';

/**
 * Imports a large table of products, or reprices many. A retried import resumes after the last committed batch; a
 * repricing starts over (decision 036).
 */
export const productJob = defineJob({
  name: 'import-products',
  data: z.object({ productJobId: z.int() }),
  retry: { limit: 5, firstDelaySeconds: 5, maxDelaySeconds: 60 },
  timeoutSeconds: 3600,
  heartbeatSeconds: 30,
});
