const TEXT = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const BYTES = 'application/octet-stream';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  js: SCRIPT,
  mjs: SCRIPT,
  cjs: SCRIPT,
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
  xml: 'application/xml',
  txt: TEXT,
  md: TEXT,
  csv: TEXT,
  atlas: TEXT,
  fnt: TEXT,
  obj: TEXT,
  vtt: 'text/vtt; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  bmp: 'image/bmp',
  ico: 'image/vnd.microsoft.icon',
  ktx2: 'image/ktx2',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  aac: 'audio/aac',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json',
  zip: 'application/zip',
  gz: 'application/gzip',
};

/** The media type of a stored file by its extension. */
export function mediaTypeOf(name: string): string {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? BYTES) : BYTES;
}

/** Formats that are already compressed; audio and video players also need ranges of them. */
const COMPRESSED = /^(?:audio\/|video\/|image\/(?!svg|bmp|vnd)|font\/woff|application\/(?:zip|gzip))/;
const COMPRESSED_NAME = /\.(?:br|unityweb|7z|basis)$/i;

/** Whether a file of that name may benefit from compression; unknown types may. */
export function isCompressible(name: string): boolean {
  return !COMPRESSED_NAME.test(name) && !COMPRESSED.test(mediaTypeOf(name));
}
