import { defineConfig, mergeConfig } from 'vitest/config';
import crash from '../vitest.config.ts';

/** `npm run test:replica`: a PostgreSQL with a streaming replica. */
export default mergeConfig(crash, defineConfig({ test: { name: 'replica', exclude: [] } }));
