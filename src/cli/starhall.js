#!/usr/bin/env node
import { requireNode } from '../require-node.js';

/* `starhall` in a checkout: reports an outdated Node.js in one line, since it could not read .ts files. */
requireNode();
await import('./starhall.ts');
