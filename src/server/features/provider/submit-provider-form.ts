import type { Transaction } from 'kysely';
import { ApiError, type FieldErrors } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { ProviderForm, ProviderSubmissionKind } from '#contract/provider/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { type FieldIssue, findLeadingCode, toFieldErrors } from '#domain/forms/field-issue.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { resolveImages, type WantedImage } from '../upload/public.ts';
import { deleteDraft } from './draft-queries.ts';
import type { ReadProviderForm } from './read-provider-form.ts';
import { sendProviderMail } from './send-provider-mail.ts';
import { findLatestSubmission, insertSubmission, type Submission } from './submission-queries.ts';

export type SubmitServices = Pick<Services, 'database' | 'jobs' | 'config' | 'limits'>;

export interface FormToSubmit {
  readonly userId: number;
  readonly kind: ProviderSubmissionKind;
  readonly read: ReadProviderForm;
  readonly language: LocaleCode;
  readonly now: Date;
}

/**
 * The valid form with the addresses of its pictures, which are locked until the transaction ends.
 * @throws ApiError with every invalid field and picture.
 */
export async function requireRightForm(
  trx: Transaction<Schema>,
  { userId, read: { form, issues } }: Pick<FormToSubmit, 'userId' | 'read'>,
): Promise<ProviderForm> {
  const before = await findLatestSubmission(trx, userId);
  const current = new Set([...(before?.documents ?? []), ...(before?.passbook ?? [])]);
  const { urls, unknown } = await findPictures(trx, { userId, wanted: listPictures(form, issues), current });
  const pictureIssues = Object.entries(unknown).map(([field, message]) => ({
    field,
    message,
    code: ERROR.invalidFormat,
  }));
  const all: readonly FieldIssue[] = [...issues, ...pictureIssues];
  const code = findLeadingCode(all);
  if (code !== undefined) throw new ApiError(code, { fields: toFieldErrors(all) });
  const urlOf = (reference: string) => urls.get(reference) ?? reference;
  return { ...form, documents: form.documents.map(urlOf), passbook: form.passbook.map(urlOf) };
}

/** Skips lists that are themselves invalid, because they may be of any length. */
function listPictures(form: ProviderForm, issues: readonly FieldIssue[]): WantedImage[] {
  const isWrong = (list: string) => issues.some(({ field }) => field === list || field.startsWith(`${list}.`));
  return (['document', 'passbook'] as const).flatMap((purpose) => {
    const list = purpose === 'document' ? 'documents' : 'passbook';
    if (isWrong(list)) return [];
    return form[list].map((reference, index) => ({ field: `${list}.${index}`, purpose, reference }));
  });
}

/** The addresses of pictures by reference, and the issues of invalid ones. */
async function findPictures(
  trx: Transaction<Schema>,
  images: Parameters<typeof resolveImages>[1],
): Promise<{ readonly urls: ReadonlyMap<string, string>; readonly unknown: FieldErrors }> {
  try {
    return { urls: await resolveImages(trx, images), unknown: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields === undefined) throw error;
    return { urls: new Map(), unknown: error.fields };
  }
}

/** Stores a valid form, deletes its draft and notifies the contact person. */
export async function storeSubmission(
  services: SubmitServices,
  trx: Transaction<Schema>,
  { userId, kind, form, language, now }: Omit<FormToSubmit, 'read'> & { readonly form: ProviderForm },
): Promise<Submission> {
  // Many accounts could otherwise send mails to a third party, whose address nobody has verified.
  await services.limits.count('notices', form.pocEmail.toLowerCase(), trx);
  const submission = await insertSubmission(trx, { userId, kind, form, language, now });
  if (kind === 'application') await deleteDraft(trx, userId);
  await writeAudit(trx, {
    actorUserId: userId,
    action: kind === 'application' ? 'provider.apply' : 'provider.apply_for_change',
    subject: `provider:${userId}`,
    details: { submissionId: submission.id },
  });
  await sendProviderMail(services, trx, submission, { event: 'received', reason: '', now });
  return submission;
}
