import { z } from '#contract/schema.ts';
import { defineJob } from '../../jobs/job.ts';

/** Imports a large table of products. Tried again, it goes on where the run before has ended: see decision 036. */
export const importProductTable = defineJob({
  name: 'import-products',
  data: z.object({ productJobId: z.int() }),
  retry: { limit: 5, firstDelaySeconds: 5, maxDelaySeconds: 60 },
  timeoutSeconds: 3600,
  heartbeatSeconds: 30,
});
