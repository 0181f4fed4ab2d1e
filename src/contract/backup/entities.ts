import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** What made a backup: the schedule, an operator in the console, or a command on the machine. */
export const BACKUP_KINDS = ['scheduled', 'console', 'command'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** `incomplete`: whole, except for files that the store itself did not have. */
export const BACKUP_STATES = ['running', 'done', 'incomplete', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

export const backupSchema = named(
  'Backup',
  z.object({
    id: z.int(),
    kind: z.enum(BACKUP_KINDS),
    state: z.enum(BACKUP_STATES),
    location: described('folder or bucket', z.string()),
    name: described('name at the location, by which it is restored; empty until it is complete', z.string()),
    startedAt: momentSchema,
    finishedAt: z.nullable(momentSchema),
    percent: described('percentage of the files that is done', z.int()),
    size: described('bytes of the files and of the database', z.int()),
    writtenSize: described('bytes that were new', z.int()),
    fileCount: z.int(),
    isEncrypted: z.boolean(),
    isVerified: described('everything that was written was read back', z.boolean()),
    error: described('why it failed, or what is missing; empty if it is complete', z.string()),
  }),
);
export type Backup = z.output<typeof backupSchema>;

export const backupPlanSchema = named(
  'BackupPlan',
  z.object({
    location: described('BACKUP_TO; empty: no backups are scheduled', z.string()),
    everyHours: z.int(),
    keep: described('number of backups that are kept', z.int()),
    isEncrypted: z.boolean(),
  }),
);
export type BackupPlan = z.output<typeof backupPlanSchema>;
