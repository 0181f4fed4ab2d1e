import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '#server/project-root.ts';
import { fillStore } from './fill-store.ts';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origins of the products: one with default settings, and one that is closing down with two languages. */
    origins: { readonly open: string; readonly guarded: string };
    /** Data folder of the first, for tests that put files into its store. */
    dataDir: string;
    /** Data folder of a store as its first start leaves it, for products that start from a copy. */
    filledStore: string;
  }
}

function build(root: string): void {
  if (existsSync(join(root, 'dist/server/main.js'))) return;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
}

/** Builds if there is no build, fills a store, and starts two products on copies of it for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const root = projectRoot();
  build(root);
  const filled = await fillStore(root);
  const from = filled.dataDir;
  const [open, guarded] = await Promise.all([
    startProduct(root, {}, { from, hasBackups: true }),
    startProduct(root, { ROUTE_GUARD: 'all', LOCALES: 'zh-TW,en-US' }, { from }),
  ]);
  project.provide('filledStore', from);
  project.provide('origins', { open: open.origin, guarded: guarded.origin });
  project.provide('dataDir', open.dataDir);
  return async () => {
    await Promise.all([open.stop(), guarded.stop(), filled.remove()]);
  };
}
