import { fork } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import type { DownloadTarget } from './download-server.ts';
import { median, type Report } from './report.ts';
import { startFloor } from './start-floor.ts';
import { SETTINGS } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

const ROUNDS = 9;
const MEGABYTE = 1_048_576;
const SIZE = 256 * MEGABYTE;

/** A game's file through the product, against `node:http` sending the same file. */
export async function measureDownload(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const file = join(folder, 'bench.apk');
    await writeLarge(file);
    const child = fork(await bundle('bench/download-server.ts', 'dist/bench'), [file], {
      env: { ...process.env, ...SETTINGS, DATA_DIR: folder },
    });
    const exited = once(child, 'exit');
    const failed = exited.then(() => Promise.reject(new Error('the server did not start')));
    try {
      const [target]: DownloadTarget[] = await Promise.race([once(child, 'message'), failed]);
      if (target !== undefined) await measureTarget(report, target);
    } finally {
      if (child.connected) child.disconnect();
      await exited;
    }
  });
}

async function measureTarget(report: Report, { url, path }: DownloadTarget): Promise<void> {
  const floor = await startFloor('./file-server.ts', path);
  try {
    for (const address of [url, floor.url]) await download(address);
    const rates: { product: number; floor: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.push({ product: await download(url), floor: await download(floor.url) });
    }
    report.add({
      name: 'download',
      values: rates.map((rate) => rate.product / rate.floor),
      unit: 'of node:http sending the file',
      target: { atLeast: 0.8 },
    });
    const middle = (side: 'product' | 'floor') => Math.round(median(rates.map((rate) => rate[side])));
    report.note(`${middle('product')} MB/s, floor ${middle('floor')}; ${SIZE / MEGABYTE} MB each, one connection`);
  } finally {
    floor.stop();
  }
}

/** Not zeros: what is stored, sent and read has to be the same bytes for both, and no disk may save any of it. */
async function writeLarge(path: string): Promise<void> {
  const handle = await open(path, 'wx');
  const piece = crypto.getRandomValues(Buffer.alloc(65_536));
  for (let written = 0; written < SIZE; written += piece.length) await handle.write(piece);
  await handle.close();
}

/** Megabytes a second of one download. */
async function download(url: string): Promise<number> {
  const began = performance.now();
  const bytes = await new Promise<number>((done, fail) => {
    const request = get(url, (response) => {
      let received = 0;
      response.on('data', (piece: Buffer) => {
        received += piece.length;
      });
      response.on('end', () => done(received));
      response.on('error', fail);
    });
    request.on('error', fail);
  });
  if (bytes !== SIZE) throw new Error(`${bytes} bytes of ${SIZE}`);
  return SIZE / MEGABYTE / ((performance.now() - began) / 1000);
}
