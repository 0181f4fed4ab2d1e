import { ERROR } from '../errors/errors.ts';
import { momentSchema, platformSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** An account that may open the developer's games before they are published (R3.39, O86). */
export const testAccountSchema = named(
  'TestAccount',
  z.object({
    id: z.int(),
    account: described('email address of the Google account', z.string()),
    createdAt: momentSchema,
  }),
);
export type TestAccount = z.output<typeof testAccountSchema>;

/** What became of one address of a pasted list. */
export const testAccountLineSchema = named(
  'TestAccountLine',
  z.object({
    account: described('as it was pasted', z.string()),
    code: described(
      'null: it was added; else why not',
      z.nullable(z.literal([ERROR.invalidFormat, ERROR.duplicateTestAccount, ERROR.testAccountLimitReached])),
    ),
  }),
);
export type TestAccountLine = z.output<typeof testAccountLineSchema>;

/** An unpublished game that the current account may open as a tester. */
export const testApplicationSchema = named(
  'TestApplication',
  z.object({
    applicationId: z.string(),
    name: z.string(),
    shortDescription: z.string(),
    icon: z.string(),
    company: z.string(),
    platforms: z.array(platformSchema),
    updatedAt: momentSchema,
  }),
);
export type TestApplication = z.output<typeof testApplicationSchema>;
