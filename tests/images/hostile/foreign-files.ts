import { drawPicture } from '../make-image.ts';
import { type HostileImage, withAnswer } from './hostile-image.ts';

const text = (content: string) => Buffer.from(content, 'latin1');

function makeBmp(): Buffer {
  const bytes = Buffer.alloc(58);
  bytes.write('BM');
  bytes.writeUInt32LE(58, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(1, 18);
  bytes.writeInt32LE(1, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

/** Files of every other kind, some of them called x.png. */
export async function makeForeignFiles(): Promise<readonly HostileImage[]> {
  const picture = () => drawPicture({ width: 64, height: 48 });
  const png = await picture().png().toBuffer();
  const icon = Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 64, 48, 0, 0, 1, 0, 32, 0]), Buffer.alloc(8), png]);
  return withAnswer('image.format', [
    ['nothing at all', Buffer.alloc(0)],
    ['one byte', Buffer.from([0x89])],
    ['a PNG signature without its last byte', png.subarray(0, 7)],
    ['a JPEG start alone', Buffer.from([0xff, 0xd8])],
    ['a kilobyte of zeroes', Buffer.alloc(1024)],
    ['a megabyte of 0xff', Buffer.alloc(1_048_576, 0xff)],
    ['GIF', await picture().gif().toBuffer()],
    ['WebP', await picture().webp().toBuffer()],
    ['AVIF', await picture().avif({ effort: 0 }).toBuffer()],
    ['TIFF', await picture().tiff().toBuffer()],
    ['raw pixels', await picture().raw().toBuffer()],
    ['BMP', makeBmp()],
    ['ICO with a PNG in it', icon],
    [
      'SVG called x.png',
      text('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><script>alert(1)</script></svg>'),
    ],
    ['SVG that reads a file', text('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')],
    ['SVG behind a declaration', text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')],
    ['packed SVG', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
    ['HTML called x.png', text('<!DOCTYPE html><script>alert(document.cookie)</script>')],
    ['a script', text('alert(1)')],
    ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
    ['ImageMagick commands', text('push graphic-context\nfill \'url(https://x.example/"|id")\'\npop graphic-context')],
    ['PDF', text('%PDF-1.7\n1 0 obj << >> endobj')],
    ['PostScript', text('%!PS\n(/etc/passwd) (r) file')],
    ['ZIP', text('PK\x03\x04\x14\x00\x00\x00\x08\x00')],
    ['a program for Windows', text('MZ\x90\x00\x03\x00\x00\x00')],
    ['a program for Linux', text('\x7fELF\x02\x01\x01\x00')],
    ['JPEG 2000', text('\x00\x00\x00\x0cjP  \r\n\x87\n')],
    ['JPEG XL', Buffer.from([0xff, 0x0a, 0xfa, 0x7f, 0x01, 0x90, 0x08, 0x06])],
    ['HEIC', text('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic')],
    ['MP4', text('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom')],
    ['PSD', text('8BPS\x00\x01\x00\x00\x00\x00\x00\x00')],
    ['a PNG as base64', text(png.toString('base64'))],
    ['a PNG as a data address', text(`data:image/png;base64,${png.toString('base64')}`)],
    ['a PNG behind one byte', Buffer.concat([Buffer.from([0]), png])],
    ['a PNG backwards', Buffer.from(png).reverse()],
    ['half of a multipart header', text('--boundary\r\nContent-Disposition: form-data; name="file"')],
    ['GIF with a ZIP behind it', Buffer.concat([await picture().gif().toBuffer(), text('PK\x03\x04')])],
    ['a packed picture of the OpenEXR kind', text('\x76\x2f\x31\x01\x02\x00\x00\x00')],
  ]);
}
