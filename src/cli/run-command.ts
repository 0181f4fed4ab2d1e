import type { Kysely } from 'kysely';
import type { AuditEntry, AuditPerson, ListedUser } from '#contract/admin/entities.ts';
import { USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import type { Schema } from '#server/db/schema.ts';
import { listUserProfiles } from '#server/features/account/profile-queries.ts';
import { COMMAND_LINE, changeStatus } from '#server/features/admin/change-status.ts';
import { readAuditLog } from '#server/features/admin/list-audit.ts';
import { findAccount } from './find-account.ts';
import { importBankFile } from './import-bank-file.ts';
import type { Command } from './read-command.ts';
import { runMaintenance } from './run-maintenance.ts';
import { toPlain, writeTable } from './write-table.ts';

type Db = Kysely<Schema>;
type CommandOf<Name extends Command['name']> = Extract<Command, { name: Name }>;

/** Runs a command through the operators' calls and returns its output. */
export function runCommand(db: Db, command: Exclude<Command, { name: 'help' }>, now: Date): Promise<string> {
  if (command.name === 'users') return listUsers(db, command);
  if (command.name === 'audit') return listAudit(db, command);
  if (command.name === 'maintenance') return runMaintenance(db, command, now);
  if (command.name === 'import-banks') return importBankFile(db, command);
  return setStatus(db, command, now);
}

async function listUsers(db: Db, { search, limit, offset, isJson }: CommandOf<'users'>): Promise<string> {
  const { count, list } = await listUserProfiles(db, { search, limit, offset });
  if (isJson) return writeJson({ count, list });
  const rows = list.map((user) => [
    String(user.id),
    stateOf(user),
    user.type === USER_TYPE.developer ? 'developer' : 'player',
    user.createdAt.slice(0, 10),
    user.account,
    user.email,
    user.nickname,
  ]);
  const table = writeTable(['NUMBER', 'STATUS', 'TYPE', 'CREATED', 'NAME', 'EMAIL', 'NICKNAME'], rows);
  return table + writeCount({ shown: list.length, count, offset });
}

const STATE_NAMES = {
  [USER_STATUS.normal]: 'normal',
  [USER_STATUS.suspended]: 'suspended',
  [USER_STATUS.deactivated]: 'deactivated',
} as const;

function stateOf({ status, deletedAt }: ListedUser): string {
  return deletedAt === null ? STATE_NAMES[status] : 'deleted';
}

async function listAudit(db: Db, { account, limit, offset, isJson }: CommandOf<'audit'>): Promise<string> {
  const userId = account === undefined ? undefined : (await findAccount(db, account)).id;
  const { count, list } = await readAuditLog(db, { userId }, { limit, offset });
  if (isJson) return writeJson({ count, list });
  const rows = list.map((entry) => [
    entry.createdAt.slice(0, 19).replace('T', ' '),
    entry.action,
    entry.subject,
    actorOf(entry),
    entry.reason,
  ]);
  const table = writeTable(['TIME (UTC)', 'ACTION', 'SUBJECT', 'BY', 'REASON'], rows);
  return table + writeCount({ shown: list.length, count, offset });
}

function actorOf({ actor, isAtCommandLine }: AuditEntry): string {
  if (actor !== null) return nameOf(actor);
  return isAtCommandLine ? 'command line' : 'system';
}

function nameOf({ id, nickname, account }: AuditPerson): string {
  return `#${id} ${nickname || account}`;
}

async function setStatus(
  db: Db,
  { name, account: typed, reason }: CommandOf<'suspend' | 'restore'>,
  now: Date,
): Promise<string> {
  const person = await findAccount(db, typed);
  const isSuspension = name === 'suspend';
  const status = isSuspension ? USER_STATUS.suspended : USER_STATUS.normal;
  const hasChanged = await changeStatus(db, { userId: person.id, status, reason, actor: COMMAND_LINE, now });
  const who = toPlain(`#${person.id} ${person.account} ${person.email}`.trim());
  if (!hasChanged) return `${who} is ${isSuspension ? 'already suspended' : 'not suspended'}; nothing changed.\n`;
  return isSuspension ? `${who} was suspended and signed out everywhere.\n` : `${who} was restored.\n`;
}

/** Escapes the same characters that tables strip: JSON ends up on terminals, too. */
function writeJson(value: unknown): string {
  const escapeOne = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const text = JSON.stringify(value, null, 2);
  return `${text.replaceAll(/[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, escapeOne)}\n`;
}

function writeCount({ shown, count, offset }: { shown: number; count: number; offset: number }): string {
  return shown === 0 ? `None of ${count}.\n` : `${offset + 1}-${offset + shown} of ${count}.\n`;
}
