import { expect, it } from 'vitest';
import { type SharedPage, sharePage } from './share-game.ts';

const PAGE = { title: 'Neon', text: 'Neon at Starhall', url: 'https://starhall.test/neon' };

/** A device with a scripted share API and a clipboard; records what they received. */
function openDevice(share?: () => Promise<void>, canShare?: () => boolean, canCopy = true) {
  const shared: unknown[] = [];
  const copied: string[] = [];
  const device = {
    ...(share && {
      share: async (data?: ShareData) => {
        shared.push(data);
        await share();
      },
    }),
    ...(canShare && { canShare }),
  };
  const send = (page: SharedPage = PAGE) =>
    sharePage(page, device as Pick<Navigator, 'share' | 'canShare'>, async (text) => {
      copied.push(text);
      return canCopy;
    });
  return { send, shared, copied };
}

it('hands the page to the device where that shares', async () => {
  const { send, shared, copied } = openDevice(async () => undefined);
  expect(await send()).toBe('device');
  expect([shared, copied]).toEqual([[PAGE], []]);
});

it.each([
  ['has no way to share', openDevice()],
  [
    'cannot share this',
    openDevice(
      async () => undefined,
      () => false,
    ),
  ],
  ['fails', openDevice(async () => Promise.reject(new DOMException('', 'NotAllowedError')))],
])('copies the link where the device %s', async (_, { send, copied }) => {
  expect(await send()).toBe('link');
  expect(copied).toEqual([PAGE.url]);
});

it('copies nothing if sharing is canceled', async () => {
  const { send, copied } = openDevice(async () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await send()).toBe('refused');
  expect(copied).toEqual([]);
});

it('reports if nothing works', async () => {
  expect(await openDevice(undefined, undefined, false).send()).toBe('nothing');
});
