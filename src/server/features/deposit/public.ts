export { listDepositRows } from './deposit-list-queries.ts';
