import { localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { SHELF } from '../values/states.ts';

/** Why an operator removes an application, in words that the store has in every language. */
export const REMOVAL_REASONS = [
  'copyright',
  'malware',
  'misleading',
  'illegal',
  'ageRating',
  'broken',
  'other',
] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** An application as operators see it in their lists, its name in the requested language. */
export const operatorApplicationSchema = named(
  'OperatorApplication',
  z.object({
    id: z.int(),
    applicationId: z.string(),
    name: z.string(),
    lang: described('the language that the name is in', localeSchema),
    icon: z.string(),
    iconPlaceholder: z.string(),
    category: z.int(),
    company: z.string(),
    providerId: described('the account of its developer', z.int()),
    status: stateSchema(SHELF),
    isOpen: described('false: listed, but closed to players', z.boolean()),
    sort: described('place in the recommended order, from 1', z.nullable(z.int())),
    viewCount: z.int(),
    publishDate: z.nullable(momentSchema),
    createdAt: momentSchema,
    removal: described(
      'why it was removed; null while it is not',
      z.nullable(
        z.object({ template: z.nullable(z.enum(REMOVAL_REASONS)), reason: z.string(), removedAt: momentSchema }),
      ),
    ),
  }),
);
export type OperatorApplication = z.output<typeof operatorApplicationSchema>;
