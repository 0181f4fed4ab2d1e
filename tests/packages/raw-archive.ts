import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP entry as an attacker writes it: fields that are not given have their true value. */
export interface RawEntry {
  readonly name: string;
  readonly content?: Uint8Array;
  /** Replaces the compressed content. */
  readonly packed?: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** Unix mode. */
  readonly mode?: number;
  readonly declaredSize?: number;
  readonly declaredCrc?: number;
  /** The fields of the local header, if they differ from the central directory. */
  readonly headerName?: string;
  readonly headerMethod?: number;
  /** Reuses the header of the entry with this number: both share its bytes. */
  readonly sharesHeaderOf?: number;
}

export interface RawArchiveOptions {
  /** Between the last file and the directory, as a signing block is. */
  readonly gap?: Uint8Array;
  /** The values in the end-of-directory record. */
  readonly claimedCount?: number;
  readonly comment?: string;
}

const DEFLATED = 8;
const UTF8_FLAG = 0x0800;

/** Writes a ZIP byte by byte. */
export function writeRawArchive(
  entries: readonly RawEntry[],
  { gap = Buffer.alloc(0), claimedCount, comment = '' }: RawArchiveOptions = {},
): Buffer {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const entry of entries) {
    const shared = entry.sharesHeaderOf === undefined ? undefined : offsets[entry.sharesHeaderOf];
    offsets.push(shared ?? at);
    if (shared !== undefined) continue;
    const part = Buffer.concat([writeHeader(entry), packedOf(entry)]);
    parts.push(part);
    at += part.length;
  }
  const directoryAt = at + gap.length;
  const directory = Buffer.concat(entries.map((entry, index) => writeRecord(entry, offsets[index] ?? 0)));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(claimedCount ?? entries.length, 8);
  end.writeUInt16LE(claimedCount ?? entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(directoryAt, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, gap, directory, end, Buffer.from(comment, 'latin1')]);
}

function packedOf({ content = Buffer.alloc(0), packed, method = DEFLATED }: RawEntry): Uint8Array {
  return packed ?? (method === DEFLATED ? deflateRawSync(content) : content);
}

/** The fields that header and directory share: flags, method, time, checksum and sizes. */
function writeShape(entry: RawEntry, method: number): Buffer {
  const { content = Buffer.alloc(0), flags = 0 } = entry;
  const shape = Buffer.alloc(20);
  shape.writeUInt16LE(flags | UTF8_FLAG, 0);
  shape.writeUInt16LE(method, 2);
  shape.writeUInt32LE(entry.declaredCrc ?? crc32(content), 8);
  shape.writeUInt32LE(packedOf(entry).length, 12);
  shape.writeUInt32LE(entry.declaredSize ?? content.length, 16);
  return shape;
}

function writeHeader(entry: RawEntry): Buffer {
  const { name, headerName = name, method = DEFLATED, headerMethod = method } = entry;
  const nameBytes = Buffer.from(headerName);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(nameBytes.length, 0);
  return Buffer.concat([Buffer.from('504b03041400', 'hex'), writeShape(entry, headerMethod), lengths, nameBytes]);
}

function writeRecord(entry: RawEntry, headerAt: number): Buffer {
  const { name, mode = 0o100644, method = DEFLATED } = entry;
  const nameBytes = Buffer.from(name);
  const rest = Buffer.alloc(18);
  rest.writeUInt16LE(nameBytes.length, 0);
  rest.writeUInt32LE(mode * 0x10000, 10);
  rest.writeUInt32LE(headerAt, 14);
  return Buffer.concat([Buffer.from('504b010214031400', 'hex'), writeShape(entry, method), rest, nameBytes]);
}
