export { findApplicationContact } from './application-change-queries.ts';
export { type BannerRow, listBannerRows } from './banner-queries.ts';
export { listOrderedCategories } from './category-order-queries.ts';
export { configuredCompany, findCompany, readCompany } from './company-queries.ts';
export { listMaintenanceRows } from './maintenance-queries.ts';
export { findSetting, hallShelvesSetting, replaceSetting, type Setting, writeSetting } from './setting-queries.ts';
export { revisionOf } from './setting-revision.ts';
export { createWriteChange } from './write-change.ts';
