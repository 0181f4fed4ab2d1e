import { described, named, z } from '../schema/schema.ts';

/** A period of maintenance; the first one with `maintaining` counts. Dates are ISO 8601. */
export const maintenanceSchema = named(
  'Maintenance',
  z.object({ id: z.int(), maintaining: z.boolean(), beginAt: z.string(), endAt: z.string(), message: z.string() }),
);
export type Maintenance = z.output<typeof maintenanceSchema>;

export const SERVICE_MODES = ['open', 'visitors', 'all'] as const;
export type ServiceMode = (typeof SERVICE_MODES)[number];

/** What every page needs to know of the installation. */
export const publicSettingsSchema = named(
  'PublicSettings',
  z.object({
    serviceMode: z.enum(SERVICE_MODES),
    upgradeNotice: z.object({ on: z.boolean(), successorName: z.string(), url: z.string() }),
    company: z.object({ hotline: z.string(), fax: z.string(), serviceEmail: z.string() }),
    gameRulesUrl: z.string(),
    winningDays: z.int(),
    googleClientId: z.string(),
    appleClientId: z.string(),
    localSignIn: described('a local identity provider is used where a client ID is empty', z.boolean()),
    openId: described(
      'the OpenID providers of the sign-in page in the order of their buttons, with a name for each language',
      z.array(z.object({ id: z.string(), names: z.record(z.string(), z.string()) })),
    ),
    emailSignIn: described('people may sign in by a code sent to an email address', z.boolean()),
    outbox: described(
      'what is kept in the development outbox (/dev/outbox) instead of being sent',
      z.object({ email: z.boolean(), sms: z.boolean() }),
    ),
  }),
);
export type PublicSettings = z.output<typeof publicSettingsSchema>;
