import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { DEVICE_BROWSERS, DEVICE_KINDS, DEVICE_SYSTEMS } from '../values/devices.ts';
import { LOGIN_TYPE } from '../values/states.ts';

/** A valid sign-in as its owner sees it; never the token. */
export const accountSessionSchema = named(
  'AccountSession',
  z.object({
    id: z.string(),
    loginType: stateSchema(LOGIN_TYPE),
    device: z.object({
      kind: z.enum(DEVICE_KINDS),
      system: z.enum(DEVICE_SYSTEMS),
      browser: z.enum(DEVICE_BROWSERS),
    }),
    isCurrent: described('whether this is the current session', z.boolean()),
    createdAt: momentSchema,
    lastSeenAt: described('recorded at most once an hour', momentSchema),
    expiresAt: momentSchema,
  }),
);
export type AccountSession = z.output<typeof accountSessionSchema>;
