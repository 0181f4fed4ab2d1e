import { createHash } from 'node:crypto';

/** How a file is kept besides as it is. */
export const VARIANTS = ['br', 'gzip'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Names that are keys as they are. Those that begin with a hyphen are ours. */
const PLAIN = /^\w[\w.-]{0,199}(?:\/\w[\w.-]{0,199}){0,15}$/;
const PLAIN_LENGTH = 600;

/** Where a build says what it holds; written first and, once it is whole, last. */
export function manifestKey(folderKey: string): string {
  return `${folderKey}/-build.json`;
}

/** Where a file of a build is kept. Paths in other letters, with blanks or very long ones, are kept by their hash. */
export function buildFileKey(folderKey: string, path: string): string {
  return `${folderKey}/${safeName(path)}`;
}

/** Where its compressed form is kept: apart, as a build may have files that end in `.br` itself. */
export function variantKey(folderKey: string, path: string, variant: Variant): string {
  return `${folderKey}/-${variant}/${safeName(path)}`;
}

function safeName(path: string): string {
  if (path.length <= PLAIN_LENGTH && PLAIN.test(path)) return path;
  return `-named/${createHash('sha256').update(path).digest('hex')}`;
}
