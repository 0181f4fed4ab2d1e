import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isFileKey } from '#server/providers/files/file-key.ts';
import { BackupError } from './backup-error.ts';

/** Increased when an older Starhall could no longer read a backup. */
export const FORMAT = 1;

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const size = z.int().min(0);
const name = z.string().regex(/^[a-z_][a-z\d_]{0,62}$/);

/** Names of secrets, which become names of files. */
export const SECRET_NAME = /^[a-z][a-z\d-]{0,40}(?:\.pem)?$/;

const table = z.object({
  schema: z.enum(['public', 'jobs']),
  name,
  columns: z.array(name),
  rows: size,
  /** The file with its rows; null without any. */
  data: z.nullable(z.object({ size, sha256 })),
});

/** What restoring checks: everything here may have been written by a stranger. */
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  id: z.string().regex(/^[\dTZ-]{21}-[\da-f]{8}$/),
  /** The Starhall that made the backup. */
  version: z.string().max(40),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  migrations: z.array(z.string().max(100)),
  /** Version of the job queue's tables; null if there are none. */
  jobsVersion: z.nullable(z.int()),
  tables: z.array(table),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d{1,19}$/) })),
  /** Stored files by key. */
  files: z.array(z.object({ key: z.string().refine(isFileKey), size, sha256 })),
  /** Keys of files that the database refers to, and that were not in the file store. */
  missing: z.array(z.string()),
  /** Without their values unless the backup is encrypted. */
  secrets: z.array(z.object({ name: z.string().regex(SECRET_NAME), value: z.optional(z.string()) })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type TableDump = Manifest['tables'][number];
export type DumpedSequence = Manifest['sequences'][number];
export type BackedUpFile = Manifest['files'][number];
export type BackedUpSecret = Manifest['secrets'][number];

/** The text of a manifest: a line with its hash, so that one that was cut short is noticed, and the JSON. */
export function writeManifest(manifest: Manifest): string {
  const json = JSON.stringify(manifest);
  return `starhall-backup ${hashOf(json)}\n${json}\n`;
}

/** @throws BackupError for a manifest that is damaged, or that this Starhall does not know. */
export function readManifest(text: string): Manifest {
  const [, hash, json = ''] = /^starhall-backup ([\da-f]{64})\n([^\n]*)\n$/.exec(text) ?? [];
  if (hash !== hashOf(json)) throw new BackupError('The list of the backup is damaged.');
  const content: unknown = JSON.parse(json);
  const format = typeof content === 'object' && content !== null && 'format' in content ? content.format : undefined;
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupError('The backup was made by a newer Starhall. Restore it with that version.');
  }
  const parsed = manifestSchema.safeParse(content);
  if (!parsed.success) {
    throw new BackupError(`The list of the backup is invalid: ${parsed.error.issues[0]?.path.join('.')}.`);
  }
  return parsed.data;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
