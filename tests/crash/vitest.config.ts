import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The crash tests, by their own command: they start processes and kill them, one test after the other. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'crash',
    include: ['tests/crash/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // Modules are loaded once for all files.
    isolate: false,
  },
});
