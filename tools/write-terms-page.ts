/**
 * Writes docs/reference/terms.md from docs/reference/terms.json and phrases.json.
 * Run: `npx node tools/write-terms-page.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { termsPage } from './words/terms-page.ts';

await writeFile(join(import.meta.dirname, '../docs/reference/terms.md'), termsPage());
