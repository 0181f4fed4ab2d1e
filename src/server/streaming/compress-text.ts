import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** A text in every supported encoding. */
export interface TextBodies {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

export type TextEncoding = keyof TextBodies;

const BROTLI_QUALITY = 5;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A text in every supported encoding, for many responses. */
export async function compressText(text: string): Promise<TextBodies> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([compressKept(identity, 'br'), compressKept(identity, 'gzip')]);
  return { br, gzip: gzipped, identity };
}

/** A text in one encoding, for many responses. */
export async function compressKept(text: Buffer<ArrayBuffer>, encoding: TextEncoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'br') return compressBrotli(text, BROTLI);
  return encoding === 'gzip' ? compressGzip(text) : text;
}

const QUICK_BROTLI_QUALITY = 2;
const QUICK_GZIP_LEVEL = 3;

const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY } };
const QUICK_GZIP = { level: QUICK_GZIP_LEVEL };

/** A text in one encoding for a single response: fast rather than small. */
export async function compressOnce(text: string, encoding: TextEncoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'br') return compressBrotli(text, QUICK_BROTLI);
  return encoding === 'gzip' ? compressGzip(text, QUICK_GZIP) : Buffer.from(text);
}

/** The same as a stream; undefined for the identity encoding. */
export function createQuickCompressor(encoding: TextEncoding): Transform | undefined {
  if (encoding === 'br') return createBrotliCompress(QUICK_BROTLI);
  return encoding === 'gzip' ? createGzip(QUICK_GZIP) : undefined;
}

const TAKES_BROTLI = acceptedPattern('br');
const TAKES_GZIP = acceptedPattern('gzip');

/** Chooses the smallest encoding accepted by an Accept-Encoding header. */
export function chooseEncoding(acceptEncoding: string): TextEncoding {
  if (TAKES_BROTLI.test(acceptEncoding)) return 'br';
  return TAKES_GZIP.test(acceptEncoding) ? 'gzip' : 'identity';
}

function acceptedPattern(name: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`);
}
