import { momentSchema } from '../code-schemas.ts';
import { described, named, z } from '../schema.ts';

/** Somebody who may open the developer's games before they are on the shelf (R3.39, O86). */
export const testAccountSchema = named(
  'TestAccount',
  z.object({ id: z.int(), account: described('e-mail of the Google account', z.string()), createdAt: momentSchema }),
);
export type TestAccount = z.output<typeof testAccountSchema>;
