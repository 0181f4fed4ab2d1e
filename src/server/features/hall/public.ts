export { listPublishedCollections } from './collection-queries.ts';
export { findNextHallChange } from './shelf-queries.ts';
