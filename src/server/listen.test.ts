import { once } from 'node:events';
import { Agent, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listen, stopListening } from './listen.ts';

/** A server whose answers wait until they are let go. */
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

/** A server that reads bodies to their end, and a request whose body never ends. */
async function sendWithoutEnd(path: string, bodyTimeoutMs: number) {
  const begun = Promise.withResolvers<void>();
  const server = await listen({
    fetch: async (request) => {
      begun.resolve();
      return new Response(await request.text());
    },
    answerEarly: () => false,
    port: 0,
    host: '127.0.0.1',
    bodyTimeoutMs,
  });
  const { port } = server.address() as AddressInfo;
  const request = sendRequest({ port, host: '127.0.0.1', path, method: 'POST' });
  const ended = once(request, 'response').then(
    () => 'answered',
    () => 'cut off',
  );
  request.write('half');
  await begun.promise;
  return { server, request, ended };
}

it('gives up a connection whose body does not come to its end', async () => {
  const { server, ended } = await sendWithoutEnd('/api/order', 20);
  expect(await ended).toBe('cut off');
  await stopListening(server);
});

it.each(['/api/uploads/1', '/api/apk', '/api/apk/update?nocache=1', '/api/upload/image'])(
  'waits for the end of an upload to %s however long it takes',
  async (path) => {
    const { server, request, ended } = await sendWithoutEnd(path, 1);
    // By then, a body that is no upload would have been cut off.
    const other = await sendWithoutEnd('/api/order', 1);
    expect(await other.ended).toBe('cut off');
    request.end();
    expect(await ended).toBe('answered');
    await Promise.all([stopListening(server), stopListening(other.server)]);
  },
);
