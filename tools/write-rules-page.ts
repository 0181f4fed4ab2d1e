/**
 * Writes docs/reference/rules.md from the rules library, so that the page always matches the program.
 * Run: `npx node tools/write-rules-page.ts`; with `--check` it only fails when the committed page is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rulesPage } from './rules-page/rules-page.ts';

const PAGE = join(import.meta.dirname, '../docs/reference/rules.md');

async function main(isCheck: boolean): Promise<void> {
  const page = rulesPage();
  if (!isCheck) {
    await writeFile(PAGE, page);
    return;
  }
  const committed = await readFile(PAGE, 'utf8').catch(() => '');
  if (committed === page) return;
  console.error('docs/reference/rules.md is stale: run npx node tools/write-rules-page.ts');
  process.exitCode = 1;
}

await main(process.argv.includes('--check'));
