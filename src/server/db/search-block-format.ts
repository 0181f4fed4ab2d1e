/** How many application IDs a row of `search_blocks` covers. */
export const BLOCK_SIZE = 8192;

const BITMAP_BYTES = BLOCK_SIZE / 8;
const HEAD_BYTES = 3;

/**
 * Packs one byte per game (0: not in the set) by class: each byte that occurs, the number of its games, and either their
 * places as 16-bit numbers or, where that is shorter, one bit per place. Undefined for an empty set.
 */
export function encodeBlock(classes: Uint8Array): Buffer | undefined {
  const counts = new Uint16Array(256);
  for (const code of classes) counts[code] = (counts[code] ?? 0) + 1;
  const present = [...counts.keys()].filter((code) => code > 0 && counts[code] !== 0);
  if (present.length === 0) return undefined;
  const length = present.reduce((sum, code) => sum + HEAD_BYTES + bodyLength(counts[code] ?? 0), 0);
  const packed = Buffer.alloc(length);
  const ends = new Uint32Array(256);
  let end = 0;
  for (const code of present) {
    const count = counts[code] ?? 0;
    packed[end] = code;
    packed.writeUInt16LE(count, end + 1);
    ends[code] = end + HEAD_BYTES;
    end += HEAD_BYTES + bodyLength(count);
  }
  classes.forEach((code, place) => {
    if (code === 0) return;
    const at = ends[code] ?? 0;
    if (isBitmap(counts[code] ?? 0)) {
      const byte = at + (place >> 3);
      packed[byte] = (packed[byte] ?? 0) | (1 << (place & 7));
    } else {
      packed.writeUInt16LE(place, at);
      ends[code] = at + 2;
    }
  });
  return packed;
}

/** Writes the games of a packed block into an array with one byte per application ID. */
export function decodeBlock(packed: Buffer, block: number, classes: Uint8Array): void {
  const first = block * BLOCK_SIZE;
  let at = 0;
  while (at < packed.length) {
    const code = packed[at] ?? 0;
    const count = packed.readUInt16LE(at + 1);
    const body = packed.subarray(at + HEAD_BYTES, at + HEAD_BYTES + bodyLength(count));
    if (isBitmap(count)) decodeBitmap(body, code, classes, first);
    else for (let byte = 0; byte < body.length; byte += 2) classes[first + body.readUInt16LE(byte)] = code;
    at += HEAD_BYTES + body.length;
  }
}

function decodeBitmap(bits: Buffer, code: number, classes: Uint8Array, first: number): void {
  for (let byte = 0; byte < bits.length; byte += 1) {
    if (bits[byte] === 255) {
      const from = byte;
      while (bits[byte + 1] === 255) byte += 1;
      classes.fill(code, first + from * 8, first + byte * 8 + 8);
    } else {
      for (let rest = bits[byte] ?? 0; rest !== 0; rest &= rest - 1) {
        classes[first + byte * 8 + 31 - Math.clz32(rest & -rest)] = code;
      }
    }
  }
}

function isBitmap(count: number): boolean {
  return count * 2 > BITMAP_BYTES;
}

function bodyLength(count: number): number {
  return isBitmap(count) ? BITMAP_BYTES : count * 2;
}
