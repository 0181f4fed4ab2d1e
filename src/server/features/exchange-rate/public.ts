export { listRates } from './rate-queries.ts';
