import { localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { NOTIFICATION_KIND_NAMES } from './kinds.ts';

/** A notification in the store. */
export const notificationSchema = named(
  'Notification',
  z.object({
    id: z.int(),
    kind: z.enum(NOTIFICATION_KIND_NAMES),
    application: described(
      'the game it is about',
      z.nullable(z.object({ applicationId: z.string(), name: z.string(), icon: z.string() })),
    ),
    params: described(
      'what else is told, by the kind; texts in the language asked for',
      z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    ),
    count: described('how many of its kind this one stands for', z.int()),
    path: described('where it leads: from the slash on, without the language', z.string()),
    createdAt: momentSchema,
    readAt: z.nullable(momentSchema),
  }),
);
export type Notification = z.output<typeof notificationSchema>;

/** How a user wants to be notified about one kind. */
export const notificationSettingSchema = named(
  'NotificationSetting',
  z.object({
    kind: z.enum(NOTIFICATION_KIND_NAMES),
    audience: z.enum(['player', 'developer']),
    inStore: z.boolean(),
    byMail: z.boolean(),
    isMailFixed: described('it is always mailed, since it is more than news', z.boolean()),
  }),
);
export type NotificationSetting = z.output<typeof notificationSettingSchema>;

export const notificationSettingsSchema = named(
  'NotificationSettings',
  z.object({
    language: described('in which the person is written to', localeSchema),
    kinds: described('those of developers for developers only', z.array(notificationSettingSchema)),
  }),
);
export type NotificationSettings = z.output<typeof notificationSettingsSchema>;
