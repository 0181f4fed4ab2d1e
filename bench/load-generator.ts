import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

export type MeasureRate = (load: Load) => Promise<number>;

const CONNECTIONS = 16;
const run = promisify(execFile);

/** The strongest load generator at hand: wrk, else sockets of our own in this process. */
export async function chooseLoadGenerator(): Promise<{ name: string; measureRate: MeasureRate }> {
  const hasWrk = await run('wrk', ['--version']).then(
    () => true,
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  );
  return hasWrk
    ? { name: 'wrk', measureRate: measureWithWrk }
    : { name: 'own client', measureRate: measureWithSockets };
}

/** Requests a second, as wrk counts them. @throws when any answer was none of success. */
async function measureWithWrk({ url, headers, seconds }: Load): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, ...sent, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Requests a second over kept connections. */
async function measureWithSockets({ url, headers, seconds }: Load): Promise<number> {
  const { host, hostname, port, pathname } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const open = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, open));
  const deadline = performance.now() + seconds * 1000;
  const counts = await Promise.all(sockets.map((socket) => countAnswers(socket, request, deadline)));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

function countAnswers(socket: Socket, request: string, deadline: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    let answers = 0;
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (!isWhole(received)) return;
      received = Buffer.alloc(0);
      answers += 1;
      if (performance.now() < deadline) {
        socket.write(request);
        return;
      }
      resolve(answers);
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server has closed the connection')));
    socket.write(request);
  });
}

/** Answers are not equally long: a page may be made again while they are counted. */
function isWhole(answer: Buffer): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, headEnd))?.[1];
  return length !== undefined && answer.length >= headEnd + 4 + Number(length);
}
