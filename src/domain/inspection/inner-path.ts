/** Longest path inside an archive in bytes of UTF-8; file systems reject longer ones. */
const PATH_BYTES = 1024;
/** Folders inside folders: deeper than any game, and a long path of short names would cost much more to read. */
const DEPTH = 64;
const DRIVE = /^[a-z]:/i;
const CONTROL = /\p{Cc}/u;

/**
 * Whether a path inside an archive stays inside wherever it is unpacked: no root, drive, parent or empty segment, no
 * backslash (a separator on some systems), and no invisible characters. Folders end with a slash.
 */
export function isSafeInnerPath(path: string): boolean {
  if (CONTROL.test(path) || path.includes('\\') || DRIVE.test(path)) return false;
  if (new TextEncoder().encode(path).length > PATH_BYTES) return false;
  const parts = path.replace(/\/$/, '').split('/');
  return parts.length <= DEPTH && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}
