export interface GamePolicySources {
  /** The origin that serves the game's files. */
  readonly origin: string;
  /** The path of its folder, with a trailing slash. */
  readonly folder: string;
  /** Hashes of its inline scripts and styles. */
  readonly inline: readonly string[];
  /** Path of the game SDK, at the same origin. */
  readonly sdk: string;
  /** Origins that may frame it. */
  readonly ancestors: readonly string[];
}

/**
 * The policy of a hosted game, effective even outside our frame: it may only load files of its own folder and the
 * game SDK. `sandbox` makes its origin opaque, so that cookies, storage and API calls of the store are out of reach;
 * paths in the sources block the store's API and other games' files that need no cookie.
 */
export function gamePolicy({ origin, folder, inline, sdk, ancestors }: GamePolicySources): string {
  // Policies do not support addresses like [::1]: allow the whole origin there.
  const isNamed = !origin.includes('[');
  const own = isNamed ? `${origin}${folder}` : "'self'";
  const library = isNamed ? ` ${origin}${sdk}` : '';
  const hashes = inline.map((hash) => ` ${hash}`).join('');
  return [
    'sandbox allow-scripts allow-pointer-lock',
    "default-src 'none'",
    // Engines compile WebAssembly, and start scripts and workers they have unpacked themselves.
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
