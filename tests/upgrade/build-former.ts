import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrations } from '#server/db/migrations/index.ts';
import { projectRoot } from '#server/project-root.ts';

const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', args, { cwd: projectRoot(), maxBuffer: 1e9 })).stdout.trim();

export interface FormerRelease {
  readonly folder: string;
  /** The commit that it was built from. */
  readonly commit: string;
  /** Whether it knows of the two kinds of migrations, and so can start on a database that a newer release has prepared. */
  readonly knowsKinds: boolean;
  /** Whether it shares its files with other releases (decision 072). */
  readonly sharesFiles: boolean;
}

/** The last tag, or without tags the commit before the newest migration. */
export async function findFormerCommit(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '');
  if (tag !== '') return tag;
  const newest = `src/server/db/migrations/${Object.keys(migrations).at(-1)}.ts`;
  const added = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', newest);
  // A migration that is not committed yet is newer than all commits.
  return added === '' ? 'HEAD' : `${added}^`;
}

/** Builds a commit in a new folder, with the packages that are installed here. */
export async function buildFormer(commit: string, folder: string): Promise<FormerRelease> {
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await symlink(join(projectRoot(), 'node_modules'), join(folder, 'node_modules'));
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    ...{ cwd: folder, maxBuffer: 1e9 },
    env: { ...process.env, NODE_ENV: '' },
  });
  return {
    folder,
    commit: await git('rev-parse', '--short', commit),
    knowsKinds: existsSync(join(folder, 'src/server/db/migrations/migration.ts')),
    sharesFiles: existsSync(join(folder, 'src/server/released')),
  };
}
