import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, search, sort } from '#web/kit/list/filter/filter-kinds.tsx';

/** Filters and order of the list. */
export const applicationFilter = defineFilter({
  search: search('portal.switch.search'),
  status: choice(Object.values(SHELF), {
    label: 'words.shelfStatus',
    any: 'words.anyStatus',
    text: (shelf, page) => page.t(`shelf.${shelf}`),
  }),
  platform: choice(PLATFORM_CODES, {
    label: 'words.platform',
    any: 'words.anyPlatform',
    text: (platform, page) => page.t(`platform.${platform}`),
  }),
  sort: sort(['-createdAt', '-updatedAt', 'name', '-viewCount', '-publishDate'], {
    label: 'hall.sort.label',
    text: (order, page) => page.t(`list.sort.${order}`),
  }),
});
export type ApplicationFilter = ValuesOf<typeof applicationFilter>;
