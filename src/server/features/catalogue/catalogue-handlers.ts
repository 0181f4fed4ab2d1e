import {
  countView,
  downloadApplication,
  getApplication,
  listApplications,
  listSortedApplications,
  playApplication,
  suggestApplications,
} from '#contract/application/endpoints.ts';
import { listBanners } from '#contract/banner/endpoints.ts';
import { listCategories } from '#contract/category/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createCountView } from './count-view.ts';
import { createDownloadApplication } from './download-application.ts';
import { createGetApplication } from './get-application.ts';
import { createListApplications } from './list-applications.ts';
import { createListBanners } from './list-banners.ts';
import { createListCategories } from './list-categories.ts';
import { createListSortedApplications } from './list-sorted-applications.ts';
import { createPlayApplication } from './play-application.ts';
import { createSuggestApplications } from './suggest-applications.ts';

/** The public calls of the catalogue. */
export function catalogueHandlers(services: Services): BoundHandler[] {
  return [
    handle(listApplications, createListApplications(services)),
    handle(getApplication, createGetApplication(services)),
    handle(listSortedApplications, createListSortedApplications(services)),
    handle(suggestApplications, createSuggestApplications(services)),
    handle(countView, createCountView(services)),
    handle(playApplication, createPlayApplication(services)),
    handle(downloadApplication, createDownloadApplication(services)),
    handle(listCategories, createListCategories(services)),
    handle(listBanners, createListBanners(services)),
  ];
}
