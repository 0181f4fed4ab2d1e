import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import type { Services } from '../../services.ts';
import type { DraftKey, DraftRow } from './draft-queries.ts';
import { findOwnNumber } from './own-application-queries.ts';

export type RequestedKey = { readonly draftId?: number | undefined; readonly applicationId?: string | undefined };

export type Database = Services['database']['db'];

/** @throws `applicationNotFound` for an application of another developer, `invalidFormat` without any key. */
export async function readKey(
  db: Database,
  userId: number,
  { draftId, applicationId }: RequestedKey,
): Promise<DraftKey> {
  if (applicationId !== undefined) {
    return { applicationNumber: requireOwnApplication(await findOwnNumber(db, { userId, applicationId })) };
  }
  if (draftId === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { draftId: 'field.required' } });
  return { draftId };
}

export function presentDraft({ id, app_id, form, revision, saved_at }: DraftRow): ApplicationDraft {
  return { draftId: id, applicationId: app_id, form, revision, savedAt: saved_at.toISOString() };
}
