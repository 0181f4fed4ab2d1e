import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { bundle } from '../../../bench/bundle.ts';
import { findFreePort } from '../../../bench/start-product.ts';
import { openRoundRobin } from './open-round-robin.ts';
import type { UploadTarget } from './upload-server.ts';

/** Bundled as the product's own server is, since its sources are not for Node.js alone. */
let server: Promise<string> | undefined;

export interface UploadProcess extends UploadTarget {
  readonly origin: string;
  /** Kills a process as a power cut would, and starts another in its place. */
  crash(): Promise<void>;
  /** Memory use of the largest process in bytes. */
  memory(): Promise<number>;
  /** Lets all end in order. */
  close(): Promise<void>;
}

export interface UploadProcessOptions {
  /** Further settings of the service. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How many processes share the requests, none of them by client. */
  readonly processes?: number;
}

/** The service in child processes on fixed ports, so that clients find it again after one was killed. */
export async function startUploadServer(
  dataDir: string,
  { settings = {}, processes = 1 }: UploadProcessOptions = {},
): Promise<UploadProcess> {
  server ??= bundle('tests/crash/uploads/upload-server.ts', 'dist/crash-uploads/server');
  const file = await server;
  const own = {
    NODE_ENV: 'development',
    RATE_LIMIT: 'off',
    SIGN_ENFORCE: 'off',
    LOG_LEVEL: 'silent',
    DEMO: 'off',
  };
  const start = async (port: number) => {
    const env = { ...process.env, ...own, ...settings, PORT: String(port), DATA_DIR: dataDir };
    const child = fork(file, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return { port, child, target: await hear<UploadTarget>(child) };
  };
  const first = await start(await findFreePort());
  const running = [first];
  while (running.length < processes) running.push(await start(await findFreePort()));
  const end = async ({ child }: { readonly child: ChildProcess }, signal: 'SIGKILL' | 'SIGTERM') => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const proxy = processes === 1 ? undefined : await openRoundRobin(running.map(({ port }) => port));
  return {
    // The session of the first start is good for all of them.
    ...first.target,
    origin: proxy?.origin ?? `http://127.0.0.1:${first.port}`,
    async crash() {
      const at = randomInt(running.length);
      const victim = running[at];
      if (victim === undefined) return;
      await end(victim, 'SIGKILL');
      running[at] = await start(victim.port);
    },
    async memory() {
      const sizes = running.map(async ({ child }) => {
        child.send('memory');
        return (await hear<{ readonly memory: number }>(child)).memory;
      });
      return Math.max(...(await Promise.all(sizes)));
    },
    async close() {
      proxy?.close();
      await Promise.all(running.map((each) => end(each, 'SIGTERM')));
    },
  };
}

/** The next line of output of a child. */
export async function hear<Message>(child: ChildProcess): Promise<Message> {
  const end = new AbortController();
  const { signal } = end;
  try {
    const ended = once(child, 'exit', { signal }).then(([code]) =>
      Promise.reject(new Error(`the process ended with ${code}`)),
    );
    const [message]: Message[] = await Promise.race([once(child, 'message', { signal }), ended]);
    if (message === undefined) throw new Error('the process said nothing');
    return message;
  } finally {
    end.abort();
  }
}
