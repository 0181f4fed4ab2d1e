import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeEndlessVideos, readTestVideo } from '#tests/videos/hostile-videos.ts';
import type { Logger } from '../middleware/logger.ts';
import { createVideoProcessor } from './video-processor.ts';

it('ends a process that takes too long, and reads the next video', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starhall-video-'));
  const warn = vi.fn();
  const log = { debug() {}, info() {}, warn, error() {} } satisfies Logger;
  const path = join(folder, 'received');
  const hurried = createVideoProcessor({ log, timeoutMs: 1500 });
  for (const { name, content } of await makeEndlessVideos()) {
    await writeFile(path, content);
    const outcome = await hurried.process({ path, folder });
    expect(outcome, name).toEqual({ issue: { message: 'trailer.format', values: {} } });
  }
  expect(warn).toHaveBeenCalledTimes(2);
  const videos = createVideoProcessor({ log });
  await writeFile(path, await readTestVideo('plain.webm'));
  expect(await videos.process({ path, folder })).toMatchObject({ video: { name: 'trailer.webm', seconds: 6 } });
  expect([warn.mock.calls.length, videos.waiting()]).toEqual([2, 0]);
  await rm(folder, { recursive: true });
});
