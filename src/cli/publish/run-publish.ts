import { HELP } from './help-text.ts';
import { createProgressReporter, type ProgressReporter, type Screen } from './progress-reporter.ts';
import { type Publishing, publish } from './publish.ts';
import { EXIT_CODES, PublishError } from './publish-error.ts';
import { type Progress, writeReport } from './publish-report.ts';
import { readPublishCommand, wantsJson } from './read-publish-command.ts';

/** The process as a command uses it. */
export interface Terminal extends Omit<Publishing, 'reporter' | 'progress'> {
  readonly out: Screen;
  readonly err: Screen;
}

/** Runs `starhall <args>` and returns its exit code. All errors are reported, none is thrown. */
export async function runPublish(args: readonly string[], terminal: Terminal): Promise<number> {
  const { out, err, now } = terminal;
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || args.includes('--help') || args.includes('-h')) {
    out.write(HELP);
    return EXIT_CODES.done;
  }
  const isJson = wantsJson(rest);
  const reporter = createProgressReporter(isJson ? err : out, now);
  const progress: Progress = {};
  const error = await attempt(args, { ...terminal, reporter, progress });
  const report = writeReport(progress, error);
  if (error !== null) explain(error, isJson ? reporter : createProgressReporter(err, now));
  if (isJson) out.write(`${JSON.stringify(report, null, 2)}\n`);
  return report.exitCode;
}

async function attempt([name, ...rest]: readonly string[], publishing: Publishing): Promise<PublishError | null> {
  try {
    if (name !== 'publish') throw new PublishError('usage', `Unknown command ${JSON.stringify(name)}.`);
    await publish(readPublishCommand(rest), publishing);
    return null;
  } catch (error) {
    if (error instanceof PublishError) return error;
    // An unexpected error, the store's or ours: the build must fail.
    return new PublishError('unreachable', error instanceof Error ? error.message : String(error));
  }
}

function explain({ result, message, code, fields }: PublishError, { log }: ProgressReporter): void {
  log(code === null ? message : `${message} (${code})`);
  for (const [field, problem] of Object.entries(fields)) log(`  ${field}: ${problem}`);
  if (result === 'usage') log('Try: starhall publish --help');
}
