import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '#server/project-root.ts';
import { findBrowser } from '../../tools/find-browser.ts';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one browser of this run listens. */
    browserAddress: string;
    /** Addresses of the products: as it comes, and winding down with two languages. */
    origins: { readonly open: string; readonly guarded: string };
    /** Data folder of the first, for tests that put files into its store. */
    dataDir: string;
  }
}

const BROWSER_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function build(root: string): void {
  if (existsSync(join(root, 'dist/server/main.js'))) return;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
}

async function startBrowser() {
  const executablePath = findBrowser();
  if (typeof executablePath !== 'string') throw new Error(executablePath.missing);
  const isRoot = process.getuid?.() === 0;
  const args = [...BROWSER_ARGUMENTS, ...(isRoot ? ['--no-sandbox'] : [])];
  return chromium.launchServer({ executablePath, args });
}

/** Builds where nothing is built, and starts the browser and two products for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const root = projectRoot();
  build(root);
  const [open, guarded, browser] = await Promise.all([
    startProduct(root, {}),
    startProduct(root, { ROUTE_GUARD: 'all', LOCALES: 'zh-TW,en-US' }),
    startBrowser(),
  ]);
  project.provide('browserAddress', browser.wsEndpoint());
  project.provide('origins', { open: open.origin, guarded: guarded.origin });
  project.provide('dataDir', open.dataDir);
  return async () => {
    await browser.close();
    await Promise.all([open.stop(), guarded.stop()]);
  };
}
