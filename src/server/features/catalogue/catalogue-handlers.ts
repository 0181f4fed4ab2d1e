import type { FeatureHandlers } from '../../api/handler.ts';
import { countView } from './count-view.ts';
import { downloadApplication } from './download-application.ts';
import { getApplication } from './get-application.ts';
import { listApplications } from './list-applications.ts';
import { listBanners } from './list-banners.ts';
import { listCategories } from './list-categories.ts';
import { listSortedApplications } from './list-sorted-applications.ts';
import { playApplication } from './play-application.ts';
import { suggestApplications } from './suggest-applications.ts';

/** The public calls of the catalog. */
export const catalogueHandlers = {
  listApplications,
  getApplication,
  listSortedApplications,
  suggestApplications,
  countView,
  playApplication,
  downloadApplication,
  listCategories,
  listBanners,
} satisfies FeatureHandlers;
