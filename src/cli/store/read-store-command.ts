import { parseOptions, readByName, readMoment, UsageError } from '../command-line.ts';
import type { MigrationTask } from './run-migrate.ts';

/** The parsed command line. Without a place, that of the settings is meant; without an ID, the latest backup. */
export type StoreCommand =
  | { readonly name: 'help' }
  | { readonly name: 'new-key' }
  | { readonly name: 'base'; readonly keep: number | undefined }
  | { readonly name: 'backup'; readonly place: string | undefined; readonly keep: number | undefined }
  | { readonly name: 'backups'; readonly place: string | undefined }
  | {
      readonly name: 'verify-backup';
      readonly place: string | undefined;
      readonly id: string | undefined;
      readonly scratch: string | undefined;
    }
  | { readonly name: 'restore'; readonly place: string; readonly to: string; readonly id: string | undefined }
  | {
      readonly name: 'recover';
      readonly copy: string | undefined;
      readonly until: Date | undefined;
      readonly timeline: number | undefined;
    }
  | { readonly name: 'migrate'; readonly task: MigrationTask };

const COMMANDS: ReadonlyMap<string, (args: readonly string[]) => StoreCommand> = new Map([
  ['backup', readBackup],
  ['backups', readBackups],
  ['verify-backup', readVerification],
  ['restore', readRestore],
  ['recover', readRecovery],
  ['migrate', readMigration],
]);

/** Parses the arguments after the program's name. @throws UsageError */
export function readStoreCommand(args: readonly string[]): StoreCommand {
  return readByName(COMMANDS, args);
}

function readBackup(args: readonly string[]): StoreCommand {
  const { values, positionals } = parseOptions(args, {
    keep: { type: 'string' },
    'new-key': { type: 'boolean', default: false },
    base: { type: 'boolean', default: false },
  });
  if (values['new-key']) return { name: 'new-key' };
  const keep = readCount('--keep', values.keep);
  if (values.base) return { name: 'base', keep };
  return { name: 'backup', place: readPlace('backup', positionals), keep };
}

function readCount(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > 10_000) throw new UsageError(`${option} needs a whole number from 1 to 10000.`);
  return count;
}

function readBackups(args: readonly string[]): StoreCommand {
  return { name: 'backups', place: readPlace('backups', parseOptions(args, {}).positionals) };
}

function readVerification(args: readonly string[]): StoreCommand {
  const { values, positionals } = parseOptions(args, { backup: { type: 'string' }, scratch: { type: 'string' } });
  const place = readPlace('verify-backup', positionals);
  return { name: 'verify-backup', place, id: values.backup, scratch: values.scratch };
}

function readRestore(args: readonly string[]): StoreCommand {
  const { values, positionals } = parseOptions(args, { backup: { type: 'string' }, to: { type: 'string' } });
  const place = readPlace('restore', positionals);
  if (place === undefined) throw new UsageError('restore needs the place of a backup.');
  if (values.to === undefined || values.to === '') throw new UsageError('restore needs --to, an empty folder.');
  return { name: 'restore', place, to: values.to, id: values.backup };
}

function readRecovery(args: readonly string[]): StoreCommand {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseOptions(args, { base: text, until: text, timeline: text });
  if (positionals.length > 0) throw new UsageError('recover takes no arguments: WAL_ARCHIVE_TO has what it needs.');
  const until = readMoment('--until', values.until);
  return { name: 'recover', copy: values.base, until, timeline: readCount('--timeline', values.timeline) };
}

function readMigration(args: readonly string[]): StoreCommand {
  const off = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseOptions(args, { plan: off, before: off, after: off });
  if (positionals.length > 0) throw new UsageError('migrate takes no arguments; did you mean --plan?');
  const [task = 'all', ...more] = (['plan', 'before', 'after'] as const).filter((name) => values[name]);
  if (more.length > 0) throw new UsageError('migrate takes one of --plan, --before and --after.');
  return { name: 'migrate', task };
}

function readPlace(command: string, [place, ...more]: readonly string[]): string | undefined {
  if (more.length > 0) throw new UsageError(`${command} takes one place only.`);
  if (place === '') throw new UsageError('The place is empty.');
  return place;
}
