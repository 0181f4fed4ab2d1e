/** `npm run release`: makes release/starhall-<version> from the build (docs/operating.md, "Releases"). */
import { join } from 'node:path';
import { makeRelease } from './make-release.ts';

const folder = await makeRelease(join(import.meta.dirname, '../../release'));
console.info(folder);
