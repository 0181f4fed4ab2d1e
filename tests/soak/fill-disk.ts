import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Skipped } from './part.ts';

const PIECES = [1_048_576, 4096].map((bytes) => Buffer.alloc(bytes, 1));
const AGAIN_MS = 100;
const mounted: string[] = [];

/** Puts a disk of its own under a folder, in memory; what is there moves onto it. @throws Skipped without the right to. */
export function mountDisk(folder: string, megabytes: number): void {
  mkdirSync(folder, { recursive: true });
  const { uid, gid, mode } = statSync(folder);
  const kept = `${folder}.kept`;
  // With owners and modes: PostgreSQL runs as another user.
  execFileSync('cp', ['-a', folder, kept]);
  const owner = `uid=${uid},gid=${gid},mode=${(mode & 0o7777).toString(8)}`;
  try {
    if (process.getuid?.() !== 0) throw new Skipped('needs root, to mount small disks');
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,${owner}`, 'tmpfs', folder], { stdio: 'pipe' });
    } catch (error) {
      throw new Skipped(`this machine does not let root mount a disk: ${String(error).trim()}`);
    }
    mounted.push(folder);
    execFileSync('cp', ['-a', `${kept}/.`, folder]);
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
}

export function unmountDisks(): void {
  for (const folder of mounted.splice(0).reverse()) execFileSync('umount', ['--lazy', folder]);
}

/** Fills the disk of a folder and keeps it full until it is freed. */
export function fillDisk(folder: string): { free(): void } {
  const path = join(folder, 'filling');
  const file = openSync(path, 'w');
  const fill = () => {
    for (const piece of PIECES) {
      try {
        for (;;) writeSync(file, piece);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    }
  };
  fill();
  const timer = setInterval(fill, AGAIN_MS);
  return {
    free() {
      clearInterval(timer);
      closeSync(file);
      rmSync(path);
    },
  };
}
