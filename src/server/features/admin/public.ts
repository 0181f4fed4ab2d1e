export { findPeople } from './admin-queries.ts';
