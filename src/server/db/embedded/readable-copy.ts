import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder that every user can read, once: `fill` writes it under another name first, so that a copy which was
 * interrupted is never used. Returns the folder.
 */
export function provideReadableCopy(folder: string, fill: (unfinished: string) => void): string {
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  fill(unfinished);
  openForReading(unfinished);
  renameSync(unfinished, folder);
  return folder;
}

function openForReading(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  chmodSync(path, entry.isDirectory() || (entry.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (!entry.isDirectory()) return;
  for (const name of readdirSync(path)) openForReading(join(path, name));
}
