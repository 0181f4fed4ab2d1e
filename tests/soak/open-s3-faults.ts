import { once } from 'node:events';
import { Agent, createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the storage does: works, answers after a while, fails with 500, or ends in the middle of each body. */
export type S3Trouble = 'none' | 'late' | 'errors' | 'half';

const LATE_MS = 4_000;
const UNAVAILABLE = 500;

/** Puts trouble between the store and an S3 storage. Signatures stay valid, since every header passes unchanged. */
export async function openS3Faults(endpoint: string) {
  const target = new URL(endpoint);
  const state: { trouble: S3Trouble } = { trouble: 'none' };
  const agent = new Agent({ keepAlive: true });
  const server = createServer(async (request, response) => {
    const { trouble } = state;
    if (trouble === 'late') await sleep(LATE_MS);
    if (trouble === 'errors') {
      request.resume();
      response.writeHead(UNAVAILABLE, { 'content-type': 'application/xml' });
      response.end('<?xml version="1.0"?><Error><Code>InternalError</Code></Error>');
      return;
    }
    const { method, url, headers } = request;
    const upstream = sendRequest({ agent, host: target.hostname, port: target.port, method, path: url, headers });
    upstream.on('error', () => response.destroy());
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? UNAVAILABLE, answer.headers);
      if (trouble !== 'half' || method !== 'GET') {
        answer.pipe(response);
        return;
      }
      let left = Number(answer.headers['content-length'] ?? 0) / 2;
      answer.on('data', (piece: Buffer) => {
        if (left > 0) response.write(piece.subarray(0, left));
        left -= piece.length;
        if (left <= 0) setImmediate(() => response.destroy());
      });
    });
    request.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    async close() {
      server.closeAllConnections();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
