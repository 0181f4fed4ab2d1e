import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/open-database.ts';

// A process that works like the store: it opens the database of a folder, writes, and reports acknowledged writes.
// The journal is copied to the folder JOURNAL_TO, encrypted for JOURNAL_KEY.
// Output, one per line: "open <mode>", "ack <number>", "closed", "log <message>". SIGTERM shuts it down cleanly.
const [dataDir = '', name = 'writer', mode = 'write'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const log = (fields: unknown, message?: string) => say(`log ${message ?? fields}`);

const { JOURNAL_TO: folder, JOURNAL_KEY: key = '' } = process.env;
const walArchive = folder === undefined ? undefined : { folder, key };
const database = await openDatabase({ dataDir, walArchive, log: { info: log, warn: log, error: log } });
await sql`CREATE TABLE IF NOT EXISTS written (writer text, number integer, PRIMARY KEY (writer, number))`
  .execute(database.db)
  .catch(() => undefined); // two at once: one of them creates it

let isStopping = mode === 'idle';
process.once('SIGTERM', async () => {
  isStopping = true;
  // PostgreSQL copies finished pieces before it ends.
  if (walArchive !== undefined) await sql`SELECT pg_switch_wal()`.execute(database.db);
  await database.close();
  say('closed');
});
// Only now: the parent may send SIGTERM as soon as it reads "open".
say(`open ${database.mode}`);
if (mode === 'idle') {
  setInterval(() => undefined, 1000);
}
process.stdin.once('end', () => process.exit(1)).resume();

for (let number = 1; !isStopping; ) {
  try {
    await sql`INSERT INTO written VALUES (${name}, ${number})`.execute(database.db);
    say(`ack ${number}`);
    number += 1;
  } catch (error) {
    // The acknowledgement may have been lost with the server: the row may be there.
    say(`log ${error instanceof Error ? error.message : error}`);
    number += 1;
    await sleep(50);
  }
}
if (mode !== 'idle') {
  process.stdin.destroy();
}
