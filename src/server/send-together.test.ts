import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { sendHeldResponses, sendTogether } from './send-together.ts';

const LARGE = 'x'.repeat(1_000_000);
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(listener);
  servers.push(server);
  sendTogether(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** The server's side of a new connection. */
async function openConnection(server: Server, port: number): Promise<Socket> {
  const accepted = once(server, 'connection');
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  const [socket] = await accepted;
  return socket;
}

function write(socket: Socket, body: string): void {
  socket.cork();
  socket.write(body);
  socket.uncork();
}

describe('responses are sent together', () => {
  test('at the end of the turn in which they were written', async () => {
    const { server, port } = await serve(() => undefined);
    const sockets = [await openConnection(server, port), await openConnection(server, port)];
    for (const socket of sockets) write(socket, 'small');
    expect(sockets.map(({ writableLength }) => writableLength)).toEqual([5, 5]);
    await new Promise(setImmediate);
    expect(sockets.map(({ writableLength }) => writableLength)).toEqual([0, 0]);
  });

  test('or before the event loop is kept busy', async () => {
    const { server, port } = await serve(() => undefined);
    const socket = await openConnection(server, port);
    write(socket, 'small');
    sendHeldResponses();
    expect(socket.writableLength).toBe(0);
  });

  test('a large one leaves without waiting', async () => {
    const { server, port } = await serve(() => undefined);
    const socket = await openConnection(server, port);
    write(socket, 'x'.repeat(20_000));
    expect(socket.writableLength).toBe(0);
  });

  test('a connection with nothing to send is not held', async () => {
    const { server, port } = await serve(() => undefined);
    const socket = await openConnection(server, port);
    socket.cork();
    socket.uncork();
    expect(socket.writableCorked).toBe(0);
  });

  test('one that the client no longer reads disturbs no other', async () => {
    const { server, port } = await serve(() => undefined);
    const [gone, kept] = [await openConnection(server, port), await openConnection(server, port)];
    for (const socket of [gone, kept]) write(socket, 'small');
    gone.destroy();
    sendHeldResponses();
    expect(kept.writableLength).toBe(0);
  });

  test('each is complete, on kept connections and on those that close', async () => {
    const { port } = await serve((request, response) => {
      if (request.url === '/close') response.shouldKeepAlive = false;
      response.write('head ');
      response.end(request.url === '/large' ? LARGE : 'end');
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const paths = Array.from({ length: 60 }, (_, index) => ['/small', '/large', '/close'][index % 3] ?? '');
    const bodies = await Promise.all(paths.map((path) => read(port, path, agent)));
    agent.destroy();
    expect(bodies).toEqual(paths.map((path) => `head ${path === '/large' ? LARGE : 'end'}`));
  });
});

async function read(port: number, path: string, agent: Agent): Promise<string> {
  const request = get({ port, path, agent });
  const [response] = await once(request, 'response');
  return text(response);
}
