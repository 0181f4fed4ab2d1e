import { createHash, sign } from 'node:crypto';
import type { ApkKey } from './apk-key.ts';

const CHUNK_BYTES = 1024 * 1024;
const ECDSA_SHA256 = 0x0201;
const V2_BLOCK = 0x7109871a;
const END_BYTES = 22;

/** Signs an archive without a comment by the APK signature scheme v2, as `apksigner` does. */
export function signApk(archive: Buffer, key: ApkKey): Buffer {
  const endAt = archive.length - END_BYTES;
  const directoryAt = archive.readUInt32LE(endAt + 16);
  const entries = archive.subarray(0, directoryAt);
  const directory = archive.subarray(directoryAt, endAt);
  const end = Buffer.from(archive.subarray(endAt));
  const digest = digestOf([entries, directory, end]);
  const block = writeSigningBlock(V2_BLOCK, writeSigner(digest, key));
  end.writeUInt32LE(directoryAt + block.length, 16);
  return Buffer.concat([entries, block, directory, end]);
}

function digestOf(sections: readonly Buffer[]): Buffer {
  const chunks = sections.flatMap((section) => {
    const count = Math.ceil(section.length / CHUNK_BYTES);
    return Array.from({ length: count }, (_, index) =>
      section.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
    );
  });
  const digests = chunks.map((chunk) => hash(Buffer.from([0xa5]), u32(chunk.length), chunk));
  return hash(Buffer.from([0x5a]), u32(chunks.length), ...digests);
}

function writeSigner(digest: Buffer, { certificate, publicKey, privateKey }: ApkKey): Buffer {
  const signed = Buffer.concat([sized(sized(u32(ECDSA_SHA256), sized(digest))), sized(sized(certificate)), sized()]);
  const signature = sized(u32(ECDSA_SHA256), sized(sign('sha256', signed, privateKey)));
  return sized(sized(sized(signed), sized(signature), sized(publicKey)));
}

function writeSigningBlock(id: number, value: Buffer): Buffer {
  const pair = Buffer.concat([u64(4 + value.length), u32(id), value]);
  const size = u64(pair.length + 24);
  return Buffer.concat([size, pair, size, Buffer.from('APK Sig Block 42')]);
}

function hash(...parts: readonly Uint8Array[]): Buffer {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest();
}

function sized(...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length), body]);
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

function u64(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
}
