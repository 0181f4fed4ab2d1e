import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { COMMAND_LINE } from '#server/features/admin/change-status.ts';
import { type AuditEntry, writeAudit } from '#server/features/audit/audit-queries.ts';
import {
  endRunning,
  insertMaintenance,
  maintenanceAuditEntry,
  phaseOf,
} from '#server/features/operations/maintenance-queries.ts';
import { CommandError } from './command-error.ts';
import type { Command } from './read-command.ts';
import { toPlain, writeTable } from './write-table.ts';

type Db = Kysely<Schema>;
type MaintenanceCommand = Extract<Command, { name: 'maintenance' }>;

/** The announced duration if no end is given; the maintenance lasts until it is ended. */
const EXPECTED_MS = 3_600_000;

/** Starts, ends and lists maintenance, like the operators' page. */
export function runMaintenance(db: Db, command: MaintenanceCommand, now: Date): Promise<string> {
  if (command.action === 'begin') return begin(db, command, now);
  return command.action === 'end' ? end(db, now) : list(db, now);
}

async function begin(db: Db, { until, message }: MaintenanceCommand, now: Date): Promise<string> {
  if (until !== undefined && until <= now) throw new CommandError('--until is in the past.');
  const endAt = until ?? new Date(now.getTime() + EXPECTED_MS);
  // With an end it stops automatically; without one it runs until it is ended.
  const maintaining = until === undefined;
  const values = { maintaining, beginAt: now, endAt, message };
  const id = await db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('maintenances').selectAll().forUpdate().execute();
    const running = rows.find((row) => phaseOf(row, now.getTime()) === 'running');
    if (running !== undefined) throw new CommandError(`Maintenance ${running.id} is already running.`);
    const added = await insertMaintenance(trx, values, now);
    await log(trx, maintenanceAuditEntry('add', added, values));
    return added;
  });
  const ending = maintaining ? 'until you end it; the end shown to players is' : 'until';
  return `Maintenance ${id} started. It runs ${ending} ${toMinute(endAt)} UTC.\n`;
}

async function end(db: Db, now: Date): Promise<string> {
  const ids = await db.transaction().execute(async (trx) => {
    const ended = await endRunning(trx, now);
    for (const id of ended) await log(trx, maintenanceAuditEntry('change', id, { maintaining: false }));
    return ended;
  });
  return ids.length === 0 ? 'No maintenance is running; nothing changed.\n' : `Ended: ${ids.join(', ')}.\n`;
}

async function list(db: Db, now: Date): Promise<string> {
  const rows = await db.selectFrom('maintenances').selectAll().orderBy('id').execute();
  if (rows.length === 0) return 'No maintenance windows.\n';
  const lines = rows.map((row) => [
    String(row.id),
    phaseOf(row, now.getTime()),
    toMinute(row.begin_at),
    toMinute(row.end_at),
    toPlain(row.message),
  ]);
  return writeTable(['NUMBER', 'STATE', 'STARTS (UTC)', 'ENDS (UTC)', 'MESSAGE'], lines);
}

async function log(trx: Transaction<Schema>, { details, ...entry }: Omit<AuditEntry, 'actorUserId'>): Promise<void> {
  await writeAudit(trx, { ...entry, actorUserId: null, details: { ...details, via: COMMAND_LINE } });
}

const toMinute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
