#!/usr/bin/env node
import { requireNode } from '../require-node.js';

/* `starhall` in a checkout: reports an outdated Node.js in one line, since it could not read .ts files. */
requireNode();
const [command] = process.argv.slice(2);
if (command === 'operator') {
  process.argv.splice(2, 1);
  await import('./operator.ts');
} else if (command === 'publish') {
  await import('./starhall.ts');
} else {
  await import('./store/store.ts');
}
