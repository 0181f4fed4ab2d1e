export { mayTestGamesOf, type TestCaller } from './test-account-queries.ts';
