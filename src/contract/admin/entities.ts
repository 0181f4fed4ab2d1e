import { identitySchema, pointBalanceSchema, userProfileSchema } from '../account/entities.ts';
import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** An account in an entry of the log, as it is now: a deleted one has no nickname. */
export const auditPersonSchema = named(
  'AuditPerson',
  z.object({ id: z.int(), account: z.string(), nickname: z.string() }),
);
export type AuditPerson = z.output<typeof auditPersonSchema>;

/** An action, as the log stores it permanently. */
export const auditEntrySchema = named(
  'AuditEntry',
  z.object({
    id: z.int(),
    createdAt: momentSchema,
    action: described('what was done: the kind of item, then the action, as in user.suspend', z.string()),
    subject: described('what it was done to: the kind of item, then its number or name, as in user:12', z.string()),
    reason: described('empty where none was given', z.string()),
    actor: described('null if the system acted', z.nullable(auditPersonSchema)),
    isAtCommandLine: described('an operator did it at the command line, where nobody is signed in', z.boolean()),
    user: described('the account, if the subject is one; otherwise null', z.nullable(auditPersonSchema)),
  }),
);
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** An account for operators: nothing of it that they do not need, such as its postal address. */
export const listedUserSchema = named(
  'ListedUser',
  z.omit(userProfileSchema, { birthdate: true, postalCode: true, address: true }),
);
export type ListedUser = z.output<typeof listedUserSchema>;

/** An account for the decisions of operators. */
export const userCaseSchema = named(
  'UserCase',
  z.object({
    user: listedUserSchema,
    identities: described('its ways to sign in, oldest first; none once it is deleted', z.array(identitySchema)),
    lastSignInAt: described('null if it is not known', z.nullable(momentSchema)),
    sessionCount: described('number of valid sessions', z.int()),
    points: z.array(pointBalanceSchema),
    company: described(
      'of a developer; null for a player',
      z.nullable(z.object({ name: z.string(), enable: described('whether it may publish and sell', z.boolean()) })),
    ),
  }),
);
export type UserCase = z.output<typeof userCaseSchema>;
