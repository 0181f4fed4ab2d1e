/** Longest path inside an archive in bytes of UTF-8; what is longer no file system takes. */
const PATH_BYTES = 1024;
const DRIVE = /^[a-z]:/i;
const CONTROL = /\p{Cc}/u;

/**
 * Whether a path inside an archive stays inside wherever it is unpacked: no root, no drive, no way up, no empty part, no
 * backslash, which some systems take for a slash, and nothing that cannot be seen. Folders end with a slash.
 */
export function isSafeInnerPath(path: string): boolean {
  if (CONTROL.test(path) || path.includes('\\') || DRIVE.test(path)) return false;
  if (new TextEncoder().encode(path).length > PATH_BYTES) return false;
  const parts = path.replace(/\/$/, '').split('/');
  return parts.every((part) => part !== '' && part !== '.' && part !== '..');
}
