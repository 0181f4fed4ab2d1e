import { z } from '#contract/schema/schema.ts';
import { openCdnPurger } from '../cdn/cdn-purger.ts';
import { type BoundJob, bindJob, defineJob } from './job.ts';
import type { JobServices } from './job-services.ts';

/** Purges the CDN after it has not answered. Half an hour later everything that it held then has ended in any case. */
export const PURGE_CDN = defineJob({
  name: 'purge-cdn',
  data: z.object({ keys: z.array(z.string()) }),
  retry: { limit: 40, firstDelaySeconds: 1, maxDelaySeconds: 60 },
  timeoutSeconds: 30,
});

export function bindPurgeCdn({ config, metrics }: Pick<JobServices, 'config' | 'metrics'>): BoundJob {
  const purger = openCdnPurger(config.CDN_PURGE);
  return bindJob(PURGE_CDN, async ({ keys }) => {
    try {
      await purger?.purge(keys);
      metrics?.purged('done');
    } catch (error) {
      metrics?.purged('failed');
      throw error;
    }
  });
}
