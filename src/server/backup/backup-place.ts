import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { isFileKey } from '#server/providers/files/file-key.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import type { S3Settings } from '#server/providers/files/s3-client.ts';
import { createS3FileStore } from '#server/providers/files/s3-file-store.ts';
import { BackupError } from './backup-error.ts';
import type { BackupKeys } from './backup-keys.ts';
import { PLAIN, type Seal } from './backup-seal.ts';
import { HEAD, readFingerprint } from './key-fingerprint.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** Where backups are. */
export interface BackupPlace {
  readonly files: Pick<FileStore, 'put' | 'find' | 'read' | 'remove' | 'list'>;
  /** Without secrets. */
  readonly address: string;
}

/** A backup in a place. */
export interface ListedBackup {
  readonly id: string;
  readonly isEncrypted: boolean;
  readonly key: string;
}

const S3_ADDRESS = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(.*?))?\/?$/;
const LISTS = 'backups';
const LIST_NAME = /^backups\/([\w-]+)\.json(\.age)?$/;

/**
 * Opens a folder, or `s3://bucket/folder` with the given access.
 * @throws BackupError for an address that is neither.
 */
export function openBackupPlace(address: string, s3: Omit<S3Settings, 'bucket'>): BackupPlace {
  if (!address.startsWith('s3:')) {
    const folder = resolve(address);
    return { files: createLocalFileStore(folder, { isPrivate: true, isDurable: true }), address: folder };
  }
  const [, bucket, folder = ''] = S3_ADDRESS.exec(address) ?? [];
  if (bucket === undefined || (folder !== '' && !isFileKey(folder))) {
    throw new BackupError('The address of an object storage is s3://bucket or s3://bucket/folder.');
  }
  const files = createS3FileStore({ ...s3, bucket });
  return { files: folder === '' ? files : within(files, folder), address: `s3://${bucket}${folder && `/${folder}`}` };
}

/** The files of a folder of another store. */
function within(files: BackupPlace['files'], folder: string): BackupPlace['files'] {
  const keyOf = (key: string) => `${folder}/${key}`;
  return {
    put: (key, content) => files.put(keyOf(key), content),
    find: (key) => files.find(keyOf(key)),
    read: (key, range) => files.read(keyOf(key), range),
    remove: (key) => files.remove(keyOf(key)),
    async *list(key) {
      for await (const found of files.list(keyOf(key))) yield { ...found, key: found.key.slice(folder.length + 1) };
    },
  };
}

/** @throws BackupError if a folder to read from does not exist: it may be a disk that is not mounted. */
export function requireFolder({ address }: BackupPlace): void {
  if (!address.startsWith('s3:') && !existsSync(address)) throw new BackupError(`There is no folder ${address}.`);
}

export const listKey = (id: string, { extension }: Pick<Seal, 'extension'>) => `${LISTS}/${id}.json${extension}`;
export const dataFolder = (id: string) => `data/${id}`;

interface TableFile {
  readonly id: string;
  readonly schema: string;
  readonly name: string;
}

export function tableKey({ id, schema, name }: TableFile, { extension }: Pick<Seal, 'extension'>): string {
  return `${dataFolder(id)}/${schema}.${name}.copy.zst${extension}`;
}

/** The key of a file by its content. */
export function blobKey(sha256: string, { nameOf, extension }: Pick<Seal, 'nameOf' | 'extension'>): string {
  const name = nameOf(sha256);
  return `blobs/${name.slice(0, 2)}/${name}${extension}`;
}

/** The finished backups of a place, latest first. A backup without a list does not exist. */
export async function listBackups({ files }: BackupPlace): Promise<ListedBackup[]> {
  const found: ListedBackup[] = [];
  for await (const { key } of files.list(LISTS)) {
    const [, id, age] = LIST_NAME.exec(key) ?? [];
    if (id !== undefined) found.push({ id, key, isEncrypted: age !== undefined });
  }
  return found.sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** The key that a backup needs, by its fingerprint; undefined if it does not say, or needs none. */
export async function readNeededKey({ files }: BackupPlace, { key, isEncrypted }: ListedBackup) {
  return isEncrypted ? readFingerprint(await buffer(files.read(key, HEAD))) : undefined;
}

/** A backup's list, and what opens the backup. @throws BackupError for a list that is damaged, or needs another key. */
export async function readList(
  { files }: BackupPlace,
  { id, key, isEncrypted }: ListedBackup,
  keys: Pick<BackupKeys, 'find'>,
): Promise<{ readonly manifest: Manifest; readonly seal: Seal }> {
  const seal = isEncrypted ? await keys.find(await buffer(files.read(key, HEAD)), 'The backup') : PLAIN;
  const manifest = readManifest(await readText(files.read(key), seal));
  // Its tables are in the folder of that name.
  if (manifest.id !== id) throw new BackupError(`The list of the backup is invalid: it belongs to ${manifest.id}.`);
  return { manifest, seal };
}

async function readText(sealed: Readable, seal: Seal): Promise<string> {
  try {
    return await text(await seal.open(sealed));
  } catch (error) {
    if (error instanceof BackupError || (error instanceof Error && 'code' in error)) throw error;
    throw new BackupError('The list of the backup is damaged.', { cause: error });
  }
}
