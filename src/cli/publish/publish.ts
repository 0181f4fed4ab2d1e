import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { getOwnVersion, releaseVersion } from '#contract/version/endpoints.ts';
import type { Version } from '#contract/version/entities.ts';
import { callStore } from './call-store.ts';
import { checkOrder } from './check-order.ts';
import { readLocalFile } from './local-file.ts';
import { makeVersion } from './make-version.ts';
import type { ProgressReporter } from './progress-reporter.ts';
import { PublishError } from './publish-error.ts';
import type { PublishOrder } from './publish-order.ts';
import { type Progress, versionUrl } from './publish-report.ts';
import { readAccess, type Variables } from './read-access.ts';
import { readNotes } from './read-notes.ts';
import { connectStore, type StoreConnection, type Surroundings } from './store-connection.ts';
import { requireNotRejected, waitForInspection, waitForReview } from './wait-for-version.ts';

export interface Publishing extends Surroundings {
  readonly variables: Variables;
  readonly reporter: ProgressReporter;
  /** Updated along the way. */
  readonly progress: Progress;
}

/**
 * Publishes a version: checks it like the store would, uploads its file, creates the version, then waits and releases
 * it as requested. @throws PublishError for every outcome but success.
 */
export async function publish(order: PublishOrder, publishing: Publishing): Promise<void> {
  const { progress, reporter, variables } = publishing;
  progress.order = order;
  const access = await readAccess(order, variables);
  progress.origin = access.origin;
  const notes = await readNotes(order.notes);
  const file = await readLocalFile(order.filePath);
  progress.file = file;
  const connection = connectStore(access, publishing);
  const application = await callStore(connection, getOwnApplication, { applicationId: order.applicationId });
  checkOrder({ order, file, notes, application });
  const onUploaded = (uploadId: string) => {
    progress.uploadId = uploadId;
  };
  const version = await makeVersion(connection, { order, file, notes, reporter, onUploaded });
  progress.version = version;
  reporter.log(`Version ${order.versionName}: ${versionUrl(access.origin, version.id)}`);
  await followVersion(order, publishing, { connection, version });
}

interface MadeVersion {
  readonly connection: StoreConnection;
  readonly version: Version;
}

/** Waits as requested and releases the version. */
async function followVersion(order: PublishOrder, publishing: Publishing, { connection, version }: MadeVersion) {
  const { now, reporter, progress } = publishing;
  if (order.waitFor === 'none') return requireNotRejected(version);
  const onLook = (current: Version) => {
    progress.version = current;
  };
  const waiting = { connection, reporter, now, endMs: now() + order.timeoutMs, onLook };
  const inspected = await waitForInspection(waiting, version);
  reporter.log('The file passed inspection.');
  requireNotRejected(inspected);
  if (order.waitFor === 'inspection') return;
  const approved = await waitForReview(waiting, inspected);
  reporter.log('The version was approved.');
  if (!order.isReleased) return;
  progress.version = await release(connection, approved);
  const { status } = await callStore(connection, getOwnApplication, { applicationId: order.applicationId });
  reporter.log(
    status === SHELF.onShelf
      ? 'The version is live.'
      : 'The version is published, but its game is not: players get it once you publish the game.',
  );
}

/** Releases a version; after a lost response, the version's status shows whether it succeeded. */
async function release(connection: StoreConnection, { id, status }: Version): Promise<Version> {
  const look = () => callStore(connection, getOwnVersion, { id });
  if (status === SHELF.onShelf) return look();
  try {
    await callStore(connection, releaseVersion, { id });
  } catch (error) {
    const isOnline = error instanceof PublishError && error.code === ERROR.versionAlreadyPublished;
    if (!isOnline) throw error;
  }
  return look();
}
