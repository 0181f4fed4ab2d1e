/** Generates the files of a recipe in CONTRIBUTING. Run: `npm run new -- endpoint|page|list|message …` */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Draft, RecipeError } from './draft.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newList } from './new-list.ts';
import { newMessage } from './new-message.ts';
import { newPage } from './new-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const USAGE = `npm run new -- endpoint <domain>/<name> [feature]     application/count-applications catalogue
npm run new -- page <folder>/<name>                   operator/things, help/things
npm run new -- list operator/<name> <endpoint>        operator/things listAllProducts
npm run new -- message <area> <key> <English text>    hall hall.newCount "{count, plural, …}"`;

/** Drafts the files for a command; null if its arguments are malformed. */
function draftFiles(draft: Draft, [kind, place, second, third]: readonly string[]): Promise<void> | null {
  if (kind === undefined || place === undefined) return null;
  if (kind === 'endpoint') return newEndpoint(draft, place, second);
  if (kind === 'page') return newPage(draft, place);
  if (kind === 'list' && second !== undefined) return newList(draft, place, second);
  if (kind === 'message' && second !== undefined && third !== undefined) return newMessage(draft, place, second, third);
  return null;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const draft = new Draft(ROOT);
  const drafted = draftFiles(draft, process.argv.slice(2));
  if (drafted === null) return fail(USAGE);
  try {
    await drafted;
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    return fail(error.message);
  }
  await draft.save();
  const files = draft.paths.filter((path) => !path.endsWith('.md'));
  // The first run merges imports of a module, the second formats the result.
  for (const _ of [1, 2]) spawnSync('biome', ['check', '--write', ...files], { cwd: ROOT });
  console.info(draft.paths.join('\n'));
}

await main();
