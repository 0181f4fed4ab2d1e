import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from '../../../bench/bundle.ts';
import { findFreePort } from '../../../bench/start-product.ts';
import type { UploadTarget } from './upload-server.ts';

/** Bundled as the product's own server is, since its sources are not for Node.js alone. */
let server: Promise<string> | undefined;

export interface UploadProcess extends UploadTarget {
  readonly origin: string;
  /** Kills the process as a power cut would, and starts another in its place. */
  crash(): Promise<void>;
  /** Memory use in bytes. */
  memory(): Promise<number>;
  /** Lets it end in order. */
  close(): Promise<void>;
}

/** The service in a child process on a fixed port, so that clients find it again after it was killed. */
export async function startUploadServer(dataDir: string): Promise<UploadProcess> {
  server ??= bundle('tests/crash/uploads/upload-server.ts', 'dist/crash-uploads/server');
  const file = await server;
  const port = await findFreePort();
  const settings = {
    NODE_ENV: 'development',
    RATE_LIMIT: 'off',
    SIGN_ENFORCE: 'off',
    LOG_LEVEL: 'silent',
    DEMO: 'off',
  };
  const start = async () => {
    const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir };
    const child = fork(file, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return { child, target: await hear<UploadTarget>(child) };
  };
  let { child, target } = await start();
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    // The session of the first start is good for all of them.
    ...target,
    origin: `http://127.0.0.1:${port}`,
    async crash() {
      await end('SIGKILL');
      ({ child, target } = await start());
    },
    async memory() {
      child.send('memory');
      return (await hear<{ readonly memory: number }>(child)).memory;
    },
    close: () => end('SIGTERM'),
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
