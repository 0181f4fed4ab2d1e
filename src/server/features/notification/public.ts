export { announcePriceDrop, announceVersions, findProductTitles } from './announcement-queries.ts';
export { exportNotifications } from './export-notifications-queries.ts';
export { announcePost, announceRelease } from './follower-announcement-queries.ts';
export { notify } from './notify.ts';
export { announceSale } from './sale-announcement-queries.ts';
export { recordLanguage } from './settings-queries.ts';
