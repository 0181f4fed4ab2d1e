export { requireVisible } from './application-policy.ts';
export { type ApplicationRow, findApplicationRow } from './application-queries.ts';
export { createMarkOwned } from './mark-owned.ts';
export { readVisibleGame } from './read-visible-game.ts';
export { readPricedSummaries, readSummaries, readSummaryPage } from './summary-queries.ts';
export { computeTrends } from './trend-queries.ts';
