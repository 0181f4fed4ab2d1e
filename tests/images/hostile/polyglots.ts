import { makeJpeg, makePng } from '../make-image.ts';
import { END_CHUNK, headerChunk, joinPng, pixelChunk, pngChunk } from '../png-file.ts';
import type { HostileImage } from './hostile-image.ts';

const SECRET = '<script>alert(document.cookie)</script>';
const SIZE = { width: 64, height: 48 } as const;

function jpegSegment(marker: number, data: Uint8Array): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, data]);
}

const behindStart = (jpeg: Buffer, segment: Uint8Array) =>
  Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);

/** Pictures that are another format as well: they are accepted, and the other format is removed. */
export async function makePolyglots(): Promise<readonly HostileImage[]> {
  const png = await makePng(SIZE);
  const jpeg = await makeJpeg(SIZE);
  const html = Buffer.from(SECRET);
  const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00\x00\x00\x00\x00', 'latin1'), html]);
  const withChunk = (type: string, data: Uint8Array) =>
    joinPng(headerChunk(SIZE), pngChunk(type, data), pixelChunk(SIZE), END_CHUNK);
  const files = [
    ['PNG and ZIP', 'png', Buffer.concat([png, zip])],
    ['PNG and HTML', 'png', Buffer.concat([png, html])],
    ['PNG and a program archive', 'png', Buffer.concat([png, zip, Buffer.from('META-INF/MANIFEST.MF')])],
    ['PNG with HTML as a text', 'png', withChunk('tEXt', Buffer.concat([Buffer.from('Title\0'), html]))],
    [
      'PNG with HTML as a text of many languages',
      'png',
      withChunk('iTXt', Buffer.concat([Buffer.from('a\0\0\0\0\0'), html])),
    ],
    ['PNG with HTML as camera data', 'png', withChunk('eXIf', html)],
    ['PNG with HTML in a chunk of its own', 'png', withChunk('teSt', html)],
    ['PNG with HTML as a profile that is none', 'png', withChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), html]))],
    ['JPEG and HTML', 'jpeg', Buffer.concat([jpeg, html])],
    ['JPEG and ZIP', 'jpeg', Buffer.concat([jpeg, zip])],
    ['JPEG with HTML as a comment', 'jpeg', behindStart(jpeg, jpegSegment(0xfe, html))],
    [
      'JPEG with a script as its length',
      'jpeg',
      behindStart(jpeg, jpegSegment(0xfe, Buffer.concat([Buffer.alloc(0x2f2a - 2 - html.length), html]))),
    ],
    [
      'JPEG with HTML as camera data',
      'jpeg',
      behindStart(jpeg, jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), html]))),
    ],
    [
      'JPEG with HTML as XMP',
      'jpeg',
      behindStart(jpeg, jpegSegment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), html]))),
    ],
    [
      'JPEG with HTML as a profile that is none',
      'jpeg',
      behindStart(jpeg, jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), html]))),
    ],
    [
      'JPEG with HTML as IPTC',
      'jpeg',
      behindStart(jpeg, jpegSegment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), html]))),
    ],
    ['JPEG with a picture in its comment', 'jpeg', behindStart(jpeg, jpegSegment(0xfe, Buffer.concat([png, html])))],
  ] as const;
  return files.map(([name, format, content]) => ({
    name,
    content: Uint8Array.from(content),
    answer: `${format} 64x48`,
    secret: SECRET,
  }));
}
