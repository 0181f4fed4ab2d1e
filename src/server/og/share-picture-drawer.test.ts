import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { createSharePictureDrawer, type DrawnPicture } from './share-picture-drawer.ts';
import type { SharePictureOrder } from './share-picture-order.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-drawer-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A drawer that runs the given code. */
async function open(code: string, timeoutMs?: number) {
  const program = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(program, code);
  return createSharePictureDrawer({ program, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
}

/** Draws the title of an article as its letters. */
const ECHO = "process.once('message', ({ title }) => process.send(Buffer.from(title), () => process.exit()));";

function picture(title: string, kept: string[] = []): DrawnPicture {
  const order: SharePictureOrder = { kind: 'article', lang: 'en-US', title };
  return {
    prepare: async () => order,
    async keep(drawn) {
      kept.push(Buffer.from(drawn).toString());
      return drawn;
    },
  };
}

it('draws one after the other, and once for concurrent requests', async () => {
  const drawer = await open(ECHO);
  const kept: string[] = [];
  const drawn = await Promise.all([
    drawer.draw('a', picture('a', kept)),
    drawer.draw('b', picture('b', kept)),
    drawer.draw('a', picture('another', kept)),
  ]);
  expect(drawn.map((bytes) => Buffer.from(bytes ?? []).toString())).toEqual(['a', 'b', 'a']);
  expect(kept).toEqual(['a', 'b']);
});

it('rejects requests while too many wait, and accepts them again afterwards', async () => {
  const drawer = await open(ECHO);
  let open1 = () => {};
  const gate = new Promise<void>((resolve) => {
    open1 = resolve;
  });
  const waiting = Array.from({ length: LIMITS.sharePicturesWaiting }, (_, index) =>
    drawer.draw(String(index), {
      prepare: async () => {
        await gate;
        throw new Error('never drawn');
      },
      keep: async (drawn) => drawn,
    }),
  );
  expect(await drawer.draw('one more', picture('x'))).toBeUndefined();
  open1();
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).not.toContain('fulfilled');
  expect(await drawer.draw('one more', picture('x'))).toBeDefined();
});

it.each([
  ['ends', 'process.exit(1);'],
  ['crashes over it', "process.once('message', () => process.abort());"],
  ['answers with something else', "process.once('message', () => process.send('picture'));"],
])('fails where the process %s, and draws the next one', async (_, code) => {
  const drawer = await open(code);
  await expect(drawer.draw('a', picture('a'))).rejects.toThrow('the process that draws share pictures');
  await expect(drawer.draw('a', picture('a'))).rejects.toThrow('the process that draws share pictures');
});

it('ends a process that takes too long', async () => {
  const drawer = await open('setInterval(() => {}, 1000);', 200);
  await expect(drawer.draw('a', picture('a'))).rejects.toThrow('exited without a picture');
});

it('tells the process that draws none of our secrets', async () => {
  process.env.SESSION_SECRET = 'not for it';
  const drawer = await open(
    "process.once('message', () => process.send(Buffer.from(Object.keys(process.env).join()), () => process.exit()));",
  );
  const names = Buffer.from((await drawer.draw('a', picture('a'))) ?? []).toString();
  delete process.env.SESSION_SECRET;
  expect(names).toContain('PATH');
  expect(names).not.toMatch(/SECRET|DATABASE/);
});
