import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, stopListening } from '#server/listen.ts';
import { openUploadTrial, type UploadTrial } from './open-upload-trial.ts';

let trial: UploadTrial;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  trial = await openUploadTrial({ settings: { SIGN_ENFORCE: 'off', LOG_LEVEL: 'debug' } });
  server = await listen({
    fetch: (request, env) => trial.app.fetch(request, env as object),
    answerEarly: () => false,
    port: 0,
    host: '127.0.0.1',
  });
});

afterAll(async () => {
  await stopListening(server, 0);
  await trial.close();
});

/** Sends the head of a request and part of its body, and disconnects once the service has received it. */
async function breakOff(method: string, path: string, headers: Readonly<Record<string, string>>, body: string) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const sent = { host: 'store.test', ...trial.owner.headers, 'content-length': '5000', ...headers };
  const head = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  const arrived = once(server, 'request');
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
  await arrived;
  const before = trial.logged.length;
  socket.destroy();
  await expect
    .poll(() => trial.logged.slice(before).some(({ msg }) => msg === 'request'), { timeout: 5000 })
    .toBe(true);
}

it('logs a client that disconnects as no failure, whatever it was sending', async () => {
  const upload = await trial.create({ size: 5000 });
  await breakOff('POST', '/api/user/device', { 'content-type': 'application/json' }, '{"code":');
  const form = 'multipart/form-data; boundary=b';
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf';
  await breakOff('POST', '/api/upload/image', { 'content-type': form }, part);
  const piece = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'tus-resumable': '1.0.0' };
  await breakOff('PATCH', new URL(upload, 'http://store.test').pathname, piece, 'half');
  expect(trial.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  expect(trial.logged.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/user/device', '/api/upload/image', new URL(upload, 'http://store.test').pathname]),
  );
});
