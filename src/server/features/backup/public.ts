export { findBackupState } from './find-backup-state.ts';
