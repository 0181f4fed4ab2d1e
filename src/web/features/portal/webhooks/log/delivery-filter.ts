import {
  DELIVERY_STATES,
  type DeliveryState,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '#contract/webhook/entities.ts';
import { readChoice, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** What a log shows, as its address says it. */
export interface DeliveryFilter {
  readonly state: DeliveryState | undefined;
  readonly type: WebhookEventType | undefined;
  /** From 1 on. */
  readonly page: number;
}

/** Reads the address of a log; what it does not understand is left out. */
export function readDeliveryFilter({ state, type, page }: Readonly<Record<string, unknown>>): DeliveryFilter {
  return {
    state: readChoice(DELIVERY_STATES, state),
    type: readChoice(WEBHOOK_EVENT_TYPES, type),
    page: readPageNumber(page),
  };
}

export function deliveryQuery({ state, type, page }: DeliveryFilter): string {
  return writeQuery({ state, type, page });
}
