import { localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** How players reach the company; an empty one is not shown (R3.62). */
export const companyContactsSchema = named(
  'CompanyContacts',
  z.object({ hotline: z.string(), fax: z.string(), serviceEmail: z.string() }),
);
export type CompanyContacts = z.output<typeof companyContactsSchema>;

/** A maintenance window as operators keep it. */
export const operatorMaintenanceSchema = named(
  'OperatorMaintenance',
  z.object({
    id: z.int(),
    maintaining: described('begun by hand: it runs until it is ended by hand', z.boolean()),
    phase: z.enum(['upcoming', 'running', 'past']),
    isCurrent: described('the one that counts: the first that runs', z.boolean()),
    beginAt: momentSchema,
    endAt: momentSchema,
    message: described('for languages without a message of their own', z.string()),
    messages: z.partialRecord(localeSchema, z.string()),
  }),
);
export type OperatorMaintenance = z.output<typeof operatorMaintenanceSchema>;

/** The number of items in each queue of the operators. */
export const countersSchema = named(
  'OperatorCounters',
  z.object({
    providersReviewing: described('applications of developers that wait for a decision', z.int()),
    changeRequests: described('changes of a company that wait for a decision', z.int()),
    versionsInReview: z.int(),
    versionAppeals: described('appeals of developers that wait for an answer', z.int()),
    orderRefunds: described('refunds of orders that players asked for or that wait for a second operator', z.int()),
    depositRefunds: described('refunds of top-ups that wait for a second operator', z.int()),
    depositCredits: described('credits of top-ups that wait for a second operator', z.int()),
    depositProblems: described('top-ups that need to be seen to by hand', z.int()),
    invoicesWaiting: described('invoices without a number', z.int()),
    applicationsRemoved: z.int(),
    applicationsClosed: z.int(),
    bannersShown: z.int(),
    postsWaiting: described('news of developers that wait for approval or were reported', z.int()),
    ratingsHeld: described('reviews that wait for a decision because a game received unusually many', z.int()),
    ratingsReported: described('ratings that somebody has reported and nobody has decided on', z.int()),
    isMaintaining: z.boolean(),
  }),
);
export type OperatorCounters = z.output<typeof countersSchema>;
