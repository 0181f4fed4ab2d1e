export { findHighestVersionCode, insertInspection, type NewInspection, readInspections } from './inspection-queries.ts';
