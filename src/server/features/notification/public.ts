export { announcePriceDrop, announceVersions, findProductTitles } from './announcement-queries.ts';
export { exportNotifications } from './export-notifications-queries.ts';
export { notify } from './notify.ts';
export { noteLanguage } from './settings-queries.ts';
