import { SHELF } from '#contract/values/states.ts';
import { defineFilter } from '#web/kit/list/filter/define-filter.ts';
import { choice, days, id, search, sort } from '#web/kit/list/filter/filter-kinds.tsx';

export const GALLERY_PATH = '/dev/kit';

/** One filter of each kind that has a field. */
export const galleryFilter = defineFilter({
  search: search('allProducts.search'),
  status: choice(Object.values(SHELF), {
    label: 'words.shelfStatus',
    any: 'words.anyStatus',
    text: (shelf, page) => page.t(`shelf.${shelf}`),
  }),
  sort: sort(['-createdAt', 'createdAt'], {
    label: 'words.order',
    text: (order, page) => page.t(`list.sort.${order}`),
  }),
  userId: id('operator.users.user'),
  ...days(),
});
