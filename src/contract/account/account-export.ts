import { momentSchema } from '../code-schemas.ts';
import { providerProfileSchema } from '../provider/entities.ts';
import { named, z } from '../schema.ts';
import { stateSchema } from '../state-schemas.ts';
import { LOGIN_TYPE } from '../states.ts';
import { accountSessionSchema } from './account-session.ts';
import { userProfileSchema } from './entities.ts';

/** Everything that is kept of an account. */
export const accountExportSchema = named(
  'AccountExport',
  z.object({
    exportedAt: momentSchema,
    profile: userProfileSchema,
    provider: z.nullable(providerProfileSchema),
    identities: z.array(
      z.object({
        provider: stateSchema(LOGIN_TYPE),
        subject: z.string(),
        email: z.string(),
        isPrivateEmail: z.boolean(),
        createdAt: momentSchema,
      }),
    ),
    sessions: z.array(z.extend(accountSessionSchema, { userAgent: z.string(), endedAt: z.nullable(momentSchema) })),
    devices: z.array(z.object({ name: z.string(), addedAt: momentSchema, lastSeenAt: momentSchema })),
    history: z.array(z.object({ action: z.string(), details: z.unknown(), createdAt: momentSchema })),
  }),
);
export type AccountExport = z.output<typeof accountExportSchema>;
