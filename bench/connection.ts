import { once } from 'node:events';
import { connect } from 'node:net';

/** A kept connection that takes one request after the other; it costs less than fetch, so the server is measured. */
export interface Connection {
  /** Returns the response body. @throws if the status is not a success. */
  ask(request: string): Promise<string>;
  close(): void;
}

export interface RequestParts {
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A request as it goes over the wire. */
export function writeRequest({ method = 'GET', path, headers, body }: RequestParts): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const ofBody = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  const all = { host: '127.0.0.1', ...headers, ...(body === undefined ? {} : ofBody) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  let received = '';
  let waiting: PromiseWithResolvers<string> | undefined;
  socket.on('data', (piece) => {
    // One character a byte, so that lengths are those of the header.
    received += piece.toString('latin1');
    if (!isWhole(received)) return;
    const answer = received;
    received = '';
    if (/^HTTP\/1\.1 2/.test(answer)) waiting?.resolve(answer);
    else waiting?.reject(new Error(answer.slice(0, 2000)));
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server has closed the connection')));
  return {
    ask(request) {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const head = answer.slice(0, headEnd);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return answer.length >= headEnd + 4 + Number(length);
  return /transfer-encoding: chunked/i.test(head) && answer.endsWith('\r\n0\r\n\r\n');
}
