import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR_MEANINGS } from '#contract/errors/error-meanings.ts';
import { ConfigError, parseConfig } from '../config.ts';
import { CommandError } from './command-error.ts';
import { UsageError } from './command-line.ts';
import { HELP } from './help-text.ts';
import { openStore } from './open-store.ts';
import { readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';

/* The operators' command line (O85): `starhall operator <command>`, in a checkout also `npm run operator -- <command>`,
   where it runs from the sources, like the tools, so it needs no build and works beside a built service. */

const FAILED = 1;
const MISUNDERSTOOD = 2;
/** PostgreSQL's error codes for missing tables and columns. */
const OLD_SCHEMA: readonly unknown[] = ['42P01', '42703'];

async function main(args: readonly string[]): Promise<string> {
  const command = readCommand(args);
  if (command.name === 'help') return HELP;
  const database = await openStore(parseConfig(process.env), process.env);
  try {
    return await runCommand(database.db, command, new Date());
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nTry: starhall operator --help`;
  if (error instanceof ApiError) return `Refused: ${ERROR_MEANINGS[error.code]} (${error.code}).`;
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && OLD_SCHEMA.includes(error.code)) {
    return 'The database schema is outdated. Start Starhall once to update it.';
  }
  return `The command failed: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  process.stdout.write(await main(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = error instanceof UsageError ? MISUNDERSTOOD : FAILED;
}
