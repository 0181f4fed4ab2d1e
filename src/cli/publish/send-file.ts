import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { deletePackageUpload, listPackageUploads } from '#contract/version/endpoints.ts';
import { callStore } from './call-store.ts';
import type { LocalFile } from './local-file.ts';
import { PublishError } from './publish-error.ts';
import { refusalOf, type StoreAnswer, type StoreConnection } from './store-connection.ts';

/** Bytes held in memory, and at most sent again. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** Enough for a chunk at 15 kB/s. */
const PIECE_TIMEOUT_MS = 300_000;
const PATH = '/api/uploads';
const TUS = { 'tus-resumable': '1.0.0' } as const;
/** The upload is locked, its offset differs, or the chunk arrived damaged: asking for the offset helps. */
const ASK_AGAIN: ReadonlySet<number> = new Set([409, 423, 460]);
const GONE: ReadonlySet<number> = new Set([404, 410]);
const PAUSE_MS = 1000;
/** Maximum consecutive attempts without progress. */
const STANDSTILLS_MAX = 10;

export interface FileToSend {
  readonly applicationId: string;
  readonly platform: PlatformCode;
  readonly file: LocalFile;
  /** The file name in the store. */
  readonly name: string;
  readonly onProgress: (sent: number) => void;
}

/**
 * Uploads a file in chunks (tus 1.0) and returns its uploadId. An unfinished earlier upload is resumed; if it turns
 * out to be another file of the same name and size, it is discarded and sent again.
 * @throws PublishError
 */
export async function sendFile(connection: StoreConnection, order: FileToSend): Promise<string> {
  const earlier = await findUploads(connection, order);
  const whole = earlier.find(({ sha256 }) => sha256 === order.file.sha256);
  if (whole !== undefined) return finish(order, whole.uploadId);
  const begun = earlier.find(({ sha256 }) => sha256 === null);
  if (begun !== undefined && (await goOn(connection, order, begun.uploadId))) return finish(order, begun.uploadId);
  const uploadId = await beginUpload(connection, order);
  if (await goOn(connection, order, uploadId)) return finish(order, uploadId);
  throw new PublishError('refused', 'The uploaded file differs from the local one. Did it change during the upload?');
}

function finish({ file, onProgress }: FileToSend, uploadId: string): string {
  onProgress(file.size);
  return uploadId;
}

async function findUploads(connection: StoreConnection, { applicationId, platform, file, name }: FileToSend) {
  const { list } = await callStore(connection, listPackageUploads, { applicationId });
  return list.filter((upload) => upload.platform === platform && upload.name === name && upload.size === file.size);
}

/** Resumes an upload; false if the store has lost it, or received another file's bytes. */
async function goOn(connection: StoreConnection, order: FileToSend, uploadId: string): Promise<boolean> {
  if (!(await sendPieces(connection, order, uploadId))) return false;
  const arrived = (await findUploads(connection, order)).find((upload) => upload.uploadId === uploadId);
  if (arrived?.sha256 === order.file.sha256) return true;
  if (arrived !== undefined) await callStore(connection, deletePackageUpload, { uploadId });
  return false;
}

async function beginUpload(connection: StoreConnection, { applicationId, platform, file, name }: FileToSend) {
  const values = { applicationId, platform: String(platform), filename: name, sha256: file.sha256 };
  const metadata = Object.entries(values).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
  const headers = { ...TUS, 'upload-length': String(file.size), 'upload-metadata': metadata.join(',') };
  const answer = await connection.ask({ method: 'POST', path: PATH, headers });
  const uploadId = answer.headers.get('location')?.split('/').at(-1) ?? '';
  if (uploadId === '')
    throw new PublishError('unreachable', 'The store accepted the upload without returning its URL.');
  return uploadId;
}

/** Sends the remaining bytes; false if the upload no longer exists. */
async function sendPieces(connection: StoreConnection, order: FileToSend, uploadId: string): Promise<boolean> {
  const handle = await open(order.file.path, 'r');
  try {
    let offset = await askOffset(connection, uploadId);
    for (let standstills = 0; offset !== null && offset < order.file.size; ) {
      order.onProgress(offset);
      const reached = await sendPiece(connection, { handle, uploadId, offset });
      standstills = reached === offset ? standstills + 1 : 0;
      if (standstills > STANDSTILLS_MAX) throw new PublishError('unreachable', 'The upload is not making progress.');
      offset = reached;
    }
    return offset !== null;
  } finally {
    await handle.close();
  }
}

async function askOffset(connection: StoreConnection, uploadId: string): Promise<number | null> {
  const answer = await connection.send({ method: 'HEAD', path: `${PATH}/${uploadId}`, headers: TUS });
  return readOffset(answer);
}

interface Piece {
  readonly handle: FileHandle;
  readonly uploadId: string;
  readonly offset: number;
}

/** Sends one chunk and returns the new offset; null if the upload no longer exists. */
async function sendPiece(connection: StoreConnection, { handle, uploadId, offset }: Piece): Promise<number | null> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES, offset);
  const body = buffer.subarray(0, bytesRead);
  if (bytesRead === 0) throw new PublishError('refused', 'The file became shorter during the upload.');
  const headers = {
    ...TUS,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'upload-checksum': `sha256 ${createHash('sha256').update(body).digest('base64')}`,
  };
  const path = `${PATH}/${uploadId}`;
  const answer = await connection.send({ method: 'PATCH', path, headers, body, timeoutMs: PIECE_TIMEOUT_MS });
  if (!ASK_AGAIN.has(answer.status)) return readOffset(answer);
  await connection.wait(PAUSE_MS);
  return askOffset(connection, uploadId);
}

function readOffset(answer: StoreAnswer): number | null {
  if (GONE.has(answer.status)) return null;
  const offset = answer.headers.get('upload-offset');
  if (answer.status >= 300 || offset === null || !/^\d{1,15}$/.test(offset)) throw refusalOf(answer);
  return Number(offset);
}
