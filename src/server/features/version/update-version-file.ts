import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { findVersionObstacle } from '#domain/state-machines/version-shelf.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/public.ts';
import { claimPackage } from '../package-upload/public.ts';
import { withdrawAppeal } from './appeal-queries.ts';
import { editTexts, type SentTexts, validateTexts } from './edit-texts.ts';
import { lockOwnVersion, type OwnVersionKey } from './own-version-queries.ts';
import { replaceVersionFile } from './save-version-queries.ts';
import { startInspection } from './start-inspection.ts';
import { findParent, type VersionParent } from './version-parent-queries.ts';
import { requireFittingFile, requireFreeFileName, requireVersion } from './version-policy.ts';
import type { StoredVersion } from './version-queries.ts';
import { moveReviewTo } from './version-transition-queries.ts';
import { type FileServices, hasFile, withVersionFile } from './with-version-file.ts';

type UpdateRequest = RequestOf<EndpointNamed<'updateVersionFile'>>;

interface ValidatedFile {
  readonly version: StoredVersion;
  readonly parent: VersionParent;
}

/**
 * Replaces the file of a version, which is then inspected and reviewed again. As with a new version, the request is
 * validated before the file is read and again when it is written.
 */
export function updateVersionFile(services: FileServices): Handler<'updateVersionFile'> {
  const { db } = services.database;
  return async (request, context) => {
    const { userId } = requireSession(context);
    const key = { userId, id: request.id };
    const input = { request, config: services.config };
    const { version, parent } = await db.transaction().execute((trx) => validate(trx, key, input));
    const { platform } = version;
    const file = { userId, parent, platform, versionId: key.id, sent: request };
    return withVersionFile(services, file, async (received) => {
      if (received === null) throw new ApiError(ERROR.invalidFormat, { fields: { file: 'field.required' } });
      return db.transaction().execute(async (trx) => {
        const { version: current } = await validate(trx, key, { ...input, fileName: received.name });
        const now = new Date(context.clock());
        return write(services, trx, { userId, version: current, uploadId: received.id, sent: request, now });
      });
    });
  };
}

interface FileChange {
  readonly userId: number;
  readonly version: StoredVersion;
  readonly uploadId: string;
  readonly sent: SentTexts;
  readonly now: Date;
}

async function write(
  services: FileServices,
  trx: Transaction<Schema>,
  { userId, version, uploadId, sent, now }: FileChange,
) {
  const { id, application_id: applicationId, platform, review: from } = version;
  const fields = await editTexts(trx, version, { sent, now });
  const file = await claimPackage(trx, { userId, uploadId, applicationId, platform });
  await replaceVersionFile(trx, version, { file, now });
  await startInspection(services, trx, { versionId: id, packageFileId: uploadId, now });
  const review = await moveReviewTo(trx, version, { action: 'changeFile', now });
  await withdrawAppeal(trx, version);
  await writeAudit(trx, {
    actorUserId: userId,
    action: 'version.file',
    subject: `version:${id}`,
    details: { from, to: review, size: file.size, sha256: file.sha256, fields },
  });
  return { result: true as const, review };
}

interface FileToValidate extends Pick<FileServices, 'config'> {
  readonly request: UpdateRequest;
  /** As received; undefined if the file was uploaded separately and its name is part of the request. */
  readonly fileName?: string;
}

/**
 * Validates the request against the version and its application.
 * @throws ApiError `versionNotFound`,
 * `versionAlreadyPublished` while it is online, then as for a new version.
 */
async function validate(
  trx: Transaction<Schema>,
  key: OwnVersionKey,
  { request, config, fileName = request.file?.name }: FileToValidate,
): Promise<ValidatedFile> {
  const { version, application } = requireVersion(await lockOwnVersion(trx, key));
  const code = findVersionObstacle(version, 'changeFile');
  if (code !== null) throw new ApiError(code);
  await validateTexts(trx, version, request);
  const parent = requireVersion(await findParent(trx, application.id));
  requireFittingFile(parent, { platform: version.platform, hasFile: hasFile(request), config });
  if (fileName !== undefined) requireFreeFileName(parent, fileName, version.id);
  return { version, parent };
}
