import type { Transaction } from 'kysely';
import { ERROR } from '#contract/errors/errors.ts';
import type { StoredApplicationForm } from '#domain/forms/application/application-fields.ts';
import { normalizeApplicationForm, readApplicationForm } from '#domain/forms/application/application-form.ts';
import { checkApplicationSubmission } from '#domain/forms/application/application-submission.ts';
import type { Fields } from '#domain/forms/checks/checks.ts';
import type { FieldIssue } from '#domain/forms/field-issue.ts';
import { isOwnAddress } from '#domain/page/own-address.ts';
import type { Config } from '../../../config.ts';
import { refuseIssues } from '../../api/refuse-issues.ts';
import type { Schema } from '../../db/schema.ts';
import { resolvePictures } from './submission-pictures.ts';

const OWN_ORIGINS = ['PUBLIC_ORIGIN', 'GAMES_ORIGIN', 'FILES_ORIGIN'] as const;

export interface Submission {
  /** The complete form: the sent fields merged into the stored ones. */
  readonly fields: Fields;
  readonly userId: number;
  /** The stored form, if the application exists. */
  readonly stored?: StoredApplicationForm;
  /** The settings that name our own origins. */
  readonly config: Pick<Config, (typeof OWN_ORIGINS)[number]>;
  /** Issues found by earlier checks. */
  readonly issues?: readonly FieldIssue[];
}

/**
 * Normalizes the form for storage and replaces uploads with URLs; the uploads are locked for this transaction.
 * @throws ApiError naming every invalid field, whatever its code: `invalidFormat` if a format is wrong or a picture
 * belongs to another user, otherwise the first code in the order of the form (decisions.md, "Applications").
 */
export async function readSubmission(
  trx: Transaction<Schema>,
  { fields, userId, stored, config, issues = [] }: Submission,
): Promise<StoredApplicationForm> {
  const normalized = normalizeApplicationForm(fields);
  const found = [...issues, ...checkApplicationSubmission(normalized), ...findOwnAddress(normalized, config)];
  const { form, failures } = await resolvePictures(trx, { form: normalized, userId, stored });
  const unknown = Object.entries(failures).map(([field, message]) => ({ field, message, code: ERROR.invalidFormat }));
  refuseIssues([...found, ...unknown]);
  // Two references to one picture can only be detected now.
  refuseIssues(checkApplicationSubmission(form));
  return readApplicationForm(form);
}

/** A game's own website must not be on our origin, where it would have the rights of our pages. */
function findOwnAddress({ webRedirectUrl }: Fields, config: Submission['config']): FieldIssue[] {
  const origins = OWN_ORIGINS.map((name) => config[name]);
  if (typeof webRedirectUrl !== 'string' || !isOwnAddress(webRedirectUrl, origins)) return [];
  return [{ field: 'webRedirectUrl', message: 'field.ownAddress', code: ERROR.invalidFormat }];
}
