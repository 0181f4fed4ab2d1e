import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { deletePackageUpload, listPackageUploads } from '#contract/version/endpoints.ts';
import { callStore } from './call-store.ts';
import type { LocalFile } from './local-file.ts';
import { PublishError } from './publish-error.ts';
import { refusalOf, type StoreAnswer, type StoreConnection } from './store-connection.ts';

/** What is held in memory, and sent again at most. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** A piece on a line of 15 kB/s. */
const PIECE_TIMEOUT_MS = 300_000;
const PATH = '/api/uploads';
const TUS = { 'tus-resumable': '1.0.0' } as const;
/** The upload is busy, was further than we thought, or the piece arrived damaged: asking where it is helps. */
const ASK_AGAIN: ReadonlySet<number> = new Set([409, 423, 460]);
const GONE: ReadonlySet<number> = new Set([404, 410]);
const PAUSE_MS = 1000;
/** Times in a row that an upload may be asked for without getting further. */
const STANDSTILLS_MAX = 10;

export interface FileToSend {
  readonly applicationId: string;
  readonly platform: PlatformCode;
  readonly file: LocalFile;
  /** The name that the file gets in the store. */
  readonly name: string;
  readonly onProgress: (sent: number) => void;
}

/**
 * Brings a file in, in pieces (tus 1.0), and answers its uploadId. What an earlier command left unfinished goes on; what
 * turns out to be another file of the same name and size is thrown away and sent anew.
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
  throw new PublishError('refused', 'The file that arrived is not the one that was sent. Did it change meanwhile?');
}

function finish({ file, onProgress }: FileToSend, uploadId: string): string {
  onProgress(file.size);
  return uploadId;
}

async function findUploads(connection: StoreConnection, { applicationId, platform, file, name }: FileToSend) {
  const { list } = await callStore(connection, listPackageUploads, { applicationId });
  return list.filter((upload) => upload.platform === platform && upload.name === name && upload.size === file.size);
}

/** Sends the rest of a file; false where the store has lost it, or has bytes of another file before it. */
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
  if (uploadId === '') throw new PublishError('unreachable', 'The store took the upload without saying where it is.');
  return uploadId;
}

/** Sends what is missing; false where the store knows nothing of the upload any more. */
async function sendPieces(connection: StoreConnection, order: FileToSend, uploadId: string): Promise<boolean> {
  const handle = await open(order.file.path, 'r');
  try {
    let offset = await askOffset(connection, uploadId);
    for (let standstills = 0; offset !== null && offset < order.file.size; ) {
      order.onProgress(offset);
      const reached = await sendPiece(connection, { handle, uploadId, offset });
      standstills = reached === offset ? standstills + 1 : 0;
      if (standstills > STANDSTILLS_MAX) throw new PublishError('unreachable', 'The upload does not get any further.');
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

/** Sends one piece, and answers how far the upload is then; null where it is gone. */
async function sendPiece(connection: StoreConnection, { handle, uploadId, offset }: Piece): Promise<number | null> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES, offset);
  const body = buffer.subarray(0, bytesRead);
  if (bytesRead === 0) throw new PublishError('refused', 'The file became shorter while it was sent.');
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
