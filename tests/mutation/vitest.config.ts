import { configDefaults, defineConfig } from 'vitest/config';

/** The unit tests of the rules and the contract, which have to detect the mutants of `npm run test:mutation`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{domain,contract}/**/*.test.ts'],
    // These measure time and stack for huge texts, which is meaningless for instrumented code.
    exclude: [...configDefaults.exclude, 'src/domain/{hostile,huge}-texts.test.ts'],
    setupFiles: ['tests/mutation/setup.ts'],
    // All test files of a mutant share one worker, which loads each module once.
    isolate: false,
    // Node would load Stryker's own setup file once a worker, since it lies below node_modules; every test file needs it.
    server: { deps: { inline: [/stryker-setup/] } },
    // Stryker has its own limits. A busy machine must not look like a killed mutant.
    testTimeout: 600_000,
  },
});
