import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { Problem, Problems } from '#web/kit/form/problems.ts';
import { isField } from './go-to-problem.ts';
import { type SentTexts, toFieldName } from './version-texts.ts';

/** Codes that are about one field alone. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = {
  [ERROR.duplicateVersionName]: 'versionName',
  [ERROR.duplicateFileName]: 'file',
  [ERROR.noPackageNeeded]: 'file',
};

/** What the server found, by the page's names of fields; empty for a failure that is about none of them. */
export function readRefusals(error: unknown, sent: SentTexts): Problems {
  if (!(error instanceof ApiError)) return new Map();
  const { code, fields = {}, params } = error;
  const field = FIELD_OF_CODE[code];
  // The text of the code says more than that of the field.
  if (field !== undefined) return new Map([[field, { message: `error.${code}` }]]);
  const named = Object.entries(fields).map(([field, message]): [string, Problem] => {
    const name = field === 'uploadId' ? 'file' : toFieldName(field, sent);
    return [name, { message, ...(params && { values: params }) }];
  });
  // What has no field here would be said nowhere.
  return new Map(named.filter(([name]) => isField(name)));
}
