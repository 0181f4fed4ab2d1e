import { defineConfig } from 'vitest/config';
import crash from '../vitest.config.ts';

/** `npm run test:replica`: a PostgreSQL with a streaming replica. */
export default defineConfig({
  ...crash,
  test: { ...crash.test, name: 'replica', exclude: [], globalSetup: [] },
});
