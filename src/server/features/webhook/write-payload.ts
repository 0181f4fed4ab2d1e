import type { Purchase } from '#contract/purchase/entities.ts';
import type { WebhookEventType } from '#contract/webhook/entities.ts';

export interface Payload {
  readonly type: WebhookEventType;
  /** When it happened. */
  readonly at: Date;
  /** The purchase; of a test its application alone. */
  readonly data: Purchase | Pick<Purchase, 'applicationId'>;
}

/** The body of a message. It is written once and kept, so that every try sends, and signs, the same bytes. */
export function writePayload({ type, at, data }: Payload): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
