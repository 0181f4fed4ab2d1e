export interface GamePolicySources {
  /** Origin that the game's files are served at. */
  readonly origin: string;
  /** Path of its folder there, with a slash at the end. */
  readonly folder: string;
  /** Hashes of its inline scripts and styles. */
  readonly inline: readonly string[];
  /** Path of the store's library for games, at the same origin. */
  readonly sdk: string;
  /** Origins that may frame it. */
  readonly ancestors: readonly string[];
}

/**
 * What a hosted game may do, even opened outside our frame: load and ask for the files of its own folder, and load the
 * store's library; nothing else.
 * `sandbox` makes its origin opaque, so cookies, storage and calls of the store stay out of its reach; paths in the sources
 * keep it from the store's calls and other games' files that need no cookie.
 */
export function gamePolicy({ origin, folder, inline, sdk, ancestors }: GamePolicySources): string {
  // A policy knows no addresses like [::1]: there, the whole origin has to do.
  const isNamed = !origin.includes('[');
  const own = isNamed ? `${origin}${folder}` : "'self'";
  const library = isNamed ? ` ${origin}${sdk}` : '';
  const hashes = inline.map((hash) => ` ${hash}`).join('');
  return [
    'sandbox allow-scripts allow-pointer-lock',
    "default-src 'none'",
    // Engines compile WebAssembly, and start scripts and workers that they have unpacked themselves.
    `script-src ${own}${library} blob: 'wasm-unsafe-eval'${hashes}`,
    `worker-src ${own} blob:`,
    `style-src ${own}${hashes}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    `media-src ${own} data: blob:`,
    `font-src ${own} data: blob:`,
    `connect-src ${own} data: blob:`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');
}
