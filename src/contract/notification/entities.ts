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
      'the game that the notification is about',
      z.nullable(z.object({ applicationId: z.string(), name: z.string(), icon: z.string() })),
    ),
    params: described(
      'further details that depend on the kind; texts are in the requested language',
      z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    ),
    count: described('number of notifications of its kind that this one combines', z.int()),
    path: described('path of the related page, without the language', z.string()),
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
    isMailFixed: described('whether it is always emailed and cannot be turned off', z.boolean()),
  }),
);
export type NotificationSetting = z.output<typeof notificationSettingSchema>;

export const notificationSettingsSchema = named(
  'NotificationSettings',
  z.object({
    language: described('email language', localeSchema),
    kinds: described('kinds for developers are included for developers only', z.array(notificationSettingSchema)),
  }),
);
export type NotificationSettings = z.output<typeof notificationSettingsSchema>;
