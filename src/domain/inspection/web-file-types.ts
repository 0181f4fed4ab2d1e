/** Extensions of files that browser games consist of. */
const WEB_GAME_TYPES: ReadonlySet<string> = new Set(
  `html htm css js mjs cjs map json jsonc json5 webmanifest wasm data mem symbols unityweb pck bin dat txt md csv tsv xml yaml yml
  toml ini glsl vert frag wgsl shader fnt png jpg jpeg gif webp avif svg ico bmp apng ktx ktx2 basis dds pvr astc hdr exr atlas
  plist tmx tsx tmj tsj ldtk skel mp3 ogg oga opus m4a aac wav flac mid midi mp4 webm ogv woff woff2 ttf otf eot gltf glb obj
  mtl fbx drc gz br license vtt srt po mo lang`
    .split(/\s+/)
    .filter((ending) => ending !== ''),
);

/**
 * Whether a web game may be expected to contain such a file. Files without an extension are allowed (`LICENSE`, map
 * tiles).
 */
export function isWebGameFile(path: string): boolean {
  const ending = endingOf(path);
  return ending === '' || WEB_GAME_TYPES.has(ending);
}

/** A file name's extension in lower case without the period; '' if it has none. */
export function endingOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
