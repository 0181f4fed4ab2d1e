export { requireVisible } from './application-policy.ts';
export { type ApplicationRow, findApplicationRow } from './application-queries.ts';
export { readSummaries } from './summary-queries.ts';
export { computeTrends } from './trend-queries.ts';
