import type { Transaction } from 'kysely';
import type { VersionReview } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { readInspections } from '../inspection/public.ts';
import { startInspection } from './start-inspection.ts';
import type { StoredVersion } from './version-queries.ts';
import { moveReviewTo } from './version-transition-queries.ts';

/**
 * Resubmits a rejected version. A file that did not pass is inspected again: the inputs of the check, such as the
 * application's declarations, may have changed, and it could not be approved otherwise.
 * @throws ApiError `wrongReviewState` if the version is not rejected.
 */
export async function returnToReview(
  services: Pick<Services, 'jobs'>,
  trx: Transaction<Schema>,
  { version, now }: { readonly version: StoredVersion; readonly now: Date },
): Promise<VersionReview> {
  const review = await moveReviewTo(trx, version, { action: 'reapply', now });
  const inspection = (await readInspections(trx, [version.id])).get(version.id);
  if (inspection?.state === 'failed' && version.package_file_id !== null) {
    await startInspection(services, trx, { versionId: version.id, packageFileId: version.package_file_id, now });
  }
  return review;
}
