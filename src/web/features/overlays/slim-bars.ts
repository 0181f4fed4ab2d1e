/** The rarely shown bars, in one chunk. */
export { MaintenanceBar } from './maintenance-bar.tsx';
export { NewVersionBar } from './new-version-bar.tsx';
export { RotateBar } from './rotate-bar.tsx';
export { StoreNoticeBar } from './store-notice-bar.tsx';
