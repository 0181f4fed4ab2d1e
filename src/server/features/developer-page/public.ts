export { findDeveloper } from './developer-queries.ts';
export { listAllFollows, listFollowers } from './follow-queries.ts';
