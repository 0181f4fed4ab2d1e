import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { printStatement } from '#contract/sales/endpoints.ts';
import { buildTestWorld, refusal } from './build-test-client.ts';
import { createAuthenticatedClient } from './create-authenticated-client.ts';
import { receiveFile } from './receive-file.ts';

const BYTES = Uint8Array.of(37, 80, 68, 70, 0, 255, 254, 128);
const session = { token: 'handle', tokenType: 'Bearer' };
const INPUT = { month: '2026-10', lang: 'en-US' } as const;

function openClient(answer: () => Response) {
  const world = buildTestWorld({ answer, session });
  const file = receiveFile((url, init) => world.dependencies.fetch(url, init));
  return { file, client: createAuthenticatedClient(world.dependencies) };
}

it('returns every byte of a file that a call responds with', async () => {
  const { file, client } = openClient(() => new Response(BYTES, { headers: { 'content-type': 'application/pdf' } }));
  await client.call(printStatement, INPUT, { fetch: file.fetch });
  const blob = file.read();
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([...BYTES]);
  expect(blob.type).toBe('application/pdf');
});

it('leaves failures to the call, and has no file then', async () => {
  const { file, client } = openClient(() => refusal(ERROR.permissionDenied, 403));
  await expect(client.call(printStatement, INPUT, { fetch: file.fetch })).rejects.toMatchObject({
    code: ERROR.permissionDenied,
  });
  expect(() => file.read()).toThrow(TypeError);
});
