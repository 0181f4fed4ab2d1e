import { lookup } from 'node:dns/promises';
import { afterEach, expect, it } from 'vitest';
import { startNameServer } from '#tests/outgoing/start-name-server.ts';
import { startReceiver } from '#tests/outgoing/start-receiver.ts';
import { createGuardedClient } from './guarded-client.ts';
import { createNameLookup } from './name-lookup.ts';

const MESSAGE = { headers: {}, body: '{}' };

const opened: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

/** A client that queries one name server. */
async function openClient(
  addresses: Parameters<typeof startNameServer>[0],
  settings: { allowsPrivate?: boolean } = {},
) {
  const names = await startNameServer(addresses);
  opened.push(names);
  const lookup = createNameLookup({ servers: [names.server], timeoutMs: 100 });
  const client = createGuardedClient({ allowsPrivate: true, timeoutMs: 5000, answerBytes: 2048, lookup, ...settings });
  return { client, names };
}

it('leads to what the name server says', async () => {
  const receiver = await startReceiver();
  opened.push(receiver);
  const { client, names } = await openClient(['127.0.0.1']);
  const url = `http://game.example.com:${receiver.port}/`;
  expect(await client.post({ ...MESSAGE, url })).toMatchObject({ status: 204, error: null });
  expect(new Set(names.asked)).toEqual(new Set(['game.example.com']));
});

it.each([['10.0.0.1'], ['127.0.0.1'], ['93.184.215.14', '169.254.169.254']])(
  'leads nowhere where one of the addresses is not on the internet: %s',
  async (...addresses) => {
    const { client } = await openClient(addresses, { allowsPrivate: false });
    expect(await client.post({ ...MESSAGE, url: 'http://game.example.com:8080/' })).toMatchObject({ error: 'address' });
  },
);

it.each([['which knows no such name', []] as const, ['which never answers', 'silent'] as const])(
  'says that there is no address, by a name server %s',
  async (_, addresses) => {
    const { client } = await openClient(addresses);
    expect(await client.post({ ...MESSAGE, url: 'http://game.example.com/' })).toMatchObject({ error: 'name' });
  },
);

it('blocks no other lookup while many name servers do not respond', async () => {
  const { client } = await openClient('silent');
  let isWaiting = true;
  const sent = Array.from({ length: 20 }, (_, index) =>
    client.post({ ...MESSAGE, url: `http://${index}.example.com/` }).finally(() => {
      isWaiting = false;
    }),
  );
  await lookup('localhost');
  expect(isWaiting).toBe(true);
  await Promise.all(sent);
});
