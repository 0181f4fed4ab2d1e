import { fileURLToPath } from 'node:url';
import type { CodeSplittingGroup } from 'rolldown';

type Context = Parameters<Extract<CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/** The program behind the check of the version of Node.js. */
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Everything that a module imports statically, without itself. */
function findProgram(id: string, context: Context): ReadonlySet<string> {
  const program = new Set(context.getModuleInfo(id)?.importedIds);
  for (const module of program)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) program.add(imported);
  return program;
}

/**
 * Puts what the server loads at its start into one file. By default the bundler makes a file for each set of pages that
 * share something; to find, read and link hundreds of files takes a part of every start. `main.ts` stays outside: it waits
 * for the store to open, and what it loads meanwhile must not depend on a file that is not finished.
 */
export function serverChunk(): CodeSplittingGroup {
  let program: ReadonlySet<string> | undefined;
  return {
    debugName: 'program',
    includeDependenciesRecursively: false,
    name(id, context) {
      program ??= findProgram(MAIN, context);
      return program.has(id) ? 'program' : null;
    },
  };
}
