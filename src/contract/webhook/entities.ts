import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** The events of webhooks; `webhook.test` is sent on the developer's request. */
export const WEBHOOK_EVENTS = ['purchase.completed', 'purchase.refunded'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export const WEBHOOK_EVENT_TYPES = [...WEBHOOK_EVENTS, 'webhook.test'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** Why a webhook is off: switched off by its developer, or without a successful response for days. */
export const WEBHOOK_OFF_REASONS = ['owner', 'failing'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

/** A developer's URL that receives events of a game. Its secret is shown once, when it is created. */
export const webhookSchema = named(
  'Webhook',
  z.object({
    id: z.int(),
    applicationId: z.string(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    isEnabled: z.boolean(),
    offReason: z.nullable(z.enum(WEBHOOK_OFF_REASONS)),
    createdAt: momentSchema,
    updatedAt: momentSchema,
    failingSince: described('since when no message was delivered; null if the last one was', z.nullable(momentSchema)),
    lastDeliveredAt: z.nullable(momentSchema),
    oldSecretUntil: described(
      'until when messages also carry a signature from the old secret',
      z.nullable(momentSchema),
    ),
    waiting: described('pending messages', z.int()),
    failed: described('messages that failed in the last 30 days', z.int()),
  }),
);
export type Webhook = z.output<typeof webhookSchema>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt failed. */
export const DELIVERY_ERRORS = [
  'address', // not a public one, or not https
  'name', // the host has no address
  'refused', // nobody listens, or the line broke
  'certificate',
  'timeout',
  'redirect', // it answered that it is elsewhere; nobody goes there
  'status', // it answered something else than 2xx
] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** A message in the log of a webhook. */
export const webhookDeliverySchema = named(
  'WebhookDelivery',
  z.object({
    id: z.int(),
    messageId: described('`webhook-id`: the same in every attempt and resend', z.string()),
    type: z.enum(WEBHOOK_EVENT_TYPES),
    exchangeId: z.nullable(z.string()),
    state: z.enum(DELIVERY_STATES),
    tries: z.int(),
    createdAt: momentSchema,
    deliveredAt: z.nullable(momentSchema),
    nextTryAt: described('null unless it is pending', z.nullable(momentSchema)),
    lastStatus: described('HTTP status of the latest response', z.nullable(z.int())),
    lastError: z.nullable(z.enum(DELIVERY_ERRORS)),
  }),
);
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;

/** One attempt to deliver a message. */
export const webhookAttemptSchema = named(
  'WebhookAttempt',
  z.object({
    at: momentSchema,
    status: z.nullable(z.int()),
    error: z.nullable(z.enum(DELIVERY_ERRORS)),
    durationMs: z.int(),
    answer: described('start of the response, as text', z.string()),
    isReplay: z.boolean(),
  }),
);
export type WebhookAttempt = z.output<typeof webhookAttemptSchema>;
