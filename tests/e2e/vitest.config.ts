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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
  },
});
