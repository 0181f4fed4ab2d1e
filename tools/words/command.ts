/**
 * Names every text that uses a word or phrase to avoid, with file and line; fails if there is one.
 * Run: `npx node tools/words/command.ts`.
 */
import { join } from 'node:path';
import { checkWords } from './check-words.ts';

const findings = checkWords(join(import.meta.dirname, '../..'));
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
