import type { ParseArgsConfig } from 'node:util';
import { LIMITS } from '#contract/values/limits.ts';
import { parseOptions, readByName, readMoment, UsageError } from './command-line.ts';

/** How much of a list is shown, and how. */
interface Listing {
  readonly limit: number;
  readonly offset: number;
  /** As JSON, for programs. */
  readonly isJson: boolean;
}

const MAINTENANCE_ACTIONS = ['begin', 'end', 'list'] as const;
type MaintenanceAction = (typeof MAINTENANCE_ACTIONS)[number];

/** The parsed command line. `account` is a number, an account's name or an email address. */
export type Command =
  | { readonly name: 'help' }
  | ({ readonly name: 'users'; readonly search: string } & Listing)
  | ({ readonly name: 'audit'; readonly account: string | undefined } & Listing)
  | { readonly name: 'suspend' | 'restore'; readonly account: string; readonly reason: string }
  | {
      readonly name: 'maintenance';
      readonly action: MaintenanceAction;
      /** When it ends automatically; undefined: until ended manually. */
      readonly until: Date | undefined;
      readonly message: string;
    }
  | { readonly name: 'import-banks'; readonly file: string; readonly isTrial: boolean };

const LIST_OPTIONS = {
  limit: { type: 'string', default: String(LIMITS.pageSizeDefault) },
  offset: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

const COMMANDS: ReadonlyMap<string, (args: readonly string[]) => Command> = new Map([
  ['users', readUsers],
  ['suspend', (args: readonly string[]) => readStatusChange('suspend', args)],
  ['restore', (args: readonly string[]) => readStatusChange('restore', args)],
  ['audit', readAudit],
  ['maintenance', readMaintenance],
  ['import-banks', readBankImport],
]);

/** Parses the arguments after the program's name. @throws UsageError */
export function readCommand(args: readonly string[]): Command {
  return readByName(COMMANDS, args);
}

function readUsers(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args, LIST_OPTIONS);
  const search = positionals.join(' ').trim();
  if ([...search].length > LIMITS.searchTextLength) {
    throw new UsageError(`The search can have at most ${LIMITS.searchTextLength} characters.`);
  }
  return { name: 'users', search, ...readListing(values) };
}

function readAudit(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args, { ...LIST_OPTIONS, user: { type: 'string' } });
  if (positionals.length > 0) throw new UsageError('audit takes no arguments; did you mean --user?');
  return { name: 'audit', account: values.user, ...readListing(values) };
}

function readStatusChange(name: 'suspend' | 'restore', args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args, { reason: { type: 'string', default: '' } });
  const [account, ...more] = positionals;
  if (account === undefined || more.length > 0) throw new UsageError(`${name} needs exactly one account.`);
  const reason = values.reason.trim();
  if (name === 'suspend' && reason === '') throw new UsageError('suspend needs a --reason for the audit log.');
  if ([...reason].length > LIMITS.reasonLength) {
    throw new UsageError(`The reason can have at most ${LIMITS.reasonLength} characters.`);
  }
  return { name, account, reason };
}

function readMaintenance(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args, {
    until: { type: 'string' },
    message: { type: 'string', default: '' },
  });
  const [typed, ...more] = positionals;
  const action = MAINTENANCE_ACTIONS.find((known) => known === typed);
  if (action === undefined || more.length > 0) throw new UsageError('maintenance needs begin, end or list.');
  const message = values.message.trim();
  if (action !== 'begin' && (values.until !== undefined || message !== '')) {
    throw new UsageError('--until and --message are only for maintenance begin.');
  }
  if ([...message].length > LIMITS.maintenanceMessageLength) {
    throw new UsageError(`The message can have at most ${LIMITS.maintenanceMessageLength} characters.`);
  }
  return { name: 'maintenance', action, until: readMoment('--until', values.until), message };
}

function readBankImport(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args, { 'dry-run': { type: 'boolean', default: false } });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('import-banks needs exactly one file.');
  return { name: 'import-banks', file, isTrial: values['dry-run'] };
}

function readListing({ limit, offset, json }: { limit: string; offset: string; json: boolean }): Listing {
  return {
    limit: readWholeNumber('--limit', limit, { min: LIMITS.pageSizeMin, max: LIMITS.pageSizeMax }),
    offset: readWholeNumber('--offset', offset, { min: 0, max: 999_999_999 }),
    isJson: json,
  };
}

function readWholeNumber(option: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${option} needs a whole number from ${min} to ${max}.`);
}
