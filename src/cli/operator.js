import { requireNode } from '../require-node.js';

/* `npm run operator`: says in one line that a Node.js is too old, since that one does not read .ts files. */
requireNode();
await import('./operator.ts');
