import { requireNode } from './require-node.js';

/*
 * What a server starts with, dist/server/main.js once it is built. Imports are resolved before a line runs, so
 * everything that an older Node.js cannot load comes after the check.
 */
requireNode();
const { default: pageServer } = await import('./main.ts');

export default pageServer;
