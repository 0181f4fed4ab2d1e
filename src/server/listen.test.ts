import { once } from 'node:events';
import { Agent, request as sendRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listen, stopListening } from './listen.ts';

/** A server whose responses wait until they are released. */
async function openSlowServer() {
  const asked = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const server = await listen({
    fetch: async () => {
      asked.resolve();
      await letGo.promise;
      return new Response('the whole answer');
    },
    answerEarly: () => false,
    port: 0,
    host: '127.0.0.1',
  });
  const { port } = server.address() as AddressInfo;
  const request = sendRequest({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) });
  request.on('error', () => undefined).end();
  await asked.promise;
  return { server, port, request, letGo: letGo.resolve };
}

it('stops after the answers under way, though their connections would be kept alive', async () => {
  const { server, request, letGo } = await openSlowServer();
  const stopped = stopListening(server);
  letGo();
  const [response] = await once(request, 'response');
  expect(await text(response)).toBe('the whole answer');
  await stopped;
  expect(server.listening).toBe(false);
});

it('answers while it drains, and asks each client to open its next connection elsewhere', async () => {
  let isDraining = false;
  const server = await listen({
    fetch: () => new Response('an answer'),
    answerEarly: () => false,
    isDraining: () => isDraining,
    port: 0,
    host: '127.0.0.1',
  });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const request = sendRequest({ port, host: '127.0.0.1', agent }).end();
    const [response] = await once(request, 'response');
    return [response.headers.connection, await text(response)];
  };
  expect(await ask()).toEqual(['keep-alive', 'an answer']);
  isDraining = true;
  expect(await ask()).toEqual(['close', 'an answer']);
  await stopListening(server);
});

it('keeps connections for longer than nginx does, which would else send a request on one that closes', async () => {
  const { server, request, letGo } = await openSlowServer();
  letGo();
  const [response] = await once(request, 'response');
  const [, seconds] = /^timeout=(\d+)$/.exec(response.headers['keep-alive']) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  await stopListening(server);
});

it('cuts off an answer that takes too long to wait for', async () => {
  const { server, request } = await openSlowServer();
  const cutOff = expect(once(request, 'response')).rejects.toThrow('socket hang up');
  await stopListening(server, 0);
  await cutOff;
});

it('says in one line that the port is taken', async () => {
  const { server, port, letGo } = await openSlowServer();
  const again = listen({ fetch: () => new Response(), answerEarly: () => false, port, host: '127.0.0.1' });
  await expect(again).rejects.toThrow(`port ${port} is taken; choose another PORT`);
  letGo();
  await stopListening(server);
});

it('names HOST when it is no address of this machine', async () => {
  const listening = listen({ fetch: () => new Response(), answerEarly: () => false, port: 0, host: '192.0.2.1' });
  await expect(listening).rejects.toThrow('HOST 192.0.2.1 and PORT 0 cannot be listened on');
});

type Limits = NonNullable<Parameters<typeof listen>[0]['limits']>;

/** A server that reads bodies completely, and a raw connection to it. */
async function openConnection(limits: Limits = {}) {
  const server = await listen({
    fetch: async (request) => new Response(`got ${(await request.text()).length}`),
    answerEarly: () => false,
    port: 0,
    host: '127.0.0.1',
    limits,
  });
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (piece) => {
    received += piece;
  });
  // Not `once` of node:events, which would reject on a reset, one way of being dropped.
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  const close = async () => {
    socket.destroy();
    await stopListening(server, 0);
  };
  /** Writes text until the other end closes; returns its response. */
  const drip = async (text: string) => {
    const timer = setInterval(() => socket.writable && socket.write(text), 5);
    const said = await closed;
    clearInterval(timer);
    return said;
  };
  return { socket, closed, close, drip, read: () => received };
}

const HEAD = 'Host: store.test\r\n';
const FAST = { windowMs: 40, leastBytes: 1000 } as const;

it('gives up a connection whose head drips in, however steadily', async () => {
  const { socket, drip, close } = await openConnection({ headersMs: 60 });
  socket.write(`GET / HTTP/1.1\r\n${HEAD}`);
  expect(await drip('X-Drip: 1\r\n')).toMatch(/^(HTTP\/1\.1 408 |$)/);
  await close();
});

it('gives heads ten seconds, and looks twice a second', async () => {
  const server = await listen({ fetch: () => new Response(), answerEarly: () => false, port: 0, host: '127.0.0.1' });
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 0 });
  expect(readLookingInterval(server)).toBe(500);
  await stopListening(server);
});

/** Node stores it under a symbol on the server, without public access. */
function readLookingInterval(server: object): unknown {
  const symbol = Object.getOwnPropertySymbols(server).find(
    ({ description }) => description === 'kConnectionsCheckingInterval',
  );
  return Reflect.get(server, 'connectionsCheckingInterval') ?? (symbol && Reflect.get(server, symbol));
}

it('gives up a connection whose body comes in too slowly, or not at all', async () => {
  for (const text of ['x', '']) {
    const { socket, drip, close } = await openConnection({ body: FAST });
    socket.write(`POST /api/order HTTP/1.1\r\n${HEAD}Content-Length: 100000\r\n\r\nhalf`);
    expect(await drip(text)).toBe('');
    await close();
  }
});

it('takes a body that comes in fast enough, however long it takes', async () => {
  const { socket, close, read } = await openConnection({ body: { windowMs: 500, leastBytes: 100 } });
  const length = 40 * 1000;
  socket.write(`POST /api/order HTTP/1.1\r\n${HEAD}Content-Length: ${length}\r\n\r\n`);
  for (let sent = 0; sent < length; sent += 1000) {
    socket.write('x'.repeat(1000));
    await setTimeout(30);
  }
  await expect.poll(read).toContain(`got ${length}`);
  await close();
});

it.each(['/api/uploads/1', '/api/apk', '/api/apk/update?nocache=1', '/api/upload/image'])(
  'waits for the end of an upload to %s as long as it moves, and gives up one that stands still',
  async (path) => {
    const limits = { body: FAST, upload: { windowMs: 500, leastBytes: 1 } };
    const moving = await openConnection(limits);
    moving.socket.write(`POST ${path} HTTP/1.1\r\n${HEAD}Content-Length: 40\r\n\r\n`);
    for (let sent = 0; sent < 40; sent += 1) {
      moving.socket.write('x');
      await setTimeout(20);
    }
    await expect.poll(moving.read).toContain('got 40');
    await moving.close();
    const still = await openConnection(limits);
    still.socket.write(`POST ${path} HTTP/1.1\r\n${HEAD}Content-Length: 40\r\n\r\nhalf`);
    expect(await still.closed).toBe('');
    await still.close();
  },
);

it('does not take its own slowness for that of the client', async () => {
  const letGo = Promise.withResolvers<void>();
  const server = await listen({
    fetch: async (request) => {
      await letGo.promise;
      return new Response(`got ${(await request.text()).length}`);
    },
    answerEarly: () => false,
    port: 0,
    host: '127.0.0.1',
    limits: { body: { windowMs: 150, leastBytes: 1_000_000 } },
  });
  const { port } = server.address() as AddressInfo;
  const request = sendRequest({ port, host: '127.0.0.1', path: '/api/order', method: 'POST' });
  const response = once(request, 'response');
  request.end('x'.repeat(300_000));
  await setTimeout(500);
  letGo.resolve();
  const [answer] = await response;
  expect(await text(answer)).toBe('got 300000');
  await stopListening(server, 0);
});

/** An answer of 64 MB in pieces, more than sockets keep for a client that does not read. */
function largeAnswer(): Response {
  let pieces = 0;
  const piece = new Uint8Array(65_536);
  return new Response(
    new ReadableStream({
      pull(controller) {
        pieces += 1;
        controller.enqueue(piece);
        if (pieces === 1000) controller.close();
      },
    }),
  );
}

/** A client that asks and does not read yet. */
async function askWithoutReading(limits: Limits, fetch: () => Response) {
  const server = await listen({ fetch, answerEarly: () => false, port: 0, host: '127.0.0.1', limits });
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
  const count = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));
  const close = async () => {
    socket.destroy();
    await stopListening(server, 0);
  };
  return { count, close };
}

it('gives up a client that takes nothing of its answer, and what it had been given to send', async () => {
  const asked = Promise.withResolvers<void>();
  const { count, close } = await askWithoutReading({ answerMs: 100 }, () => {
    asked.resolve();
    return largeAnswer();
  });
  await asked.promise;
  await expect.poll(count).toBe(0);
  await close();
});

it.each([
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: store.test\r\nhost: evil.test\r\n\r\n'],
  ['two equal Host headers', 'GET / HTTP/1.1\r\nHost: store.test\r\nHost: store.test\r\n\r\n'],
  ['no Host header', 'GET / HTTP/1.1\r\n\r\n'],
])('answers 400 to %s', async (_, head) => {
  const { socket, closed, close } = await openConnection();
  socket.write(head);
  expect(await closed).toMatch(/^HTTP\/1\.1 400 /);
  await close();
});
