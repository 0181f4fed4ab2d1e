import { claimSchema } from '../claim/entities.ts';
import { developerLinkSchema } from '../developer-page/link.ts';
import { described, named, z } from '../schema/schema.ts';
import { ownPostSchema, postReportSchema } from './entities.ts';

/** News for operators, with its open reports. */
export const operatorPostSchema = named(
  'OperatorPost',
  z.extend(ownPostSchema, {
    developer: z.extend(developerLinkSchema, { userId: z.int() }),
    reportCount: z.int(),
    reports: described('the first ten open ones', z.array(postReportSchema)),
    claim: z.nullable(claimSchema),
  }),
);
export type OperatorPost = z.output<typeof operatorPostSchema>;
