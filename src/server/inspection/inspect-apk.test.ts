import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeApkKey } from '#tests/packages/apk-key.ts';
import { type ApkOptions, buildApk, describeApk, testApkKey } from '#tests/packages/build-apk.ts';
import { buildArchive } from '#tests/packages/build-archive.ts';
import { inspectBytes } from '#tests/packages/inspect-bytes.ts';
import { readInnerFile } from '#tests/packages/read-inner-file.ts';
import { writeAxml, type XmlElement } from '#tests/packages/write-axml.ts';
import { projectRoot } from '../project-root.ts';

const appId = 'com.example.game';

const inspect = (bytes: Uint8Array) => inspectBytes(bytes, { kind: 'apk', appId });
const inspectBuilt = async (options: Partial<ApkOptions> = {}) =>
  inspect(await buildApk({ packageName: appId, ...options }));
/** An APK with these bytes as its manifest. */
const inspectManifest = async (manifest: Uint8Array) =>
  inspect(await buildArchive({ 'AndroidManifest.xml': manifest }));
const readSample = (path: string) => readFile(join(projectRoot(), 'node_modules', path));

it('R5.19 reads of an APK what it says of itself, and verifies who signed it', async () => {
  const { codes, facts } = await inspectBuilt({
    versionName: '2.1',
    versionCode: 21,
    label: '海の冒険',
    permissions: ['android.permission.CAMERA', 'android.permission.CAMERA', 'com.example.OWN'],
    files: { 'lib/arm64-v8a/libgame.so': 'code', 'lib/x86_64/libgame.so': 'code', 'lib/readme.txt': 'text' },
  });
  expect(codes).toEqual([]);
  expect(facts).toMatchObject({
    packageName: appId,
    versionName: '2.1',
    versionCode: 21,
    minSdk: 24,
    targetSdk: 35,
    label: '海の冒険',
    isDebuggable: false,
    abis: ['arm64-v8a', 'x86_64'],
    certificates: [testApkKey().sha256],
    signatureSchemes: ['v2'],
    isSignatureVerified: true,
    fileCount: 4,
  });
  expect(facts?.permissions.map(({ name, dataTypes }) => [name, dataTypes])).toEqual([
    ['android.permission.CAMERA', [601, 602]],
    ['com.example.OWN', []],
  ]);
});

const BUILT: readonly (readonly [string, Partial<ApkOptions>, readonly string[]])[] = [
  ['the package of somebody else', { packageName: 'com.example.other' }, ['apk.package_name']],
  ['no versionCode', { versionCode: 0 }, ['apk.version_code_missing']],
  ['a part of an app', { manifest: { split: 'config.de' } }, ['apk.split']],
  ['a build for tests only', { application: { testOnly: true } }, ['apk.test_only']],
  ['a debug build', { isDebuggable: true }, ['apk.debuggable']],
  ['nobody’s signature', { key: null }, ['signature.none']],
  ['the key of development tools', { key: makeApkKey('Android Debug') }, ['signature.debug_key']],
];
it.each(BUILT)('reports %s', async (_what, options, codes) => {
  expect((await inspectBuilt(options)).codes).toEqual(codes);
});

it('tells a look all that refuses a wrong file at once', async () => {
  const look = async (bytes: Uint8Array) => inspectBytes(bytes, { kind: 'apk', appId, depth: 'look' });
  expect(await look(await buildApk({ packageName: 'com.example.other', versionCode: 3 }))).toMatchObject({
    findings: [{ code: 'apk.package_name', values: { found: 'com.example.other', expected: appId } }],
    facts: { versionCode: 3 },
  });
  expect((await look(await buildArchive({ 'index.html': 'x' }))).codes).toEqual(['format.not_apk']);
  expect((await look(Buffer.from('MZ'))).codes).toEqual(['format.not_zip']);
});

it('counts the upper half of long version codes', async () => {
  const { facts } = await inspectBuilt({ versionCode: 5, manifest: { versionCodeMajor: 2 } });
  expect(facts?.versionCode).toBe(2 * 2 ** 32 + 5);
  const beyond = await inspectBuilt({ versionCode: 5, manifest: { versionCodeMajor: 0x7fffffff } });
  expect(beyond.codes).toEqual(['apk.version_code_missing']);
});

describe('samples from the wild', () => {
  it('reads ApiDemos: resources, icon, two signature schemes', async () => {
    const bytes = await readSample('android-apidemos/apks/ApiDemos-debug.apk');
    const { codes, facts } = await inspectBytes(bytes, { kind: 'apk', appId: 'io.appium.android.apis' });
    expect(codes).toEqual(['apk.debuggable', 'signature.debug_key']);
    expect(facts).toMatchObject({
      label: 'API Demos',
      versionCode: 25,
      targetSdk: 33,
      signatureSchemes: ['v1', 'v2'],
      isSignatureVerified: true,
      certificates: ['18e8534fed30cbf9959e4073e723e3395a3f92fd6b41756d5fbc788f280c1107'],
    });
  });

  it('reads Appium Settings', async () => {
    const bytes = await readSample('io.appium.settings/apks/settings_apk-debug.apk');
    const { facts } = await inspectBytes(bytes, { kind: 'apk', appId: 'io.appium.settings' });
    expect(facts).toMatchObject({ label: 'Appium Settings', versionName: '8.0.10', isSignatureVerified: true });
    expect(facts?.permissions.map(({ name }) => name)).toContain('android.permission.READ_SMS');
  });
});

describe('a signed APK that was changed', () => {
  const key = makeApkKey();
  let signed: Buffer;
  /** Offsets of its sections: files, signing block, directory, end. */
  let bounds: readonly [number, number, number, number];

  beforeAll(async () => {
    signed = await buildApk({ packageName: appId, key, files: { 'assets/level.bin': Buffer.alloc(1_200_000, 3) } });
    const directoryAt = signed.readUInt32LE(signed.length - 6);
    const blockAt = directoryAt - Number(signed.readBigUInt64LE(directoryAt - 24)) - 8;
    bounds = [0, blockAt, directoryAt, signed.length - 22];
  });

  it('is found out wherever one byte is another one', async () => {
    const [, blockAt] = bounds;
    await fc.assert(
      fc.asyncProperty(fc.nat(signed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bytes = Buffer.from(signed);
        bytes[at] = (bytes[at] ?? 0) ^ change;
        const { codes, facts } = await inspect(bytes);
        // Padding of a signing block, and IDs of unread pairs, are meaningless to Android too.
        const isHarmless = at >= blockAt && facts?.isSignatureVerified === true && facts.certificates[0] === key.sha256;
        if (!isHarmless) expect(codes, `byte ${at}`).not.toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('is found out in each of its regions', async () => {
    const codesAt = async (at: number) => {
      const bytes = Buffer.from(signed);
      bytes[at] = (bytes[at] ?? 0) ^ 0x40;
      return (await inspect(bytes)).codes;
    };
    const [filesAt, blockAt, directoryAt, endAt] = bounds;
    // A file's timestamp: archive programs ignore it, the signature does not.
    expect(await codesAt(filesAt + 10)).toEqual(['signature.invalid']);
    expect(await codesAt(directoryAt + 12)).toEqual(['signature.invalid']);
    expect(await codesAt(blockAt + 60)).not.toEqual([]);
    expect(await codesAt(endAt + 12)).not.toEqual([]);
  });

  it('is found out when bytes are added, cut off, or the block is taken from another one', async () => {
    const other = await buildApk({ packageName: appId, key: makeApkKey() });
    const unsigned = await buildApk({ packageName: appId, key: null, versionCode: 9 });
    const [, blockAt, directoryAt] = bounds;
    const transplanted = Buffer.concat([
      unsigned.subarray(0, unsigned.readUInt32LE(unsigned.length - 6)),
      signed.subarray(blockAt, directoryAt),
      unsigned.subarray(unsigned.readUInt32LE(unsigned.length - 6)),
    ]);
    transplanted.writeUInt32LE(
      unsigned.readUInt32LE(unsigned.length - 6) + directoryAt - blockAt,
      transplanted.length - 6,
    );
    expect((await inspect(transplanted)).codes).toEqual(['signature.invalid']);
    expect((await inspect(Buffer.concat([signed, Buffer.from('x')]))).codes).toEqual(['format.not_zip']);
    expect((await inspect(signed.subarray(0, -1))).codes).toEqual(['format.not_zip']);
    expect((await inspect(other)).facts?.certificates).not.toContain(key.sha256);
  });

  it('is refused when the stronger signature was taken away and the weak one left', async () => {
    const files = {
      'AndroidManifest.xml': writeAxml(describeApk({ packageName: appId, targetSdk: 29 })),
      'META-INF/CERT.SF': 'Signature-Version: 1.0\r\nX-Android-APK-Signed: 2, 3\r\n',
      'META-INF/CERT.RSA': Buffer.from('3003020100', 'hex'),
    };
    expect((await inspect(await buildArchive(files))).codes).toEqual(['signature.invalid']);
    const plain = { ...files, 'META-INF/CERT.SF': 'Signature-Version: 1.0\r\n' };
    const { codes, facts } = await inspect(await buildArchive(plain));
    expect(codes).toEqual(['signature.unchecked']);
    expect(facts).toMatchObject({ signatureSchemes: ['v1'], isSignatureVerified: null, certificates: [] });
    const newer = { ...plain, 'AndroidManifest.xml': writeAxml(describeApk({ packageName: appId })) };
    expect((await inspect(await buildArchive(newer))).codes).toEqual(['signature.too_weak']);
  });

  it('says that a block of signatures is damaged when its lengths contradict each other', async () => {
    const [, blockAt, directoryAt] = bounds;
    for (const at of [blockAt, directoryAt - 24, blockAt + 8, blockAt + 24]) {
      const bytes = Buffer.from(signed);
      bytes.writeUInt32LE(0x00fffff0, at);
      expect((await inspect(bytes)).codes, `at ${at}`).toEqual(['signature.damaged']);
    }
  });
});

describe('a manifest', () => {
  const sound = writeAxml(describeApk({ packageName: appId, permissions: ['android.permission.INTERNET'] }));
  const CODES: ReadonlySet<string> = new Set([
    'apk.manifest',
    'apk.package_name',
    'apk.version_code_missing',
    'apk.split',
    'apk.test_only',
    'apk.debuggable',
    'apk.icon_unreadable',
    'signature.none',
  ]);

  it('that is garbage is said to be so, whatever it holds', async () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('<manifest package="com.example.game"/>'),
      Buffer.alloc(5000, 255),
    ]) {
      expect((await inspectManifest(bytes)).codes).toEqual(['apk.manifest']);
    }
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect((await inspectManifest(bytes)).codes).toEqual(['apk.manifest']);
      }),
      { numRuns: 60 },
    );
  });

  it('that was changed anywhere is read or refused, and nothing else happens', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(sound.length - 4), fc.nat(0xffffffff)), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          const bytes = Buffer.from(sound);
          for (const [at, value] of changes) bytes.writeUInt32LE(value, at);
          const { codes } = await inspectManifest(bytes);
          expect(codes.filter((code) => !CODES.has(code))).toEqual([]);
          expect(codes).not.toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is the one of exactly that name, whatever others there are', async () => {
    const other = { 'ANDROIDMANIFEST.XML': writeAxml(describeApk({ packageName: 'com.example.other' })) };
    expect((await inspectBuilt({ files: other })).facts?.packageName).toBe(appId);
    expect((await inspect(await buildArchive(other))).codes).toEqual(['format.not_apk']);
  });

  it('with elements nested too deeply is refused', async () => {
    let element: XmlElement = { name: 'a' };
    for (let depth = 0; depth < 300; depth += 1) element = { name: 'a', children: [element] };
    const deep = writeAxml({ name: 'manifest', attributes: { package: appId }, children: [element] });
    expect((await inspectManifest(deep)).codes).toEqual(['apk.manifest']);
  });

  it('with more permissions than any app has is refused', async () => {
    const permissions = Array.from({ length: 1001 }, (_, index) => `com.example.permission.P${index}`);
    expect((await inspectManifest(writeAxml(describeApk({ packageName: appId, permissions })))).codes).toEqual([
      'apk.manifest',
    ]);
  });

  it('goes by the numbers of attributes and not by names that say something else', async () => {
    const manifest = describeApk({ packageName: appId, versionCode: 4 });
    const bytes = writeAxml(manifest);
    // The text `versionCode` becomes `versionCodf`; its resource ID stays.
    const at = bytes.indexOf(Buffer.from('versionCode', 'utf16le'));
    bytes.write('f', at + 20, 'utf16le');
    expect((await inspectManifest(bytes)).facts?.versionCode).toBe(4);
  });
});

it('is read without resources that cannot be read', async () => {
  const table = fc.sample(fc.uint8Array({ minLength: 12, maxLength: 300 }), 40);
  const icon = { icon: { resource: 0x7f010000 }, label: { resource: 0x7f020000 } };
  for (const bytes of table) {
    const apk = await buildApk({ packageName: appId, application: icon, files: { 'resources.arsc': bytes } });
    const { codes, facts } = await inspect(apk);
    expect(codes).toEqual(['apk.icon_unreadable']);
    expect(facts?.label).toBeNull();
  }
});

it('is read with the resources of a real one changed anywhere', async () => {
  const bytes = await readSample('io.appium.settings/apks/settings_apk-debug.apk');
  const sound = await readInnerFile(bytes, 'resources.arsc');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(sound.length - 4), fc.nat(0xffffffff)), { minLength: 1, maxLength: 4 }),
      async (changes) => {
        const table = Buffer.from(sound);
        for (const [at, value] of changes) table.writeUInt32LE(value, at);
        const application = { icon: { resource: 0x7f0c0000 }, label: { resource: 0x7f0d001b } };
        const apk = await buildApk({ packageName: appId, application, files: { 'resources.arsc': table } });
        const { codes } = await inspect(apk);
        expect(codes.filter((code) => code !== 'apk.icon_unreadable')).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});
