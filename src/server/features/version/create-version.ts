import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { VERSION_REVIEW } from '#contract/values/states.ts';
import type { StoredVersionForm } from '#domain/forms/version/version-fields.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import { lockOwnApplication } from '../application/public.ts';
import { writeAudit } from '../audit/public.ts';
import { claimPackage } from '../package-upload/public.ts';
import { insertVersion } from './save-version-queries.ts';
import { startInspection } from './start-inspection.ts';
import { findOwnParent, type VersionParent } from './version-parent-queries.ts';
import {
  requireFittingFile,
  requireFreeFileName,
  requireFreeName,
  requireOpenParent,
  requireRoom,
  requireVersionForm,
} from './version-policy.ts';
import { type FileServices, hasFile, withVersionFile } from './with-version-file.ts';

type CreateRequest = RequestOf<EndpointNamed<'createVersion'>>;

/**
 * Creates a version in one transaction. The request is validated before the file is read, to avoid a useless upload of
 * gigabytes, and again when it is written, since the application may have changed meanwhile.
 */
export function createVersion(services: FileServices): Handler<'createVersion'> {
  const { db } = services.database;
  return async (request, context) => {
    const { userId, opensApplications } = requireSession(context);
    const { applicationId } = request;
    const parent = requireParent(await findOwnParent(db, { userId, applicationId }));
    const { platform } = validate(services, parent, { request });
    const file = { userId, parent, platform, versionId: null, sent: request };
    // A build machine reads no mail and sends no language.
    const isPerson = opensApplications === undefined;
    const language = isPerson ? readCallLanguage(context, services.config.LOCALES) : parent.contentDefault;
    return withVersionFile(services, file, (received) =>
      db.transaction().execute(async (trx) => {
        await lockOwnApplication(trx, { userId, applicationId });
        const current = requireParent(await findOwnParent(trx, { userId, applicationId }));
        const form = validate(services, current, { request, fileName: received?.name });
        const uploadId = received?.id ?? null;
        const { submit } = request;
        const now = new Date(context.clock());
        return write(services, trx, { form, userId, parent: current, uploadId, submit, language, now });
      }),
    );
  };
}

/**
 * @throws ApiError `applicationNotFound` for an application of another developer, `applicationRemoved` for one that
 * was
 * taken down.
 */
function requireParent(parent: VersionParent | undefined): VersionParent {
  if (parent === undefined) throw new ApiError(ERROR.applicationNotFound);
  requireOpenParent(parent);
  return parent;
}

/** The valid form, if there is room for another version (decisions.md, "Versions"). */
function validate(
  { config }: Pick<FileServices, 'config'>,
  parent: VersionParent,
  {
    request,
    fileName = request.file?.name,
  }: { readonly request: CreateRequest; readonly fileName?: string | undefined },
): StoredVersionForm {
  const form = requireVersionForm(parent, request, true);
  requireFreeName(parent, form.versionName);
  requireRoom(parent);
  requireFittingFile(parent, { platform: form.platform, hasFile: hasFile(request), config });
  if (fileName !== undefined) requireFreeFileName(parent, fileName);
  return form;
}

interface NewVersion {
  readonly form: StoredVersionForm;
  readonly userId: number;
  readonly parent: VersionParent;
  readonly uploadId: string | null;
  readonly submit: boolean;
  readonly language: LocaleCode;
  readonly now: Date;
}

async function write(
  services: FileServices,
  trx: Transaction<Schema>,
  { form, userId, parent, uploadId, submit, language, now }: NewVersion,
) {
  const { id: applicationId, appId } = parent;
  const { platform, versionName } = form;
  const file = uploadId === null ? null : await claimPackage(trx, { userId, uploadId, applicationId, platform });
  const review = submit ? VERSION_REVIEW.inReview : VERSION_REVIEW.notReviewed;
  const id = await insertVersion(trx, { applicationId, form, file, review, language, now });
  if (uploadId !== null) await startInspection(services, trx, { versionId: id, packageFileId: uploadId, now });
  await writeAudit(trx, {
    actorUserId: userId,
    action: 'version.create',
    subject: `version:${id}`,
    details: { applicationId: appId, platform, versionName, review },
  });
  return { result: true as const, id, review };
}
