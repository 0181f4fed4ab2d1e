import { configDefaults, defineConfig } from 'vitest/config';

/** The unit tests of the rules and the contract, which have to notice what `npm run test:mutation` breaks in them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{domain,contract}/**/*.test.ts'],
    // These measure time on huge texts, which says nothing about instrumented code.
    exclude: [...configDefaults.exclude, 'src/domain/hostile-texts.test.ts'],
    testNamePattern: /^(?!.*millions of characters)/,
    testTimeout: 30_000,
  },
});
