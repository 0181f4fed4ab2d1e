import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import {
  createVersion,
  editVersion,
  getOwnVersion,
  listOwnVersions,
  updateVersionFile,
} from '#contract/version/endpoints.ts';
import type { Version } from '#contract/version/entities.ts';
import { callStore } from './call-store.ts';
import { requireRoomFor, writeForm } from './check-order.ts';
import type { LocalFile } from './local-file.ts';
import type { ProgressReporter } from './progress-reporter.ts';
import { PublishError } from './publish-error.ts';
import { type Notes, PLATFORMS, type PublishOrder } from './publish-order.ts';
import { sendFile } from './send-file.ts';
import type { StoreConnection } from './store-connection.ts';
import { describeErrorCode } from './words.ts';

export interface VersionToMake {
  readonly order: PublishOrder;
  readonly file: LocalFile;
  readonly notes: Notes;
  readonly reporter: ProgressReporter;
  readonly onUploaded: (uploadId: string) => void;
}

/**
 * Creates the version after uploading its file. An existing version with this name and file is reused, so that a
 * repeated build has the same result; a rejected or unsubmitted one gets the new file. @throws PublishError
 */
export async function makeVersion(connection: StoreConnection, wanted: VersionToMake): Promise<Version> {
  const versions = await listVersions(connection, wanted.order);
  const earlier = findSameName(versions, wanted.order);
  if (earlier !== undefined && hasFile(earlier, wanted.file)) return takeUp(connection, wanted, earlier);
  if (earlier === undefined) requireRoomFor(versions);
  else requireReplaceable(earlier, wanted.order);
  const name = chooseFileName(
    wanted,
    versions.filter(({ id }) => id !== earlier?.id),
  );
  const uploadId = await upload(connection, wanted, name);
  const id = await write(connection, wanted, { uploadId, earlier });
  return callStore(connection, getOwnVersion, { id });
}

async function listVersions(connection: StoreConnection, { applicationId }: PublishOrder): Promise<Version[]> {
  const { list } = await callStore(connection, listOwnVersions, { applicationId, limit: LIMITS.pageSizeMax });
  return list;
}

function findSameName(versions: readonly Version[], { versionName }: PublishOrder): Version | undefined {
  return versions.find((version) => version.versionName === versionName);
}

function hasFile(version: Version, { sha256 }: LocalFile): boolean {
  return version.file?.sha256 === sha256;
}

async function takeUp(connection: StoreConnection, { order, reporter }: VersionToMake, { id, review }: Version) {
  reporter.log(`Version ${order.versionName} with this file already exists.`);
  if (order.isSubmitted && review === VERSION_REVIEW.notReviewed) {
    await callStore(connection, editVersion, { id, submit: true });
  }
  return callStore(connection, getOwnVersion, { id });
}

/** @throws PublishError `refused` for a version that is published or in review. */
function requireReplaceable({ platform, review, status }: Version, order: PublishOrder): void {
  const isOpen = review === VERSION_REVIEW.rejected || review === VERSION_REVIEW.notReviewed;
  if (isOpen && status === SHELF.offShelf && platform === PLATFORMS[order.platform]) return;
  const message = `Version ${order.versionName} already exists with another file. Choose another --version-name.`;
  throw new PublishError('refused', message, {
    code: ERROR.duplicateVersionName,
    fields: { '--version-name': describeErrorCode(ERROR.duplicateVersionName) },
  });
}

/** Files of an application need distinct names (`duplicateFileName`), while builds always use the same one. */
function chooseFileName({ file, order }: VersionToMake, others: readonly Version[]): string {
  if (!others.some((version) => version.file?.name === file.name)) return file.name;
  const dot = file.name.lastIndexOf('.');
  return `${file.name.slice(0, dot)}-${order.versionName.replaceAll(/[^\w.-]+/g, '_')}${file.name.slice(dot)}`;
}

async function upload(connection: StoreConnection, { order, file, reporter, onUploaded }: VersionToMake, name: string) {
  const { applicationId, platform } = order;
  if (name !== file.name)
    reporter.log(`The file is named ${name} in the store, because another version already uses ${file.name}.`);
  const onProgress = (sent: number) => reporter.progress(sent, file.size);
  const uploadId = await sendFile(connection, { applicationId, platform: PLATFORMS[platform], file, name, onProgress });
  onUploaded(uploadId);
  return uploadId;
}

interface Uploaded {
  readonly uploadId: string;
  /** The version that gets the file; undefined for a new one. */
  readonly earlier: Version | undefined;
}

/** Writes the version and returns its ID. After a lost response it is found by name and file. */
async function write(connection: StoreConnection, wanted: VersionToMake, { uploadId, earlier }: Uploaded) {
  const { applicationId } = wanted.order;
  const { platform, submit, ...texts } = writeForm(wanted.order, wanted.notes);
  try {
    if (earlier === undefined) {
      const form = { applicationId, platform, submit, ...texts, uploadId };
      return (await callStore(connection, createVersion, form)).id;
    }
    await callStore(connection, updateVersionFile, { id: earlier.id, ...texts, uploadId });
    return earlier.id;
  } catch (error) {
    const made = findSameName(await listVersions(connection, wanted.order), wanted.order);
    if (made !== undefined && hasFile(made, wanted.file)) return made.id;
    throw error;
  }
}
