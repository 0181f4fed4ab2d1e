/** `npm run test:processes`: three processes on one database, of which one is frozen. Figures of the last run: docs/decisions/066. */
import { parseArgs } from 'node:util';
import { removeDataFolders } from '../data-folder.ts';
import { runFrozenProcess } from './run-frozen-process.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '10' } },
});
const figures = await runFrozenProcess({
  rounds: Number(values.rounds),
  frozenMs: Number(values.seconds) * 1000,
  report: console.info,
});
console.info(figures);
await removeDataFolders();
process.exitCode = figures.wrong.length === 0 ? 0 : 1;
