export { findOwnNumber, findStoredForm, lockOwnApplication, type OwnKey } from './own-application-queries.ts';
export { lockVersions, moveApplication, moveVersions } from './shelf-queries.ts';
export { findSnapshot, saveSnapshot } from './snapshot-queries.ts';
