import { DELIVERY_STATES, WEBHOOK_EVENT_TYPES } from '#contract/webhook/entities.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice } from '#web/kit/list/filter/filter-kinds.tsx';

/** Filters of a log. */
export const deliveryFilter = defineFilter({
  state: choice(DELIVERY_STATES, {
    label: 'words.status',
    any: 'words.all',
    text: (state, page) => page.t(`webhooks.delivery.${state}`),
  }),
  type: choice(WEBHOOK_EVENT_TYPES, {
    label: 'webhooks.log.type',
    any: 'words.all',
    text: (type, page) => page.t(`webhooks.event.${type}`),
  }),
});
export type DeliveryFilter = ValuesOf<typeof deliveryFilter>;
