import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is no trailer, and wants time or memory of its reader. */
export interface HostileVideo {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** One of the small videos beside this file: a test pattern of six seconds, unless its name says otherwise. */
export async function readTestVideo(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await readFile(join(import.meta.dirname, name)));
}

const FTYP = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));
/** The header of a WebM: EBML with the document type `webm`. */
const EBML = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581', 'hex');
const EBML_END = Buffer.from([0x02]);
const SEGMENT = Buffer.from('18538067', 'hex');
const WEBM = Buffer.concat([EBML, EBML_END, SEGMENT, Buffer.from('01ffffffffffffff', 'hex')]);
const CLUSTER = Buffer.from('1f43b675', 'hex');
const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex');
const MANY = 400_000;

/** Containers that lie about their sizes, have very many parts, never end, or count samples that are not there. */
export async function makeHostileVideos(): Promise<readonly HostileVideo[]> {
  const plain = Buffer.from(await readTestVideo('plain.mp4'));
  const emptyTrack = box('trak', Buffer.alloc(0));
  return [
    hostile('MP4 whose moov claims four gigabytes', FTYP, withSize('moov', 0xffff_fff0), Buffer.alloc(1000)),
    hostile('MP4 of very many empty boxes', FTYP, repeat(box('free', Buffer.alloc(0)), MANY)),
    hostile('MP4 whose moov has very many tracks', FTYP, box('moov', repeat(emptyTrack, MANY))),
    hostile('MP4 with boxes a hundred thousand deep', FTYP, nest('moov', 'trak', 100_000)),
    hostile('MP4 that counts four billion samples', patchCount(plain, 'stsz', 8)),
    hostile('MP4 whose box has no size', FTYP, withSize('moov', 1), Buffer.alloc(8, 0xff), Buffer.alloc(1000)),
    hostile('WebM that never ends', WEBM, repeat(Buffer.from('ec80', 'hex'), MANY)),
    hostile('WebM of very many endless clusters', WEBM, repeat(Buffer.concat([CLUSTER, UNKNOWN_SIZE]), MANY)),
    hostile('WebM whose header claims petabytes', Buffer.from('1a45dfa301ffffffffffff00', 'hex'), Buffer.alloc(1000)),
  ];
}

/** Videos that keep their reader busy until it is ended: a sample repeated four billion times, and elements of no length. */
export async function makeEndlessVideos(): Promise<readonly HostileVideo[]> {
  const plain = Buffer.from(await readTestVideo('plain.mp4'));
  return [
    hostile('MP4 that repeats one sample four billion times', patchCount(plain, 'stts', 8)),
    hostile('WebM followed by nothing', WEBM, Buffer.alloc(100_000)),
  ];
}

function hostile(name: string, ...parts: readonly Uint8Array[]): HostileVideo {
  return { name, content: Uint8Array.from(Buffer.concat(parts)) };
}

function withSize(type: string, size: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(type, 4, 'latin1');
  return head;
}

function box(type: string, content: Uint8Array): Buffer {
  return Buffer.concat([withSize(type, content.length + 8), content]);
}

function repeat(part: Buffer, times: number): Buffer {
  return Buffer.alloc(part.length * times, part);
}

/** Boxes in each other, each as long as what is left. */
function nest(outer: string, inner: string, depth: number): Buffer {
  const heads = Array.from({ length: depth }, (_, place) =>
    withSize(place % 2 === 0 ? outer : inner, 8 * (depth - place)),
  );
  return Buffer.concat(heads);
}

/** The file with the largest number at a place of every box of a type. */
function patchCount(file: Buffer, type: string, offset: number): Buffer {
  const patched = Buffer.from(file);
  for (let at = file.indexOf(type); at >= 0; at = file.indexOf(type, at + 4)) {
    patched.writeUInt32BE(0xffff_ffff, at + 4 + offset);
  }
  return patched;
}
