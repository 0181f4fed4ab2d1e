import { named, z } from '../schema/schema.ts';

/** A mail or text message of the development outbox. */
export const outboxMessageSchema = named(
  'OutboxMessage',
  z.object({
    channel: z.enum(['email', 'sms']),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: z.string(),
  }),
);
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;
