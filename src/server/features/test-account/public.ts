export { type Asker, mayTestGamesOf } from './test-account-queries.ts';
