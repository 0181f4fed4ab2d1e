import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { ErrorParams } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Finding } from '#contract/version/inspection.ts';
import errors from '#i18n/catalogs/errors/en-US.json' with { type: 'json' };
import inspection from '#i18n/catalogs/inspection/en-US.json' with { type: 'json' };
import rules from '#i18n/catalogs/rules/en-US.json' with { type: 'json' };
import type { Messages } from '#i18n/translator.ts';
import { createTranslator } from '#i18n/translator.ts';

/** Session errors reworded for tokens. */
const OF_TOKENS: ReadonlyMap<number, string> = new Map([
  [ERROR.tokenExpired, 'The access token has expired. Create a new one in the developer portal.'],
  [ERROR.invalidSession, 'The access token is unknown or was revoked. Create a new one in the developer portal.'],
  [ERROR.permissionDenied, 'The access token does not have this permission.'],
  [ERROR.applicationNotFound, 'Application not found, or the access token is not for it.'],
  [ERROR.versionNotFound, 'Version not found, or the access token is not for its application.'],
  [
    ERROR.versionLimitReached,
    'The application has reached its limit of versions. Delete one in the developer portal first.',
  ],
]);

const messages: Messages = Object.fromEntries(
  Object.entries({ ...rules, ...errors, ...inspection }).map(([key, text]) => [key, compileMessage(text)]),
);
const translator = createTranslator('en-US', messages);

/** The message of an error code. */
export function describeErrorCode(code: number, params: ErrorParams = {}): string {
  return OF_TOKENS.get(code) ?? translator.find(`error.${code}`, params) ?? `The store responded with error ${code}.`;
}

/** The message of a field error. */
export function describeFieldError(key: string, values: ErrorParams = {}): string {
  return translator.find(key, values) ?? key;
}

/** The message of a finding. */
export function describeFinding({ code, values }: Finding): string {
  return translator.find(`inspection.${code}`, values) ?? code;
}

/** The name of a stage, a state or a level of an inspection. */
export function describeInspection(kind: 'stage' | 'state' | 'level', name: string): string {
  return translator.find(`inspection.${kind}.${name}`) ?? name;
}

/**
 * The command-line name of a form field; `languages` are those of the notes: `contents.0.description` → `notes
 * en-US`.
 */
export function formatFieldName(field: string, languages: readonly string[] = []): string {
  const [, index] = /^contents\.(\d+)/.exec(field) ?? [];
  if (index !== undefined) return `notes ${languages[Number(index)] ?? ''}`.trim();
  return OPTIONS_OF_FIELDS.get(field) ?? field;
}

const OPTIONS_OF_FIELDS: ReadonlyMap<string, string> = new Map([
  ['applicationId', '--app'],
  ['contents', 'notes'],
  ['file', '--file'],
  ['minimumVersion', '--minimum-version'],
  ['platform', '--platform'],
  ['uploadId', '--file'],
  ['versionName', '--version-name'],
]);
