import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** `unit` touches nothing outside the process; `server` has a PostgreSQL. Crash and load tests have their own commands. */
export default defineConfig({
  test: {
    environment: 'node',
    // Hundreds of generated cases, or real database work, on a busy machine: not a limit that a test means.
    testTimeout: 30_000,
    // What is polled for takes longer on a busy machine than the second that is usual.
    expect: { poll: { timeout: 20_000 } },
    // Modules are loaded once for all files of a worker; importing them again for each took two fifths of the time.
    isolate: false,
    // What a test makes and forgets is collected less often: a twentieth of the time of a worker that holds all modules.
    execArgv: ['--max-semi-space-size=64'],
    unstubGlobals: true,
    // All properties generate the same cases in every run.
    setupFiles: ['./tests/fix-seed.ts'],
    // On two cores vitest would start one only, which then stands still whenever the database is at work.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,demo,content,tools}/**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            ...['src/server/**', 'src/cli/operator.test.ts', 'src/cli/publish/publish.test.ts', 'demo/seed-*.test.ts'],
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Otherwise what opens pictures, packages and videos gets a tenth of what is left of a busy machine.
          env: { EQUAL_PRIORITY: 'on' },
          include: [
            'src/server/**/*.test.{ts,tsx}',
            'tests/{database,product}/**/*.test.ts',
            'src/cli/operator.test.ts',
            'src/cli/publish/publish.test.ts',
            'demo/seed-*.test.ts',
          ],
          globalSetup: ['./tests/database/global-setup.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
