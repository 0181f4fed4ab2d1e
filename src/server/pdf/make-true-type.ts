import type { Outlines } from './find-outlines.ts';
import { encodeGlyph, type Glyph } from './true-type-glyph.ts';
import { bytesOf, int16, joinTables, uint16, uint32 } from './true-type-tables.ts';

/** 1 January 2000, in seconds since 1904, so that fonts are deterministic. */
const MADE_AT = 3_029_529_600n;

/** A TrueType font with only a document's characters, for pdfkit to embed. */
export function makeTrueType(name: string, { metrics, byCodePoint, missing }: Outlines): Uint8Array {
  const codePoints = [...byCodePoint.keys()].sort((a, b) => a - b);
  const glyphs = [missing, ...codePoints.map((codePoint) => byCodePoint.get(codePoint) ?? missing)].map(encodeGlyph);
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const box = boxOf(glyphs);
  return joinTables({
    cmap: writeCmap(codePoints),
    glyf: Buffer.concat(glyphs.map(({ bytes }) => bytes)),
    head: bytesOf(
      [uint32(0x10000), uint32(0x10000), uint32(0), uint32(0x5f0f3cf5), uint16(0b11), uint16(metrics.unitsPerEm)],
      [timeOf(MADE_AT), timeOf(MADE_AT), int16(box.xMin), int16(box.yMin), int16(box.xMax), int16(box.yMax)],
      [uint16(0), uint16(8), int16(2), int16(1), int16(0)],
    ),
    hhea: bytesOf(
      [uint32(0x10000), int16(metrics.ascent), int16(metrics.descent), int16(metrics.lineGap), uint16(widest)],
      [int16(box.xMin), int16(0), int16(box.xMax), int16(1), int16(0), int16(0)],
      [0, 0, 0, 0, 0].map(int16),
      [uint16(glyphs.length)],
    ),
    hmtx: bytesOf(glyphs.flatMap(({ advance, xMin }) => [uint16(advance), int16(xMin)])),
    loca: writeLoca(glyphs),
    maxp: bytesOf(
      [uint32(0x10000), uint16(glyphs.length), uint16(mostOf(glyphs, 'points')), uint16(mostOf(glyphs, 'contours'))],
      [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0].map(uint16),
    ),
    name: writeName(name),
    post: bytesOf([uint32(0x30000)], [0, 0, 0, 0, 0, 0, 0].map(uint32)),
  });
}

function boxOf(glyphs: readonly Glyph[]) {
  return {
    xMin: Math.min(...glyphs.map(({ xMin }) => xMin)),
    yMin: Math.min(...glyphs.map(({ yMin }) => yMin)),
    xMax: Math.max(...glyphs.map(({ xMax }) => xMax)),
    yMax: Math.max(...glyphs.map(({ yMax }) => yMax)),
  };
}

function mostOf(glyphs: readonly Glyph[], part: 'points' | 'contours'): number {
  return Math.max(...glyphs.map((glyph) => glyph[part]));
}

function timeOf(seconds: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(seconds);
  return bytes;
}

/** Format 12, which supports characters beyond the first 65,536: consecutive ones form a group. */
function writeCmap(codePoints: readonly number[]): Buffer {
  const groups: [first: number, last: number, glyph: number][] = [];
  codePoints.forEach((codePoint, index) => {
    const group = groups.at(-1);
    if (group !== undefined && group[1] === codePoint - 1) group[1] = codePoint;
    else groups.push([codePoint, codePoint, index + 1]);
  });
  return bytesOf(
    [uint16(0), uint16(1), uint16(3), uint16(10), uint32(12)],
    [uint16(12), uint16(0), uint32(16 + 12 * groups.length), uint32(0), uint32(groups.length)],
    groups.flat().map(uint32),
  );
}

/** The offset of each glyph, and the end of the last. */
function writeLoca(glyphs: readonly Glyph[]): Buffer {
  let end = 0;
  const ends = glyphs.map(({ bytes }) => {
    end += bytes.length;
    return end;
  });
  return bytesOf([0, ...ends].map(uint32));
}

const POST_SCRIPT_NAME = 6;

function writeName(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  return bytesOf(
    [uint16(0), uint16(1), uint16(18)],
    [uint16(3), uint16(1), uint16(0x409), uint16(POST_SCRIPT_NAME), uint16(text.length), uint16(0)],
    [text],
  );
}
