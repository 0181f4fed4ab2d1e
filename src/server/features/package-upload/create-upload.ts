import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { z } from '#contract/schema/schema.ts';
import { uploadMetadata } from '#contract/version/upload-metadata.ts';
import { checkPackageFile } from '#domain/version/package-file-rules.ts';
import { readRequest } from '../../api/bound-handler.ts';
import { requireBounds } from '../../api/require-bounds.ts';
import { requireHosting } from '../../api/require-hosting.ts';
import { requireAccountAlone } from '../../db/account-locks.ts';
import type { Row } from '../../db/schema.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber } from '../application/public.ts';
import { mayUploadFor, type Uploader } from './find-uploader.ts';
import { openIncomingBytes } from './open-incoming-bytes.ts';
import { insertPackageFile, requireFewUploads } from './package-file-queries.ts';
import { readPackageName, refusePackage } from './package-refusals.ts';

type Metadata = z.output<typeof uploadMetadata>;

export interface UploadToCreate {
  readonly id: string;
  readonly uploader: Uploader;
  /** Bytes, as declared. */
  readonly size: number;
  /** Decoded `Upload-Metadata`. */
  readonly metadata: Readonly<Record<string, string | null>>;
}

/**
 * Creates an upload: its row and a place for its bytes.
 * @throws ApiError `invalidFormat` with every wrong field, `platformNotFound`, `applicationNotFound`, `databaseBusy`
 * with `file.no_space`; HttpFailure 413 above the limit.
 */
export async function createUpload(
  services: Pick<Services, 'database' | 'config' | 'files' | 'incomingFolder' | 'now'>,
  { id, uploader, size, metadata }: UploadToCreate,
): Promise<Row<'package_files'>> {
  requireBounds(uploadMetadata, metadata);
  const wanted = readRequest(uploadMetadata, metadata);
  const name = readPackageName(wanted.filename);
  requireHosting(wanted.platform, services.config);
  requireAnnounced(wanted, { name, size });
  const bytes = openIncomingBytes(services);
  await bytes.admit(size);
  const row = await services.database.db.transaction().execute(async (trx) => {
    const { userId } = uploader;
    await requireAccountAlone(trx, userId);
    const application_id = await findOwnNumber(trx, { userId, applicationId: wanted.applicationId });
    if (application_id === undefined || !mayUploadFor(uploader, application_id)) {
      throw new ApiError(ERROR.applicationNotFound);
    }
    await requireFewUploads(trx, userId);
    const at = new Date(services.now());
    return insertPackageFile(trx, {
      ...{ id, user_id: userId, application_id, platform: wanted.platform, name, size },
      sha256: wanted.sha256 ?? null,
      state: 'receiving',
      created_at: at,
      touched_at: at,
    });
  });
  await bytes.begin(id);
  return row;
}

/** Rejects a file before a byte is sent; in tus, 413 tells a client not to retry. */
function requireAnnounced({ platform }: Metadata, file: { readonly name: string; readonly size: number }): void {
  const [issue] = checkPackageFile(platform, file);
  if (issue === undefined) return;
  if (issue.message !== 'file.package_size') throw refusePackage(issue);
  throw new HttpFailure(ERROR.invalidFormat, { status: 413, fields: { file: issue.message }, params: issue.values });
}
