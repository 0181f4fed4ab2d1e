import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { vi } from 'vitest';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly body: string;
}

/** Answers a request; its body has not been read. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A status, with a text to it. */
export const answerWith =
  (status: number, text = '', headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end(text);
  };

/** A developer's server on a local port, which records what it receives and responds as instructed. */
export async function startReceiver(
  answer: Answer = answerWith(204),
  tls?: { readonly certificate: string; readonly key: string },
) {
  const received: Received[] = [];
  let answers = answer;
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { headers, url: path = '' } = request;
      received.push({ headers, path, body: Buffer.concat(pieces).toString() });
      answers(response, request);
    });
    request.on('error', () => undefined);
    response.on('error', () => undefined);
  };
  const server =
    tls === undefined ? createServer(listen) : createTlsServer({ cert: tls.certificate, key: tls.key }, listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the port is not known');
  return {
    port: address.port,
    /** By IP address, so that no name lookup is needed. */
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${address.port}/hook`,
    received,
    answer(next: Answer) {
      answers = next;
    },
    /** Waits until this many messages have arrived. */
    async waitFor(count: number): Promise<readonly Received[]> {
      await vi.waitFor(
        () => {
          if (received.length < count) throw new Error(`${received.length} of ${count} messages have come`);
        },
        { timeout: 20_000, interval: 20 },
      );
      return received;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
