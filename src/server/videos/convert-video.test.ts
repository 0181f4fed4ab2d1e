import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { convertVideo } from './convert-video.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { createVideoProcessor } from './video-processor.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-ffmpeg-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A program that answers as ffmpeg does when it is asked for its encoders, and else runs a script. */
async function write(script: string, encoders = 'V....D libx264 \n A....D aac '): Promise<string> {
  const program = join(folder, 'ffmpeg');
  const text = `#!/bin/sh\nif [ "$2" = -encoders ]; then printf '%s\\n' '${encoders}'; exit 0; fi\n${script}\n`;
  await writeFile(program, text);
  await chmod(program, 0o755);
  return program;
}

const ORDER = { path: '/tmp/none', format: 'mov' } as const;
const log = { debug() {}, info() {}, warn() {}, error() {} };

it('finds a program that encodes what browsers play', async () => {
  const program = await write('');
  expect(await findFfmpeg('auto', `/nowhere:${folder}`)).toBe(program);
  expect(await findFfmpeg('auto', '/nowhere')).toBeUndefined();
  expect(await findFfmpeg('off', folder)).toBeUndefined();
  expect(await findFfmpeg(program, '')).toBe(program);
  await write('', ' V....D mpeg4 ');
  expect(await findFfmpeg('auto', folder)).toBeUndefined();
});

it('reads the progress, gives no secret, and names the file by its path alone', async () => {
  const program = await write(
    `echo "$SECRET|$*" > "${folder}/call"; echo '  Duration: 00:00:20.00, start' >&2; sleep 0.3; echo out_time_us=5000000`,
  );
  process.env.SECRET = 'secret';
  const seen: number[] = [];
  const options = { program, signal: AbortSignal.timeout(20_000), onProgress: (percent: number) => seen.push(percent) };
  expect(await convertVideo({ ...ORDER, folder }, options)).toEqual({ path: join(folder, 'trailer.mp4') });
  expect(seen).toEqual([25]);
  const call = await readFile(join(folder, 'call'), 'utf8');
  expect(call).toMatch(/^\|.*-protocol_whitelist file -f mov .* -i file:\/tmp\/none /);
});

it('refuses a long video at its beginning, and one that breaks the program', async () => {
  const options = { signal: AbortSignal.timeout(20_000), onProgress: () => undefined };
  const long = await write("echo '  Duration: 10:00:00.00' >&2; exec sleep 60");
  expect(await convertVideo({ ...ORDER, folder }, { ...options, program: long })).toMatchObject({
    issue: { message: 'trailer.seconds' },
  });
  const broken = await write('exit 1');
  expect(await convertVideo({ ...ORDER, folder }, { ...options, program: broken })).toMatchObject({
    issue: { message: 'trailer.format' },
  });
});

it('ends a program that takes too long, and is interrupted when the store stops', async () => {
  const program = await write('exec sleep 60');
  const options = { program, onProgress: () => undefined };
  expect(await convertVideo({ ...ORDER, folder }, { ...options, signal: AbortSignal.timeout(200) })).toMatchObject({
    issue: { message: 'trailer.conversion' },
  });
  const videos = createVideoProcessor({ log, ffmpeg: program });
  expect(await videos.converts()).toBe(true);
  const conversion = videos.convert({ ...ORDER, folder }, options);
  setTimeout(() => videos.close(), 200);
  await expect(conversion).rejects.toThrow('interrupted');
});
