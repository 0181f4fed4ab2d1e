import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { makePng } from '#tests/images/make-image.ts';
import { createImageProcessor, type ImageProcessorSettings } from './image-processor.ts';
import type { ImageOrder } from './process-image.ts';

const DAMAGED = { issue: { message: 'image.format', values: {} } };
const READY = "process.send({ kind: 'ready' });";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-processor-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A processor that runs the given code; without code, the real program. */
async function open(code?: string, settings: Partial<ImageProcessorSettings> = {}) {
  const warnings: string[] = [];
  const ignore = () => {};
  const log = {
    debug: ignore,
    info: ignore,
    error: ignore,
    warn: (_: object, message: string) => void warnings.push(message),
  };
  const program = join(folder, `${crypto.randomUUID()}.mjs`);
  if (code !== undefined) await writeFile(program, code);
  const processor = createImageProcessor({ log, ...(code === undefined ? {} : { program }), ...settings });
  onTestFinished(processor.close);
  return { processor, warnings };
}

const order = (overrides: Partial<ImageOrder> = {}): ImageOrder => ({
  path: 'none',
  purpose: 'icon',
  folder,
  ...overrides,
});

it('makes pictures one after the other in one process, and another after it was closed', async () => {
  const path = join(folder, 'picture.png');
  await writeFile(path, await makePng({ width: 512, height: 512 }));
  const { processor } = await open();
  const outcomes = [processor.process(order({ path })), processor.process(order({ path }))];
  expect(processor.waiting()).toBe(2);
  for (const outcome of await Promise.all(outcomes)) {
    expect(outcome).toMatchObject({ image: { width: 512, files: ['icon.png', 'icon-w96.webp', 'icon-w192.webp'] } });
  }
  expect(processor.waiting()).toBe(0);
  processor.close();
  expect(await processor.process(order({ path }))).toMatchObject({ image: { width: 512 } });
});

it('refuses a picture that crashes the process, and continues with a new process', async () => {
  const { processor, warnings } = await open(
    `${READY} process.on('message', ({ path }) => path === 'crash' ? process.abort() : process.send({ kind: 'outcome', outcome: path, peakBytes: 1 }));`,
  );
  const answers = ['good', 'crash', 'good'].map((path) => processor.process(order({ path })));
  expect(await Promise.all(answers)).toEqual(['good', DAMAGED, 'good']);
  expect(warnings).toHaveLength(1);
});

it('refuses a picture that takes too long, and ends what works on it', async () => {
  const { processor, warnings } = await open(`${READY} process.on('message', () => { for (;;); });`, {
    timeoutMs: 200,
  });
  expect(await processor.process(order())).toEqual(DAMAGED);
  expect(warnings).toHaveLength(1);
});

it('fails, and blames no picture, where the process cannot be started or its work fails', async () => {
  const { processor: away } = await open('throw new Error("no library");');
  await expect(away.process(order())).rejects.toThrow('could not be started');
  const { processor: full } = await open(
    `${READY} process.on('message', () => process.send({ kind: 'failure', reason: 'disk full' }));`,
  );
  await expect(full.process(order())).rejects.toThrow('disk full');
});

it('tells the process that reads pictures none of our secrets', async () => {
  process.env.SESSION_SECRET = 'not for strangers';
  const { processor } = await open(
    `${READY} process.on('message', () => process.send({ kind: 'outcome', outcome: Object.keys(process.env), peakBytes: 1 }));`,
  );
  const names = JSON.stringify(await processor.process(order()));
  delete process.env.SESSION_SECRET;
  expect(names).not.toContain('SECRET');
  expect(names).not.toContain('DATABASE');
});
