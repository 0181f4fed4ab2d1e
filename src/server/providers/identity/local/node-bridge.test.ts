import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type BridgedRequest, createNodeBridge } from './node-bridge.ts';

const ASKED: BridgedRequest = { method: 'GET', path: '/', headers: { host: 'shop.example' }, body: new Uint8Array() };

it('passes method, path, headers and body on as Node gives them to any server', async () => {
  const ask = createNodeBridge(async (request, response) => {
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, host: headers.host, body: await text(request) }));
  });
  const body = new TextEncoder().encode('遊戲');
  const headers = { host: 'shop.example:3000', 'content-length': String(body.byteLength) };
  const response = await ask({ method: 'POST', path: '/a?b=%20', headers, body });
  expect(await response.json()).toEqual({ method: 'POST', url: '/a?b=%20', host: 'shop.example:3000', body: '遊戲' });
});

it('gives status and headers back, every cookie of its own, and nothing about the connection', async () => {
  const ask = createNodeBridge((_, response) => {
    response.writeHead(303, { location: '/x', 'set-cookie': ['a=1; path=/', 'b=2'], 'x-many': ['1', '2'] }).end('gone');
  });
  const response = await ask(ASKED);
  expect([response.status, await response.text()]).toEqual([303, 'gone']);
  expect(response.headers.getSetCookie()).toEqual(['a=1; path=/', 'b=2']);
  expect([...response.headers.keys()].sort()).toEqual(['location', 'set-cookie', 'set-cookie', 'x-many']);
});

it.each([
  ['HEAD', 200],
  ['GET', 204],
  ['GET', 304],
])('answers %s with %i without a body', async (method, status) => {
  const ask = createNodeBridge((_, response) => response.writeHead(status).end());
  const response = await ask({ ...ASKED, method });
  expect([response.status, await response.text()]).toEqual([status, '']);
});

it('keeps many requests at once apart, large ones too', async () => {
  const ask = createNodeBridge(async (request, response) => {
    response.end((await text(request)).repeat(2));
  });
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  const answers = await Promise.all(
    texts.map(async (sent) => {
      const body = new TextEncoder().encode(sent);
      const headers = { host: 'x', 'content-length': String(body.byteLength) };
      return (await ask({ ...ASKED, method: 'POST', headers, body })).text();
    }),
  );
  expect(answers).toEqual(texts.map((sent) => sent.repeat(2)));
});

it('fails if the listener disconnects', async () => {
  const ask = createNodeBridge((request) => request.socket.destroy());
  await expect(ask(ASKED)).rejects.toThrow('socket hang up');
});
