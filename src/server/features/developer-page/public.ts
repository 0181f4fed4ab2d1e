export { listAllFollows, listFollowers } from './follow-queries.ts';
