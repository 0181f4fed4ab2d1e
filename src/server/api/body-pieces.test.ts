import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeInTurn, openPieces } from './body-pieces.ts';

const BYTES = 1_000_000;
const server = createServer();

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** The pieces of a body that came from a connection. */
async function receive(bytes: Buffer): Promise<Uint8Array[]> {
  const arrived = once(server, 'request');
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: 'POST' }).on('error', () => {});
  sent.end(bytes);
  const [incoming]: [IncomingMessage] = (await arrived) as never;
  const pieces = openPieces(incoming);
  const all: Uint8Array[] = [];
  for (let piece = await pieces.next(); piece !== undefined; piece = await pieces.next()) all.push(piece);
  sent.destroy();
  return all;
}

it('frees the large pieces of a connection, each once one of another memory has been used', async () => {
  const bytes = randomBytes(BYTES);
  const pieces = await receive(bytes);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  const isLarge = pieces.map(({ byteLength }) => byteLength >= 16_384);
  const free = freeInTurn();
  for (const piece of pieces) {
    // A parser hands out parts of one memory.
    free(piece.subarray(0, 10));
    free(piece.subarray(10));
    expect(piece.byteLength).not.toBe(0);
  }
  const isFreed = pieces.map(({ byteLength }) => byteLength === 0);
  expect(isFreed).toEqual(isLarge.map((large, index) => large && index < pieces.length - 1));
  expect(isFreed).toContain(true);
});

it('frees no memory that others may read', async () => {
  const own = randomBytes(100_000);
  const web = openPieces(new Blob([own]).stream());
  const fromWeb = await web.next();
  const shared = [Buffer.from('a small text'), own.subarray(50_000), own, fromWeb ?? own];
  const lengths = shared.map(({ byteLength }) => byteLength);
  const free = freeInTurn();
  for (const piece of [...shared, Buffer.alloc(1)]) free(piece);
  expect(shared.map(({ byteLength }) => byteLength)).toEqual(lengths);
});
