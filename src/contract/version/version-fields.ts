import { wireType } from '../openapi/wire-type.ts';
import { listOfObjects, looseField } from '../schema/loose-field.ts';
import { booleanFlag, optional, withDefault } from '../schema/parameter-schemas.ts';
import { incomingFile } from '../upload/incoming-file.ts';
import { LOCALES } from '../values/locales.ts';
import { PLATFORM_CODES } from '../values/platforms.ts';
import type { VersionContent } from './entities.ts';

const TEXT = { type: 'string' } as const;
const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const contents = looseField<readonly Partial<VersionContent>[]>(
  listOfObjects({ lang: { type: 'string', enum: LOCALES }, description: TEXT }),
);
/** What can be edited of a version, checked as a whole by `domain/forms/version/version-form.ts`. */
export const versionTexts = {
  versionName: looseField<string>(TEXT),
  contents,
  minimumVersion: looseField<string>(TEXT),
};
export const platformField = looseField<number | string>({ type: 'integer', enum: PLATFORM_CODES });

/** Whether it is submitted for review at once (O38). */
export const submit = withDefault(booleanFlag, true);

/** A file that has come in by a resumable upload (`PackageUpload`). */
export const packageUploadId = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    return typeof raw === 'string' && UPLOAD_ID.test(raw) ? raw : refuse('field.invalid');
  },
  jsonSchema: { type: 'string', format: 'uuid' },
});

/** The file of a version: in the body itself, or by the resumable upload that brought it; neither where it needs none. */
export const packageFileFields = {
  uploadId: optional(packageUploadId),
  file: optional(incomingFile),
};
