import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildExe, type ExeOptions } from '#tests/packages/build-exe.ts';
import { inspectBytes } from '#tests/packages/inspect-bytes.ts';
import { projectRoot } from '../../project-root.ts';

const PE_AT = 0x80;
const FILE_HEADER_AT = PE_AT + 4;
const OPTIONAL_AT = PE_AT + 24;
const SECTION_AT = OPTIONAL_AT + 240;

const inspect = (bytes: Uint8Array) => inspectBytes(bytes, { kind: 'exe' });
/** The codes for a valid program with some values changed. */
const inspectChanged = async (change: (exe: Buffer) => void, options?: ExeOptions) => {
  const exe = buildExe(options);
  change(exe);
  return (await inspect(exe)).codes;
};

it('R5.19 reads of a program which processor it is for, and whether it is signed', async () => {
  for (const machine of ['x86', 'x64', 'arm64'] as const) {
    expect(await inspect(buildExe({ machine }))).toMatchObject({ codes: ['signature.exe_none'], facts: { machine } });
    const signed = await inspect(buildExe({ machine, certificateBytes: 64 }));
    expect(signed).toMatchObject({
      codes: ['signature.exe_unchecked'],
      facts: { machine, signatureSchemes: ['authenticode'], isSignatureVerified: null },
    });
  }
});

it('reads programs from the wild', async () => {
  for (const [name, machine] of [
    ['rcedit-x64.exe', 'x64'],
    ['rcedit.exe', 'x86'],
  ] as const) {
    const bytes = await readFile(join(projectRoot(), 'node_modules/rcedit/bin', name));
    expect(await inspect(bytes)).toMatchObject({ codes: ['signature.exe_none'], facts: { machine } });
  }
});

it('refuses libraries, drivers, and unsupported processor types', async () => {
  expect((await inspect(buildExe({ isLibrary: true }))).codes).toEqual(['exe.library']);
  expect((await inspect(buildExe({ subsystem: 1 }))).codes).toEqual(['exe.driver']);
  expect(await inspectChanged((exe) => exe.writeUInt16LE(0x0200, FILE_HEADER_AT))).toEqual(['exe.machine']);
});

const POINTERS: readonly (readonly [string, number, string])[] = [
  ['the header', 0x3c, 'format.not_exe'],
  ['the bytes of a section', SECTION_AT + 20, 'exe.header'],
  ['the length of a section', SECTION_AT + 16, 'exe.header'],
  ['the certificates', OPTIONAL_AT + 112 + 32, 'signature.exe_bounds'],
  ['the length of the certificates', OPTIONAL_AT + 112 + 36, 'signature.exe_bounds'],
];
it.each(POINTERS)('refuses a program where %s would be outside the file', async (_what, at, code) => {
  for (const value of [0xffffffff, 0x7fffffff, 100_000]) {
    expect(await inspectChanged((exe) => exe.writeUInt32LE(value, at), { certificateBytes: 64 })).toEqual([code]);
  }
});

it('refuses tables that would be outside the file', async () => {
  expect(await inspectChanged((exe) => exe.writeUInt16LE(0xffff, FILE_HEADER_AT + 16))).toEqual(['exe.header']);
  expect(await inspectChanged((exe) => exe.writeUInt16LE(90, FILE_HEADER_AT + 2))).toEqual(['exe.header']);
  expect(await inspectChanged((exe) => exe.writeUInt16LE(0, FILE_HEADER_AT + 2))).toEqual(['exe.header']);
  expect(await inspectChanged((exe) => exe.writeUInt16LE(0x0b10, OPTIONAL_AT))).toEqual(['exe.header']);
});

it('ends in order whatever the headers say', async () => {
  const sound = buildExe({ certificateBytes: 64 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(SECTION_AT + 36), fc.nat(0xffffffff)), { minLength: 1, maxLength: 5 }),
      async (changes) => {
        const bytes = Buffer.from(sound);
        for (const [at, value] of changes) bytes.writeUInt32LE(value, at);
        expect((await inspect(bytes)).codes.length).toBeLessThanOrEqual(2);
      },
    ),
    { numRuns: 200 },
  );
  for (let length = 0; length < SECTION_AT + 40; length += 13) {
    expect((await inspect(sound.subarray(0, length))).codes, String(length)).toHaveLength(1);
  }
});
