import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface Floor {
  readonly port: number;
  readonly url: string;
  stop(): void;
}

/** Starts a bare server of this folder in a child process; a message tells it what to serve. */
export async function startFloor(file: `./${string}.ts`, message: object | string): Promise<Floor> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)));
  child.send(message);
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`)));
  const [address]: AddressInfo[] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  const port = address?.port ?? 0;
  return { port, url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() };
}
