import type { Transaction } from 'kysely';
import type { VersionReview } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { readInspections } from '../inspection/public.ts';
import { startInspection } from './start-inspection.ts';
import type { KeptVersion } from './version-queries.ts';
import { moveReviewTo } from './version-transition-queries.ts';

/**
 * Sends a rejected version to the reviewers again. A file that did not pass is inspected once more: what it was held
 * against, the application's declarations for instance, may have changed, and without passing it could not be approved.
 * @throws ApiError `wrongReviewState` for what was not rejected.
 */
export async function returnToReview(
  services: Pick<Services, 'jobs'>,
  trx: Transaction<Schema>,
  { version, now }: { readonly version: KeptVersion; readonly now: Date },
): Promise<VersionReview> {
  const review = await moveReviewTo(trx, version, { action: 'reapply', now });
  const inspection = (await readInspections(trx, [version.id])).get(version.id);
  if (inspection?.state === 'failed' && version.package_file_id !== null) {
    await startInspection(services, trx, { versionId: version.id, packageFileId: version.package_file_id, now });
  }
  return review;
}
