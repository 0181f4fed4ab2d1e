import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import {
  booleanFlag,
  integer,
  lang,
  locale,
  optional,
  text,
  textChoice,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { bytesReply, noRequest } from '../schema/reply-shapes.ts';
import { described, z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { notificationSchema, notificationSettingsSchema } from './entities.ts';
import { NOTIFICATION_KIND_NAMES } from './kinds.ts';

const GROUP = 'notifications';
const PATH = '/api/notification';

/** The number of a notification; there may be more of them than an `integer` holds. */
const notificationId = integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** Numbers of notifications; a single one counts as a list of one. */
const notificationIds = wireType<readonly (number | string)[] | number | string, number[]>({
  read: (raw, refuse) => {
    const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
    if (list.length > LIMITS.listParameterItems) return refuse('field.tooLong');
    return list.map((item) => {
      const parsed = notificationId.safeParse(item);
      return parsed.success ? parsed.data : refuse('field.invalid');
    });
  },
  jsonSchema: {
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    maxItems: LIMITS.listParameterItems,
  },
});

const unread = described('counted up to 100; 100 means 100 or more', z.int());

export const listNotifications = defineEndpoint({
  name: 'listNotifications',
  group: GROUP,
  summary: 'List your notifications of the last 90 days, newest first; pass `next` as `before` for the next page',
  method: 'GET',
  path: `${PATH}/list`,
  auth: 'user',
  request: z.object({
    before: optional(notificationId),
    limit: withDefault(integer({ min: LIMITS.pageSizeMin, max: LIMITS.pageSizeMax }), LIMITS.pageSizeDefault),
    unreadOnly: withDefault(booleanFlag, false),
    lang,
  }),
  reply: z.object({ list: z.array(notificationSchema), next: z.nullable(z.int()), unread }),
  errors: [ERROR.languageNotFound],
});

export const countUnreadNotifications = defineEndpoint({
  name: 'countUnreadNotifications',
  group: GROUP,
  summary: 'Count your unread notifications',
  method: 'GET',
  path: `${PATH}/unread`,
  auth: 'user',
  request: noRequest,
  reply: z.object({ unread }),
  errors: [],
});

export const readNotifications = defineEndpoint({
  name: 'readNotifications',
  group: GROUP,
  summary: 'Mark notifications as read: those listed in `ids`, or all up to the ID `upTo`',
  method: 'POST',
  path: `${PATH}/read`,
  auth: 'user',
  body: 'json',
  allowsDeactivated: true,
  request: z.object({ ids: optional(notificationIds), upTo: optional(notificationId) }),
  reply: z.object({ unread }),
  errors: [],
});

export const getNotificationSettings = defineEndpoint({
  name: 'getNotificationSettings',
  group: GROUP,
  summary: 'Get your notification settings and the language of your emails',
  method: 'GET',
  path: `${PATH}/settings`,
  auth: 'user',
  request: noRequest,
  reply: notificationSettingsSchema,
  errors: [],
});

export const setNotificationSettings = defineEndpoint({
  name: 'setNotificationSettings',
  group: GROUP,
  summary: 'Change the settings of one kind of notification, or the language of your emails',
  method: 'PUT',
  path: `${PATH}/settings`,
  auth: 'user',
  body: 'json',
  allowsDeactivated: true,
  request: z.object({
    kind: optional(textChoice(NOTIFICATION_KIND_NAMES)),
    inStore: optional(booleanFlag),
    byMail: optional(booleanFlag),
    language: optional(locale),
  }),
  reply: notificationSettingsSchema,
  errors: [ERROR.languageNotFound],
});

/** The token of the unsubscribe link in a mail: its holder may stop the account's mails, and nothing else. */
const unsubscribeToken = text({ max: LIMITS.unsubscribeTokenLength });

export const getUnsubscription = defineEndpoint({
  name: 'getUnsubscription',
  group: GROUP,
  summary: 'Get what the unsubscribe link of an email ends; 20001 if the link is invalid',
  method: 'GET',
  path: '/api/public/notification/unsubscribe',
  auth: 'public',
  request: z.object({ token: unsubscribeToken }),
  reply: z.object({
    kind: described('null means all optional emails', z.nullable(z.enum(NOTIFICATION_KIND_NAMES))),
    email: described('masked email address', z.string()),
    isSubscribed: z.boolean(),
  }),
  errors: [],
});

export const unsubscribe = defineEndpoint({
  name: 'unsubscribe',
  group: GROUP,
  summary: 'Unsubscribe from the emails that the link names, or with `all` from all optional ones',
  method: 'POST',
  path: '/api/public/notification/unsubscribe',
  auth: 'public',
  body: 'json',
  request: z.object({ token: unsubscribeToken, all: withDefault(booleanFlag, false) }),
  reply: z.object({ kind: z.nullable(z.enum(NOTIFICATION_KIND_NAMES)) }),
  errors: [],
});

export const unsubscribeByMail = defineEndpoint({
  name: 'unsubscribeByMail',
  group: GROUP,
  summary: 'Unsubscribe from a mail client (RFC 8058), which posts `List-Unsubscribe=One-Click`',
  method: 'POST',
  path: `${PATH}/unsubscribe/{token}`,
  auth: 'none',
  body: 'form',
  bytes: 'text/plain; charset=utf-8',
  crossOrigin: true,
  request: z.object({ token: unsubscribeToken, 'List-Unsubscribe': textChoice(['One-Click']) }),
  reply: bytesReply,
  errors: [],
  answers: [{ status: 204 }],
});

export const openUnsubscription = defineEndpoint({
  name: 'openUnsubscription',
  group: GROUP,
  summary: 'Redirect a browser that opens the address of that header to its page, without changing anything',
  method: 'GET',
  path: `${PATH}/unsubscribe/{token}`,
  auth: 'none',
  bytes: 'text/plain; charset=utf-8',
  request: z.object({ token: unsubscribeToken }),
  reply: bytesReply,
  errors: [],
  answers: [{ status: 303 }],
});
