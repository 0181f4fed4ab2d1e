import type { Transaction } from 'kysely';
import { ERROR } from '#contract/errors/errors.ts';
import type { StoredApplicationForm } from '#domain/forms/application-fields.ts';
import { readApplicationForm, tidyApplicationForm } from '#domain/forms/application-form.ts';
import { checkApplicationSubmission } from '#domain/forms/application-submission.ts';
import type { Fields } from '#domain/forms/checks.ts';
import type { FieldIssue } from '#domain/forms/field-issue.ts';
import { isOwnAddress } from '#domain/page/own-address.ts';
import type { Config } from '../../../config.ts';
import { refuseIssues } from '../../api/refuse-issues.ts';
import type { Schema } from '../../db/schema.ts';
import { resolvePictures } from './submission-pictures.ts';

const OWN_ORIGINS = ['PUBLIC_ORIGIN', 'GAMES_ORIGIN', 'FILES_ORIGIN'] as const;

export interface Submission {
  /** The whole form as it would be: what was sent over what is kept. */
  readonly fields: Fields;
  readonly userId: number;
  /** What is kept already, where the application is there. */
  readonly kept?: StoredApplicationForm;
  /** Settings that name our own origins. */
  readonly config: Pick<Config, (typeof OWN_ORIGINS)[number]>;
  /** What was found wrong before. */
  readonly issues?: readonly FieldIssue[];
}

/**
 * The form to be kept, tidied, with addresses in place of uploads, which are held for this transaction.
 * @throws ApiError naming every field that fails, whatever its code: `invalidFormat` where a format is wrong or a
 * picture is not one's own, else the first code in the order of the form (decisions.md, "Applications").
 */
export async function readSubmission(
  trx: Transaction<Schema>,
  { fields, userId, kept, config, issues = [] }: Submission,
): Promise<StoredApplicationForm> {
  const tidy = tidyApplicationForm(fields);
  const found = [...issues, ...checkApplicationSubmission(tidy), ...findOwnAddress(tidy, config)];
  const { form, failures } = await resolvePictures(trx, { form: tidy, userId, kept });
  const unknown = Object.entries(failures).map(([field, message]) => ({ field, message, code: ERROR.invalidFormat }));
  refuseIssues([...found, ...unknown]);
  // Two names of one picture show only now.
  refuseIssues(checkApplicationSubmission(form));
  return readApplicationForm(form);
}

/** A game's own site is another one than ours: at our address it would act with the rights of our pages. */
function findOwnAddress({ webRedirectUrl }: Fields, config: Submission['config']): FieldIssue[] {
  const origins = OWN_ORIGINS.map((name) => config[name]);
  if (typeof webRedirectUrl !== 'string' || !isOwnAddress(webRedirectUrl, origins)) return [];
  return [{ field: 'webRedirectUrl', message: 'field.ownAddress', code: ERROR.invalidFormat }];
}
