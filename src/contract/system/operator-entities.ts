import { BACKUP_STATES } from '../backup/entities.ts';
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
    maintaining: described('started manually: it lasts until it is ended manually', z.boolean()),
    phase: z.enum(['upcoming', 'running', 'past']),
    isCurrent: described('whether it is the one that applies: the first one in progress', z.boolean()),
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
    versionAppeals: described('appeals of developers that wait for a decision', z.int()),
    orderRefunds: described('refunds of orders that players requested or that wait for a second operator', z.int()),
    depositRefunds: described('refunds of top-ups that wait for a second operator', z.int()),
    depositCredits: described('credits of top-ups that wait for a second operator', z.int()),
    depositProblems: described('top-ups that need manual action', z.int()),
    invoicesWaiting: described('invoices without a number', z.int()),
    applicationsRemoved: z.int(),
    applicationsClosed: z.int(),
    bannersShown: z.int(),
    postsWaiting: described('news of developers that wait for approval or were reported', z.int()),
    ratingsHeld: described('reviews that wait for a decision because a game received unusually many', z.int()),
    ratingsReported: described('reported ratings that wait for a decision', z.int()),
    isMaintaining: z.boolean(),
  }),
);
export type OperatorCounters = z.output<typeof countersSchema>;

/** What a process needs before it should get requests (`/readyz`). */
export const READINESS_CHECKS = ['draining', 'database', 'writes', 'migrations', 'files'] as const;
export type ReadinessCheck = (typeof READINESS_CHECKS)[number];

/** A queue of background jobs, across all processes. */
export const jobQueueSchema = named(
  'JobQueue',
  z.object({
    name: z.string(),
    waiting: described('jobs that are due', z.int()),
    scheduled: described('jobs that are due later', z.int()),
    failing: described('scheduled jobs that failed and will be retried', z.int()),
    running: z.int(),
    oldestSeconds: described('seconds for which the oldest waiting job has been due', z.number()),
  }),
);
export type JobQueueState = z.output<typeof jobQueueSchema>;

/** What PostgreSQL calls the states of a connection that copies its journal; `unknown` without the right to see it. */
export const REPLICA_STATES = ['startup', 'catchup', 'streaming', 'backup', 'stopping', 'unknown'] as const;

/** A server that follows the database. */
export const replicaSchema = named(
  'Replica',
  z.object({
    name: described('its application_name', z.string()),
    state: z.enum(REPLICA_STATES),
    lagSeconds: described('null if it is not known', z.nullable(z.number())),
    lagBytes: described('of the journal that it has not replayed; null if it is not known', z.nullable(z.number())),
  }),
);
export type ReplicaState = z.output<typeof replicaSchema>;

/** Backups in short. */
export const backupStateSchema = named(
  'BackupState',
  z.object({
    everyHours: described('null: none are scheduled', z.nullable(z.int())),
    latest: described(
      'the one that began last; null before the first',
      z.nullable(z.object({ state: z.enum(BACKUP_STATES), percent: z.int() })),
    ),
    whole: described(
      'the last one that is whole, or lacks only what the store itself lacked; null before the first',
      z.nullable(z.object({ startedAt: momentSchema, ageSeconds: z.number(), size: z.int() })),
    ),
    isOverdue: described('scheduled backups have failed or not started for twice the planned interval', z.boolean()),
    journalFailedAt: described(
      'when PostgreSQL last failed to copy its journal, and has not succeeded since; null if copying works or is off',
      z.nullable(momentSchema),
    ),
    keyFingerprint: described('of BACKUP_KEY; null without one', z.nullable(z.string())),
  }),
);

/** The state of the installation, as the process that answers sees it. */
export const systemStateSchema = named(
  'SystemState',
  z.object({
    release: z.string(),
    node: z.string(),
    postgresql: z.string(),
    isEmbedded: described('whether PostgreSQL is the embedded one', z.boolean()),
    at: described('when this was read', momentSchema),
    startedAt: described('when the process was started', momentSchema),
    failed: described('checks of /readyz that fail', z.array(z.enum(READINESS_CHECKS))),
    disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }),
    replicaLagSeconds: described('of DATABASE_READ_URL; null without one', z.nullable(z.number())),
    replicas: described('servers that follow the primary', z.array(replicaSchema)),
    backup: backupStateSchema,
    queues: z.array(jobQueueSchema),
    webhooks: z.object({
      unsent: described('events that no delivery was created for yet', z.int()),
      waiting: described('deliveries that are pending, including retries', z.int()),
      failing: described('webhooks whose latest calls failed', z.int()),
      off: described('webhooks that were turned off because they failed for too long', z.int()),
    }),
  }),
);
export type SystemState = z.output<typeof systemStateSchema>;
