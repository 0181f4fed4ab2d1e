import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The browser tests, by their own command: they drive the built product in Chromium. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'browser',
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./tests/e2e/global-setup.ts'],
    // A whole walk, on a machine that may be busy with others: not a limit that a test means.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // What a page does after a click takes longer on a busy machine than the second that is usual.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    isolate: false,
  },
});
