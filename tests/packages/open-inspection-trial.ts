import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { NewRow } from '#server/db/schema.ts';
import { inspectVersion } from '#server/features/inspection/inspect-version.ts';
import { insertInspection } from '#server/features/inspection/inspection-queries.ts';
import type { InspectionParts } from '#server/features/inspection/inspection-services.ts';
import { incomingPath } from '#server/features/package-upload/package-queries.ts';
import { storeImage } from '#server/features/upload/store-image.ts';
import { sendVersionMail } from '#server/features/version/send-version-mail.ts';
import { INSPECT_VERSION } from '#server/jobs/inspect-version.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { openTestProduct, type TestProductOptions } from '#tests/product/open-test-product.ts';

export interface HandedIn {
  readonly versionId: number;
  readonly packageFileId: string;
}

export interface VersionToHandIn {
  readonly application: { readonly id: number };
  readonly platform?: PlatformCode;
  readonly version?: Partial<NewRow<'versions'>>;
}

const EXTENSIONS = { 1: 'exe', 2: 'zip', 6: 'apk', 7: '' } as const satisfies Record<PlatformCode, string>;

/** The service with versions whose files are just uploaded; tests run their inspection without its job. */
export async function openInspectionTrial(options: TestProductOptions = {}) {
  const product = await openTestProduct(options);
  const { db, services } = product;
  const parts: InspectionParts = {
    scanner: null,
    findApksigner: async () => undefined,
    storePicture: async (picture) =>
      (await storeImage(services, { ...picture, purpose: 'document', nowMs: services.now() })).url,
    notifyDeveloper: (trx, { versionId, reason }) =>
      sendVersionMail(services, trx, versionId, { event: 'inspectionFailed', reason, now: new Date(services.now()) }),
  };

  /** Stores bytes as a completed upload of an application. */
  const receive = async (bytes: Uint8Array, { application, platform = 6 }: VersionToHandIn): Promise<string> => {
    const id = crypto.randomUUID();
    const path = incomingPath(services, id);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const { developer_id } = await db
      .selectFrom('applications')
      .select('developer_id')
      .where('id', '=', application.id)
      .executeTakeFirstOrThrow();
    const at = new Date(services.now());
    await db
      .insertInto('package_files')
      .values({
        ...{ id, user_id: developer_id, application_id: application.id, platform, size: Math.max(bytes.length, 1) },
        name: `game.${EXTENSIONS[platform]}`,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        ...{ state: 'received', created_at: at, touched_at: at },
      })
      .execute();
    return id;
  };

  return {
    ...product,
    receive,
    /** An application of Android, Windows and the web, its ID as given. */
    buildGame: (app_id = `com.example.inspected${nextNumber()}`) =>
      buildApplication(db, { app_id, platforms: [1, 2, 6], status: SHELF.offShelf }),
    /** A submitted version with these bytes that awaits its inspection. */
    async handIn(bytes: Uint8Array, handed: VersionToHandIn): Promise<HandedIn> {
      const packageFileId = await receive(bytes, handed);
      const { application, platform = 6, version = {} } = handed;
      const { id: versionId } = await db
        .insertInto('versions')
        .values({
          ...{ application_id: application.id, platform, package_file_id: packageFileId },
          ...{ file_name: `game.${EXTENSIONS[platform]}`, file_size: bytes.length },
          version_name: `1.0.${nextNumber()}`,
          review: VERSION_REVIEW.inReview,
          status: SHELF.offShelf,
          ...version,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const now = new Date(services.now());
      await db.transaction().execute((trx) => insertInspection(trx, { versionId, packageFileId, now }));
      return { versionId, packageFileId };
    },
    /** Inspects now, as the job does. */
    inspect: (handed: HandedIn, others: Partial<InspectionParts> = {}) =>
      inspectVersion({ ...services, ...parts, ...others }, handed),
    /** Has the job do it. */
    enqueue: (handed: HandedIn) => services.jobs.enqueue(db, INSPECT_VERSION, handed),
    readInspection: ({ versionId }: HandedIn) =>
      db.selectFrom('version_inspections').selectAll().where('version_id', '=', versionId).executeTakeFirstOrThrow(),
    readVersion: ({ versionId }: HandedIn) =>
      db.selectFrom('versions').selectAll().where('id', '=', versionId).executeTakeFirstOrThrow(),
    readFile: ({ packageFileId }: HandedIn) =>
      db.selectFrom('package_files').selectAll().where('id', '=', packageFileId).executeTakeFirstOrThrow(),
  };
}

export type InspectionTrial = Awaited<ReturnType<typeof openInspectionTrial>>;
