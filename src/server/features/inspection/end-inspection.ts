import type { Transaction } from 'kysely';
import { VERSION_REVIEW } from '#contract/values/states.ts';
import type { InspectionStage } from '#contract/version/inspection.ts';
import { inspectionState, isError } from '#domain/inspection/findings.ts';
import type { Schema } from '../../db/schema.ts';
import { serverWords } from '../../mails/server-words.ts';
import { writeAudit } from '../audit/public.ts';
import { type LockedVersion, lockVersion, moveReviewTo } from '../version/public.ts';
import type { InspectedVersion } from './inspected-version-queries.ts';
import { type InspectionJournal, SupersededError } from './inspection-journal.ts';
import { closeInspection, writeVersionFile } from './inspection-queries.ts';
import type { InspectionServices } from './inspection-services.ts';

export interface Ended {
  readonly subject: InspectedVersion;
  readonly journal: InspectionJournal;
}

/** Completes an inspection without errors: the version gets its file. */
export async function passInspection(
  { database: { db }, now }: InspectionServices,
  { subject, journal }: Ended,
  fileKey: string,
): Promise<void> {
  const { versionCode, certificates } = journal.facts();
  await db.transaction().execute(async (trx) => {
    const { version } = await lockSubject(trx, subject);
    const stages = journal.stages();
    await closeInspection(trx, subject, { state: inspectionState(stages), stages, now: new Date(now()) });
    await writeVersionFile(trx, version.id, { file_key: fileKey, version_code: versionCode, certificates });
  });
}

/** Completes an inspection with errors: rejects the version and notifies its developer in one transaction. */
export async function failInspection(services: InspectionServices, { subject, journal }: Ended): Promise<void> {
  const { versionId } = subject;
  const now = new Date(services.now());
  const errors = journal.stages().flatMap(({ findings }) => findings.filter(isError));
  await services.database.db.transaction().execute(async (trx) => {
    const { version, application } = await lockSubject(trx, subject);
    await closeInspection(trx, subject, { state: 'failed', stages: journal.stages().map(skipWaiting), now });
    const { find } = serverWords(version.language);
    const reason = errors.map(({ code, values }) => find(`inspection.${code}`, values) ?? code).join('\n');
    if (version.review !== VERSION_REVIEW.approved)
      await moveReviewTo(trx, version, { action: 'failInspection', now, reason });
    await writeAudit(trx, {
      actorUserId: null,
      action: 'version.inspection_failed',
      subject: `version:${versionId}`,
      details: { applicationId: application.app_id, findings: errors.map(({ code }) => code) },
    });
    await services.notifyDeveloper(trx, { versionId, reason });
  });
}

/** Locks the version until the transaction ends. @throws SupersededError if it was deleted or its file was replaced. */
async function lockSubject(trx: Transaction<Schema>, { versionId, file }: InspectedVersion): Promise<LockedVersion> {
  const locked = await lockVersion(trx, versionId);
  if (locked?.version.package_file_id === file.id) return locked;
  throw new SupersededError(`version ${versionId} has a new file`);
}

/** Stages after an error are skipped. */
function skipWaiting(stage: InspectionStage): InspectionStage {
  return stage.state === 'waiting' ? { ...stage, state: 'skipped' } : stage;
}
