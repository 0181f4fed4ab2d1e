import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { DEFAULT_LOCALE, LOCALES } from '#contract/values/locales.ts';
import { VERSION_REVIEW } from '#contract/values/states.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import { ADVISORY_LOCK } from '#server/db/advisory-locks.ts';
import type { Schema } from '#server/db/schema.ts';
import { saveSnapshot } from '#server/features/application/snapshot-queries.ts';
import { insertInspection } from '#server/features/inspection/inspection-queries.ts';
import { packageKey } from '#server/features/package-upload/package-key.ts';
import { incomingPath } from '#server/features/package-upload/package-queries.ts';
import { insertReviewMessage } from '#server/features/provider/review-message-queries.ts';
import { projectRoot } from '#server/project-root.ts';
import type { Services } from '#server/services.ts';
import { type SubmittedVersion, submittedVersions } from './catalogue/submitted-versions.ts';

type Trx = Transaction<Schema>;
type SeedServices = Pick<Services, 'database' | 'files' | 'incomingFolder' | 'now'>;

const SEEDED = 'demo_submitted_versions_seeded';
/** Old enough for the maintenance at each start to consider the inspections stalled and restart them. */
const LONG_AGO = new Date(0);

/**
 * Submits a version of three demo games, once; what is decided or deleted stays so. Their files are stored like any
 * upload and inspected as soon as the product runs.
 */
export async function seedSubmittedVersions(services: SeedServices): Promise<void> {
  await services.database.db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.seedSubmittedVersions})`.execute(trx);
    const first = await trx
      .insertInto('settings')
      .values({ key: SEEDED, value: JSON.stringify(true) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (first === undefined) return;
    for (const version of submittedVersions) await handIn(trx, version, services);
  });
}

async function handIn(trx: Trx, submitted: SubmittedVersion, services: SeedServices): Promise<void> {
  const application = await trx
    .selectFrom('applications')
    .select(['id', 'developer_id'])
    .where('app_id', '=', submitted.appId)
    .executeTakeFirst();
  // The store's owner has deleted the demo.
  if (application === undefined) return;
  const at = new Date(services.now() - submitted.hoursAgo * HOUR_MS);
  // As seen by the operator who approved the previous versions.
  await saveSnapshot(trx, { applicationId: application.id, cause: 'release', now: at });
  const file = await receiveFile(trx, { submitted, application, at }, services);
  const { id } = await trx
    .insertInto('versions')
    .values({
      application_id: application.id,
      platform: submitted.platform,
      version_name: submitted.versionName,
      minimum_version: submitted.minimumVersion,
      package_file_id: file.id,
      file_name: submitted.file,
      file_size: file.size,
      language: DEFAULT_LOCALE,
      ...{ submitted_at: at, created_at: at, updated_at: at },
      ...decisionOf(submitted, at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notes = LOCALES.map((lang) => ({ version_id: id, lang, description: submitted.notes[lang] }));
  await trx.insertInto('version_contents').values(notes).execute();
  await insertInspection(trx, { versionId: id, packageFileId: file.id, now: LONG_AGO });
  await insertTalk(trx, { id, submitted, at });
}

interface FileToReceive {
  readonly submitted: SubmittedVersion;
  readonly application: { readonly id: number; readonly developer_id: number };
  readonly at: Date;
}

/** An interrupted seed leaves bytes without a row, which the cleanup deletes. */
async function receiveFile(trx: Trx, { submitted, application, at }: FileToReceive, services: SeedServices) {
  const content = await readFile(join(projectRoot(), 'demo/packages', submitted.file));
  const id = crypto.randomUUID();
  await keepBytes(services, { id, platform: submitted.platform, content });
  await trx
    .insertInto('package_files')
    .values({
      id,
      user_id: application.developer_id,
      application_id: application.id,
      platform: submitted.platform,
      name: submitted.file,
      size: content.byteLength,
      sha256: createHash('sha256').update(content).digest('hex'),
      state: 'received',
      ...{ created_at: at, touched_at: new Date(services.now()) },
    })
    .execute();
  return { id, size: content.byteLength };
}

/** Where uploads arrive: in the file store if it takes parts. */
async function keepBytes(
  services: SeedServices,
  { id, platform, content }: { readonly id: string; readonly platform: number; readonly content: Buffer },
): Promise<void> {
  if (services.files.parts !== undefined) {
    await services.files.put(packageKey({ id, platform }), content);
    return;
  }
  const path = incomingPath(services, id);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, content, { mode: 0o600 });
}

function decisionOf({ rejection }: SubmittedVersion, at: Date) {
  if (rejection === undefined) return { review: VERSION_REVIEW.inReview };
  return {
    review: VERSION_REVIEW.rejected,
    reject_reason: rejection.reason,
    decided_at: new Date(at.getTime() + DAY_MS),
  };
}

async function insertTalk(
  trx: Trx,
  { id, submitted, at }: { readonly id: number; readonly submitted: SubmittedVersion; readonly at: Date },
): Promise<void> {
  const { question, rejection } = submitted;
  if (rejection !== undefined) {
    const created_at = new Date(at.getTime() + DAY_MS + HOUR_MS);
    await trx.insertInto('version_appeals').values({ version_id: id, text: rejection.appeal, created_at }).execute();
  }
  if (question === undefined) return;
  const operator = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'operator@starhall.test')
    .orderBy('id')
    .executeTakeFirst();
  if (operator === undefined) return;
  await insertReviewMessage(trx, {
    subject: `version:${id}`,
    authorUserId: operator.id,
    isOperator: true,
    text: question,
    now: new Date(at.getTime() + 3 * HOUR_MS),
  });
}
