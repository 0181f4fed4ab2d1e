import { SHELF } from '#contract/values/states.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, kept, search, sort } from '#web/kit/list/filter/filter-kinds.tsx';
import { readChosenId } from '../../layout/load-chosen.ts';

/** Filters and order of the product list. */
export const productFilter = defineFilter({
  applicationId: kept((applicationId) => readChosenId({ applicationId })),
  search: search('products.search'),
  status: choice(Object.values(SHELF), {
    label: 'words.status',
    any: 'words.anyStatus',
    text: (shelf, page) => page.t(`shelf.${shelf}`),
  }),
  sort: sort(['-createdAt', '-updatedAt', 'name', 'productId'], {
    label: 'hall.sort.label',
    text: (order, page) => page.t(`list.sort.${order}`),
  }),
});
export type ProductFilter = ValuesOf<typeof productFilter>;
