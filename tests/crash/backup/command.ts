/** `npm run test:backup`: the crash test of backups at full length. Figures of the last run: docs/decisions/059. */
import { parseArgs } from 'node:util';
import { removeDataFolders } from '../data-folder.ts';
import { runBackupCrash } from './run-backup-crash.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const figures = await runBackupCrash({ kills: Number(values.kills), report: console.info });
console.info(figures);
await removeDataFolders();
process.exitCode = figures.wrong.length === 0 ? 0 : 1;
