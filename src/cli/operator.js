import { requireNode } from '../require-node.js';

/* `npm run operator`: reports an outdated Node.js in one line, since it could not read .ts files. */
requireNode();
await import('./operator.ts');
