import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import { openIncomingBytes } from './open-incoming-bytes.ts';
import { findPackageFile, markReceived } from './package-file-queries.ts';
import type { PackageHashes } from './package-hashes.ts';
import { removePackage } from './remove-package.ts';

/**
 * Marks a complete, durable upload as `received`, with its SHA-256. Requires the lock on the upload; also completes
 * what
 * an earlier process could not.
 * @throws HttpFailure 460 if the file is not the announced one, which is then deleted; 409 if another process was
 * first;
 * ApiError `versionNotFound` if the upload was canceled meanwhile.
 */
export async function finishPackage(
  services: Pick<Services, 'database' | 'config' | 'files' | 'incomingFolder' | 'metrics' | 'now'>,
  row: Row<'package_files'>,
  hashes: PackageHashes,
): Promise<Row<'package_files'>> {
  const { db } = services.database;
  const bytes = openIncomingBytes(services);
  const sha256 = await bytes.finish(row, hashes);
  if (row.sha256 !== null && row.sha256 !== sha256) {
    await removePackage(services, row.id);
    throw new HttpFailure(ERROR.invalidFormat, { status: 460, fields: { file: 'file.package_changed' } });
  }
  const finished = await markReceived(db, row.id, { sha256, now: new Date(services.now()) });
  if (finished === undefined) return refuseFinished(db, row.id);
  services.metrics?.uploaded('package', finished.size);
  // Otherwise it is deleted together with the file.
  await bytes.tidy(finished).catch(() => {});
  return finished;
}

/** Another process finished the upload first, or it was canceled. */
async function refuseFinished(db: Kysely<Schema>, id: string): Promise<never> {
  const row = await findPackageFile(db, id);
  throw row?.state === 'received'
    ? new HttpFailure(ERROR.parameterError, { status: 409 })
    : new ApiError(ERROR.versionNotFound);
}
