#!/usr/bin/env node
import { requireNode } from '../require-node.js';

/* `starhall` in a checkout: says in one line that a Node.js is too old, since that one does not read .ts files. */
requireNode();
await import('./starhall.ts');
