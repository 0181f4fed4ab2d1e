export function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

export function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function bytesOf(...parts: readonly (readonly Buffer[])[]): Buffer {
  return Buffer.concat(parts.flat());
}

const HEAD_LENGTH = 12;
const ENTRY_LENGTH = 16;

/** Assembles a font file from tables by tag, each aligned to four bytes. */
export function joinTables(tables: Readonly<Record<string, Buffer>>): Uint8Array {
  const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const log = Math.floor(Math.log2(entries.length));
  const search = ENTRY_LENGTH * 2 ** log;
  const head = [0x10000].map(uint32);
  const counts = [entries.length, search, log, ENTRY_LENGTH * entries.length - search].map(uint16);
  let offset = HEAD_LENGTH + ENTRY_LENGTH * entries.length;
  const directory = entries.map(([tag, bytes]) => {
    const entry = bytesOf([Buffer.from(tag, 'latin1')], [sumOf(bytes), offset, bytes.length].map(uint32));
    offset += padded(bytes.length);
    return entry;
  });
  const contents = entries.map(([, bytes]) => Buffer.concat([bytes], padded(bytes.length)));
  return bytesOf(head, counts, directory, contents);
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/** The table's checksum as the format defines it. */
function sumOf(bytes: Buffer): number {
  const words = Buffer.concat([bytes], padded(bytes.length));
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}
