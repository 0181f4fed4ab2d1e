import { createHash } from 'node:crypto';

/** Compressed forms of a file, besides the original. */
export const VARIANTS = ['br', 'gzip'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Names that serve as keys unchanged. Names that begin with a hyphen are reserved. */
const PLAIN = /^\w[\w.-]{0,199}(?:\/\w[\w.-]{0,199}){0,15}$/;
const PLAIN_LENGTH = 600;

/** Key of a build's manifest; written first, and again once the build is complete. */
export function manifestKey(folderKey: string): string {
  return `${folderKey}/-build.json`;
}

/** Key of a file of a build. Paths that are long or contain other characters are stored by their hash. */
export function buildFileKey(folderKey: string, path: string): string {
  return `${folderKey}/${safeName(path)}`;
}

/** Key of a compressed form: separate, since a build may contain `.br` files itself. */
export function variantKey(folderKey: string, path: string, variant: Variant): string {
  return `${folderKey}/-${variant}/${safeName(path)}`;
}

function safeName(path: string): string {
  if (path.length <= PLAIN_LENGTH && PLAIN.test(path)) return path;
  return `-named/${createHash('sha256').update(path).digest('hex')}`;
}
