import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { GIGABYTE_BYTES, MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { s3Settings, startS3Server } from '../../s3/start-s3-server.ts';
import { makeDataFolder } from '../data-folder.ts';
import { startUploadServer, type UploadProcess } from './upload-process.ts';

export interface LargeUploadFigures {
  /** The most memory the process may gain: with one file of 4 GB, and with four of 1 GB at once. */
  readonly grownMb: { readonly one: number; readonly four: number };
  readonly seconds: number;
}

const PIECE = Buffer.alloc(MEGABYTE_BYTES, 'starhall');

/** Uploads the largest EXE, then four of the largest APKs at once, and monitors the memory of the process. */
export async function runLargeUploads(
  gigabyte = GIGABYTE_BYTES,
  files: 'local' | 's3' = 'local',
): Promise<LargeUploadFigures> {
  const startedAt = performance.now();
  const s3 = files === 's3' ? await startS3Server() : undefined;
  const server = await startUploadServer(makeDataFolder(), s3 && { settings: s3Settings(s3) });
  try {
    // Memory for code loaded with the first upload is excluded.
    await upload(server, { platform: 6, filename: 'first.apk', size: 16 * MEGABYTE_BYTES });
    const before = await server.memory();
    const grown = async (sending: Promise<unknown>) =>
      Math.round(((await watch(server, sending)) - before) / MEGABYTE_BYTES);
    const one = await grown(upload(server, { platform: 1, filename: 'setup.exe', size: 4 * gigabyte }));
    const apk = { platform: 6, filename: 'game.apk', size: gigabyte };
    const four = await grown(Promise.all(Array.from({ length: 4 }, () => upload(server, apk))));
    return { grownMb: { one, four }, seconds: Math.round((performance.now() - startedAt) / 1000) };
  } finally {
    await server.close();
    await s3?.close();
  }
}

/** The peak memory of the process while a promise is pending. */
async function watch(server: UploadProcess, sending: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = sending.finally(() => {
    isOver = true;
  });
  let most = 0;
  while (!isOver) {
    most = Math.max(most, await server.memory());
    await sleep(50);
  }
  await ended;
  return most;
}

interface FileToMake {
  readonly platform: number;
  readonly filename: string;
  readonly size: number;
}

/** Uploads a file of constant bytes, then cancels the upload, since the disk may be small. */
async function upload(server: UploadProcess, { platform, filename, size }: FileToMake): Promise<void> {
  const described = { applicationId: server.applicationId, platform: String(platform), filename };
  const metadata = Object.entries(described).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
  const created = await ask(server, 'POST', '/api/uploads', {
    'upload-length': String(size),
    'upload-metadata': metadata.join(','),
  });
  const url = String(created.headers.location);
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  await ask(server, 'PATCH', url, headers, size);
  await ask(server, 'DELETE', url);
}

async function ask(
  { origin, authorization }: UploadProcess,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  bytes = 0,
) {
  const request = sendRequest(`${origin}${path}`, {
    method,
    headers: { authorization, 'tus-resumable': '1.0.0', 'content-length': bytes, ...headers },
  });
  const answered = once(request, 'response');
  for (let left = bytes; left > 0; left -= PIECE.length) {
    if (!request.write(PIECE.subarray(0, Math.min(left, PIECE.length)))) await once(request, 'drain');
  }
  request.end();
  const [response] = await answered;
  response.resume();
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode}`);
  return response;
}
