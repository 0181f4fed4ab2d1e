import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** The crash tests, by their own command: they start processes and kill them, one test after the other. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'crash',
    include: ['tests/crash/**/*.test.ts'],
    // By its own command.
    exclude: [...configDefaults.exclude, 'tests/crash/replica/**'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['./tests/crash/global-setup.ts'],
    fileParallelism: false,
    // Modules are loaded once for all files.
    isolate: false,
  },
});
