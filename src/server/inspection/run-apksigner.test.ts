import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApkKey } from '#tests/packages/apk-key.ts';
import { buildApk, describeApk } from '#tests/packages/build-apk.ts';
import { buildArchive } from '#tests/packages/build-archive.ts';
import { inspectBytes } from '#tests/packages/inspect-bytes.ts';
import { writeAxml } from '#tests/packages/write-axml.ts';
import { createApksigner, findApksigner } from './run-apksigner.ts';

const packageName = 'com.example.game';
/** An installed apksigner; undefined if there is none. */
const apksigner = await findApksigner();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starhall-apksigner-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const write = async (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};
const makeProgram = async (script: string, timeoutMs?: number) => {
  const program = await write('apksigner', `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return createApksigner({ program, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
};

it('is found on the path, or not', async () => {
  expect(await findApksigner('/nowhere:')).toBeUndefined();
  await makeProgram('exit 0');
  expect(await findApksigner(`/nowhere:${folder}`)).toBeTypeOf('function');
});

it('tells a refused signature from a program that does not work', async () => {
  expect(await (await makeProgram('exit 0'))('x')).toEqual({ kind: 'verified' });
  const refusing = await makeProgram('echo "DOES NOT VERIFY"; echo "ERROR: No JAR signatures" >&2; exit 1');
  expect(await refusing('x')).toEqual({ kind: 'refused', reason: 'No JAR signatures' });
  expect(await (await makeProgram('echo "Exception in thread" >&2; exit 1'))('x')).toEqual({ kind: 'failed' });
  expect(await (await makeProgram('exec sleep 60', 100))('x')).toEqual({ kind: 'failed' });
  expect(await (await makeProgram('yes'))('x')).toEqual({ kind: 'failed' });
});

it('gets nothing of the settings and secrets of this process', async () => {
  process.env.STARHALL_TEST_SECRET = 'secret';
  const telling = await makeProgram('echo "DOES NOT VERIFY"; echo "ERROR: $STARHALL_TEST_SECRET."; exit 1');
  expect(await telling('x')).toEqual({ kind: 'refused', reason: '.' });
  delete process.env.STARHALL_TEST_SECRET;
});

describe.skipIf(apksigner === undefined)('with the real apksigner', () => {
  const verify = async (bytes: Uint8Array) => apksigner?.(await write('game.apk', bytes));

  it('agrees with what is verified here', async () => {
    const signed = await buildApk({ packageName, files: { 'assets/a.bin': Buffer.alloc(2_000_000, 5) } });
    expect(await verify(signed)).toEqual({ kind: 'verified' });
    const changed = Buffer.from(signed);
    // A file's timestamp.
    changed[10] = (changed[10] ?? 0) ^ 1;
    expect(await verify(changed)).toMatchObject({ kind: 'refused' });
    expect((await inspectBytes(changed, { kind: 'apk', appId: packageName })).codes).toEqual(['signature.invalid']);
  });

  it('signs by every scheme what is verified here, and by the oldest alone what is not', async () => {
    const key = makeApkKey();
    await write('key.pk8', key.privateKey.export({ type: 'pkcs8', format: 'der' }));
    await write('key.cer', key.certificate);
    const manifest = writeAxml(describeApk({ packageName, minSdk: 21, targetSdk: 29 }));
    const unsigned = await buildArchive({
      'AndroidManifest.xml': manifest,
      'assets/a.bin': Buffer.alloc(1_500_000, 5),
    });
    const sign = async (...options: string[]) => {
      const path = await write('signed.apk', unsigned);
      const files = ['--key', join(folder, 'key.pk8'), '--cert', join(folder, 'key.cer')];
      execFileSync('apksigner', ['sign', ...files, ...options, path], { stdio: 'ignore' });
      return inspectBytes(await readFile(path), { kind: 'apk', appId: packageName });
    };
    const all = await sign();
    expect(all).toMatchObject({
      codes: [],
      facts: { signatureSchemes: ['v1', 'v2', 'v3'], isSignatureVerified: true, certificates: [key.sha256] },
    });
    const oldest = await sign('--v2-signing-enabled', 'false', '--v3-signing-enabled', 'false');
    expect(oldest).toMatchObject({
      codes: ['signature.unchecked'],
      facts: { signatureSchemes: ['v1'], isSignatureVerified: null, certificates: [key.sha256] },
    });
  });
});
