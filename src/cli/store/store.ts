import { BackupError, describeProblem } from '#server/backup/backup-error.ts';
import { ConfigError, parseConfig } from '../../config.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../command-line.ts';
import { HELP } from './help-text.ts';
import { readStoreCommand } from './read-store-command.ts';
import { EXIT_CODES, runStoreCommand } from './run-store-command.ts';

/* `starhall backup`, `restore`, `verify-backup` and `migrate`, for those who run a store. They run from the sources and
   work beside a running service. */

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

async function main(): Promise<number> {
  const command = readStoreCommand(process.argv.slice(2));
  if (command.name === 'help') {
    process.stdout.write(HELP);
    return EXIT_CODES.done;
  }
  const config = parseConfig(process.env);
  return runStoreCommand(command, {
    config,
    variables: process.env,
    out: process.stdout,
    err: process.stderr,
    signal: stop.signal,
  });
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nTry: starhall --help`;
  if (error instanceof CommandError || error instanceof ConfigError || error instanceof BackupError)
    return error.message;
  return `The command failed: ${describeProblem(error)}`;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = error instanceof UsageError ? EXIT_CODES.misunderstood : EXIT_CODES.failed;
}
