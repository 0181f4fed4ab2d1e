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
    // On a busy machine, pages may react to a click later than the default of one second.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    isolate: false,
  },
});
