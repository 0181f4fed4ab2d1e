export { nameIn } from './summary-queries.ts';
