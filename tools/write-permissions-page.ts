/** Writes docs/reference/permissions.md from the contract. Run: `npx node tools/write-permissions-page.ts`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { permissionsPage } from './permissions-page.ts';

await writeFile(join(import.meta.dirname, '../docs/reference/permissions.md'), permissionsPage());
