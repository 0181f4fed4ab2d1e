import { listOfObjects, looseField } from '../schema/loose-field.ts';
import { booleanFlag, optional, uploadId, withDefault } from '../schema/parameter-schemas.ts';
import { incomingFile } from '../upload/incoming-file.ts';
import { LOCALES } from '../values/locales.ts';
import { PLATFORM_CODES } from '../values/platforms.ts';
import type { VersionContent } from './entities.ts';

const TEXT = { type: 'string' } as const;

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

/** The file of a version: in the body itself, or by the resumable upload that brought it; neither where it needs none. */
export const packageFileFields = {
  /** A file that has come in by a resumable upload (`PackageUpload`). */
  uploadId: optional(uploadId),
  file: optional(incomingFile),
};
