import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** A browser or program from which the owner of an account signs in. */
export const deviceSchema = named(
  'Device',
  z.object({
    id: z.int(),
    name: z.string(),
    addedAt: momentSchema,
    lastSeenAt: described('when the device was last used to sign in', momentSchema),
    current: z.boolean(),
  }),
);
export type Device = z.output<typeof deviceSchema>;
