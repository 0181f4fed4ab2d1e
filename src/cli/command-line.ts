import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Thrown for invalid arguments; the message explains the problem. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Reader<Command> = (args: readonly string[]) => Command;

/** Reads the arguments after the program's name by the command they begin with. @throws UsageError */
export function readByName<Command>(
  commands: ReadonlyMap<string, Reader<Command>>,
  args: readonly string[],
): Command | { readonly name: 'help' } {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || args.includes('--help') || args.includes('-h')) return { name: 'help' };
  const read = commands.get(name);
  if (read === undefined) throw new UsageError(`Unknown command ${JSON.stringify(name)}.`);
  return read(rest);
}

/** `parseArgs`, strictly. @throws UsageError */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A time with its zone: the machine's zone is rarely the user's. */
export function readMoment(option: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const date = new Date(text);
  if (isWhole && !Number.isNaN(date.getTime())) return date;
  throw new UsageError(`${option} needs a time with a time zone, such as 2026-12-01T03:00+08:00.`);
}
