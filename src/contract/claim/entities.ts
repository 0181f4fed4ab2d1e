import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** The operator who is handling an item, so that two operators do not decide it at once. */
export const claimSchema = named(
  'Claim',
  z.object({
    subject: described('what is claimed: the kind of item, then its number, as in provider:12', z.string()),
    operator: z.object({ id: z.int(), nickname: z.string() }),
    isOwn: described('whether the caller has claimed it', z.boolean()),
    expiresAt: momentSchema,
  }),
);
export type Claim = z.output<typeof claimSchema>;
