import { makeJpeg } from '../make-image.ts';
import { type HostileImage, withAnswer } from './hostile-image.ts';

const START_OF_FRAME = 0xc0;
const HUFFMAN_TABLES = 0xc4;
const START_OF_SCAN = 0xda;
const QUANTISATION_TABLES = 0xdb;

/** One marker with its length and data. */
export interface JpegSegment {
  readonly marker: number;
  readonly bytes: Buffer;
}

/** The segments of a JPEG as far as its scan, and the scan with all behind it. */
export function readSegments(jpeg: Buffer): { readonly segments: readonly JpegSegment[]; readonly scan: Buffer } {
  const segments: JpegSegment[] = [];
  let offset = 2;
  while (jpeg[offset + 1] !== START_OF_SCAN) {
    const end = offset + 2 + jpeg.readUInt16BE(offset + 2);
    segments.push({ marker: jpeg[offset + 1] ?? 0, bytes: jpeg.subarray(offset, end) });
    offset = end;
  }
  return { segments, scan: jpeg.subarray(offset) };
}

export function writeSegments(segments: readonly JpegSegment[], scan: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments.map(({ bytes }) => bytes), scan]);
}

/** The same file with the bytes of some of its segments changed. */
export function changeSegment(jpeg: Buffer, marker: number, change: (bytes: Buffer) => void): Buffer {
  const { segments, scan } = readSegments(jpeg);
  const changed = segments.map((segment) => {
    if (segment.marker !== marker) return segment;
    const bytes = Buffer.from(segment.bytes);
    change(bytes);
    return { marker, bytes };
  });
  return writeSegments(changed, scan);
}

/** JPEG files that are truncated, or whose markers are impossible. */
export async function makeBrokenJpegs(): Promise<readonly HostileImage[]> {
  const good = await makeJpeg({ width: 64, height: 48 });
  const { segments, scan } = readSegments(good);
  const without = (marker: number) =>
    writeSegments(
      segments.filter((segment) => segment.marker !== marker),
      scan,
    );
  const frame = (change: (bytes: Buffer) => void) => changeSegment(good, START_OF_FRAME, change);
  const first = segments[0]?.bytes.length ?? 0;
  const cuts = [3, 4, 5, 6, 10, 20, 2 + first, 60, 100, 150, 200, 250, 300, 400, 500, 600];
  const ends = [...cuts.filter((end) => end < good.length - 2), good.length - 60, good.length - 20, good.length - 3];
  const frames = Array.from({ length: 16 }, (_, kind) => 0xc0 + kind).filter((marker) =>
    // Frames that no browser can show: lossless, hierarchical and undefined ones.
    [0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xcb, 0xcd, 0xce, 0xcf].includes(marker),
  );
  return withAnswer('image.format', [
    ...ends.map((end) => [`JPEG: cut after ${end} of ${good.length} bytes`, good.subarray(0, end)] as const),
    ...frames.map(
      (marker) => [`JPEG: a frame of kind ${marker.toString(16)}`, frame((bytes) => (bytes[1] = marker))] as const,
    ),
    ['JPEG: a start and an end', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['JPEG: nothing but markers', Buffer.from([0xff, 0xd8, ...Array.from({ length: 200 }, () => 0xff)])],
    ['JPEG: no frame', without(START_OF_FRAME)],
    ['JPEG: no quantisation tables', without(QUANTISATION_TABLES)],
    ['JPEG: no scan', writeSegments(segments, Buffer.from([0xff, 0xd9]))],
    ['JPEG: a scan before its tables', writeSegments([], Buffer.concat([scan, ...segments.map(({ bytes }) => bytes)]))],
    [
      'JPEG: two frames',
      writeSegments(
        segments.flatMap((s) => (s.marker === START_OF_FRAME ? [s, s] : [s])),
        scan,
      ),
    ],
    ['JPEG: a width of nothing', frame((bytes) => bytes.writeUInt16BE(0, 7))],
    ['JPEG: a height that comes later', frame((bytes) => bytes.writeUInt16BE(0, 5))],
    ['JPEG: 12 bits', frame((bytes) => (bytes[4] = 12))],
    ['JPEG: no components', frame((bytes) => (bytes[9] = 0))],
    ['JPEG: 200 components', frame((bytes) => (bytes[9] = 200))],
    ['JPEG: sampling of nothing', frame((bytes) => (bytes[11] = 0))],
    ['JPEG: a segment of no length', changeSegment(good, QUANTISATION_TABLES, (bytes) => bytes.writeUInt16BE(0, 2))],
    [
      'JPEG: a segment longer than the file',
      changeSegment(good, HUFFMAN_TABLES, (bytes) => bytes.writeUInt16BE(65_535, 2)),
    ],
    ['JPEG: tables of a number that does not exist', changeSegment(good, HUFFMAN_TABLES, (bytes) => (bytes[4] = 0xff))],
  ]);
}
