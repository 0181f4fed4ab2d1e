import type { Purchase } from '#contract/purchase/entities.ts';
import type { WebhookEventType } from '#contract/webhook/entities.ts';

export interface Payload {
  readonly type: WebhookEventType;
  /** Time of the event. */
  readonly at: Date;
  /** The purchase; for a test message only its application. */
  readonly data: Purchase | Pick<Purchase, 'applicationId'>;
}

/** The body of a message. It is built once and stored, so that every attempt sends and signs the same bytes. */
export function writePayload({ type, at, data }: Payload): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
