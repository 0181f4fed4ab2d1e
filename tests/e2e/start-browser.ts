import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.ts';

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages are not visible: nothing outside the window needs to be painted ahead.
  '--force-gpu-mem-available-mb=1',
  // Pages live for seconds: optimized code is seldom run, and making it is a sixth of the time. Sparkplug only translates
  // bytecode, which saves an eighth of the time of a page's process.
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=32',
  // No test may reach another machine: a request that tries to fails, which its test notes.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * One browser per test process: through another process, every message between test and browser would be serialized and
 * parsed twice more.
 */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (typeof executablePath !== 'string') throw new Error(executablePath.missing);
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...(isRoot ? ['--no-sandbox'] : [])] });
}
