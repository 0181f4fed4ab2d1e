import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type RequestOptions, request as sendRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bundle } from './bundle.ts';
import { median, type Report } from './report.ts';
import { roundsOf } from './rounds-of.ts';
import { signedHeaders } from './sign.ts';
import { type Floor, startFloor } from './start-floor.ts';
import { SETTINGS } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';
import type { UploadTarget } from './upload-server.ts';

const MEGABYTE = 1_048_576;
/** `UPLOAD_MB=64 npm run bench -- upload` is over in a moment. */
const SIZE = Number(process.env.UPLOAD_MB ?? 1024) * MEGABYTE;
const ROUNDS = roundsOf(7);
const PIECE = randomBytes(MEGABYTE);

/** A large file through the product, in a multipart call and resumably, against `node:http` writing the same body. */
export async function measureUpload(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const child = fork(await bundle('bench/upload-server.ts', 'dist/bench'), {
      env: { ...process.env, ...SETTINGS, DATA_DIR: folder },
    });
    const exited = once(child, 'exit');
    const failed = exited.then(() => Promise.reject(new Error('the server did not start')));
    try {
      const [target]: UploadTarget[] = await Promise.race([once(child, 'message'), failed]);
      if (target !== undefined) await measureTarget(report, target, folder);
    } finally {
      if (child.connected) child.disconnect();
      await exited;
    }
  });
}

/** Bare writers of `write-server.ts`: which one is the fastest depends on the machine. */
const FLOORS = ['stream', 'stream-4m', 'gathered-1m', 'gathered-4m'] as const;
type FloorName = (typeof FLOORS)[number];

interface Round {
  readonly multipart: number;
  readonly resumable: number;
  readonly floors: Readonly<Record<FloorName, number>>;
}

async function measureTarget(report: Report, target: UploadTarget, folder: string): Promise<void> {
  const floor = await startFloor('./write-server.ts', join(folder, 'floor'));
  try {
    const rounds: Round[] = [];
    // The round below zero warms up.
    for (let round = -1; round < ROUNDS; round += 1) {
      const floors = await measureFloors(floor);
      const measured = { multipart: await sendMultipart(target), resumable: await sendResumable(target), floors };
      if (round >= 0) rounds.push(measured);
    }
    addRounds(report, rounds);
  } finally {
    floor.stop();
  }
}

async function measureFloors(floor: Floor): Promise<Record<FloorName, number>> {
  const rates = { stream: 0, 'stream-4m': 0, 'gathered-1m': 0, 'gathered-4m': 0 };
  for (const name of FLOORS) rates[name] = await sendToFloor(`${floor.url}${name}`);
  return rates;
}

function addRounds(report: Report, rounds: readonly Round[]): void {
  const middle = (rateOf: (round: Round) => number) => Math.round(median(rounds.map(rateOf)));
  const rates = FLOORS.map((name) => ({ name, rate: middle(({ floors }) => floors[name]) }));
  const fastest = rates.reduce((best, one) => (one.rate > best.rate ? one : best));
  for (const way of ['multipart', 'resumable'] as const) {
    report.add({
      name: `upload, ${way}`,
      values: rounds.map((round) => round[way] / round.floors[fastest.name]),
      unit: 'of the fastest bare node:http writing the body',
      target: { atLeast: 0.5 },
    });
  }
  report.note(
    `multipart ${middle(({ multipart }) => multipart)} MB/s, resumable ${middle(({ resumable }) => resumable)}; ` +
      `${SIZE / MEGABYTE} MB each, one connection, SHA-256 included in ours`,
  );
  report.note(`floors: ${rates.map(({ name, rate }) => `${name} ${rate}`).join(', ')} MB/s; judged by ${fastest.name}`);
}

/** Megabytes per second until the response. */
async function timeBytes(send: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await send();
  return SIZE / MEGABYTE / ((performance.now() - began) / 1000);
}

async function sendToFloor(origin: string): Promise<number> {
  return timeBytes(async () => {
    await send(origin, { method: 'POST', headers: { 'content-length': SIZE } }, SIZE);
  });
}

async function sendMultipart({ origin, multipartPath, authorization }: UploadTarget): Promise<number> {
  const boundary = 'bench-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bench.apk"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const end = `\r\n--${boundary}--\r\n`;
  const file = { name: 'bench.apk', size: SIZE, type: 'application/octet-stream' };
  const headers = {
    authorization,
    ...signedHeaders({ file }),
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': head.length + SIZE + end.length,
  };
  let id = '';
  const rate = await timeBytes(async () => {
    const { body } = await send(`${origin}${multipartPath}`, { method: 'POST', headers }, SIZE, { head, end });
    id = JSON.parse(body).id;
  });
  await remove({ origin, authorization }, `/api/uploads/${id}`);
  return rate;
}

async function sendResumable({ origin, authorization, applicationId }: UploadTarget): Promise<number> {
  const described = { applicationId, platform: '6', filename: 'bench.apk' };
  const metadata = Object.entries(described).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
  const tus = { authorization, 'tus-resumable': '1.0.0' };
  let location = '';
  const rate = await timeBytes(async () => {
    const created = await send(`${origin}/api/uploads`, {
      method: 'POST',
      headers: { ...tus, 'upload-length': SIZE, 'upload-metadata': metadata.join(','), 'content-length': 0 },
    });
    location = created.location;
    const headers = {
      ...tus,
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': SIZE,
    };
    await send(`${origin}${location}`, { method: 'PATCH', headers }, SIZE);
  });
  await remove({ origin, authorization }, location);
  return rate;
}

async function remove({ origin, authorization }: Pick<UploadTarget, 'origin' | 'authorization'>, path: string) {
  await send(`${origin}${path}`, { method: 'DELETE', headers: { authorization, 'tus-resumable': '1.0.0' } });
}

/** Sends so many bytes, the same piece again and again, as fast as they are taken. */
async function send(url: string, options: RequestOptions, bytes = 0, around = { head: '', end: '' }) {
  const request = sendRequest(url, options);
  const answered = once(request, 'response');
  if (around.head !== '') request.write(around.head);
  for (let left = bytes; left > 0; left -= PIECE.length) {
    if (!request.write(left < PIECE.length ? PIECE.subarray(0, left) : PIECE)) await once(request, 'drain');
  }
  request.end(around.end);
  const [response] = await answered;
  const body = await text(response);
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.statusCode} ${body}`);
  return { body, location: String(response.headers.location ?? '') };
}
