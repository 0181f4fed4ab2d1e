/** `npm run test:ledger`: the crash test and the race of the ledger at full length. Figures of the last run: docs/decisions/017. */
import { parseArgs } from 'node:util';
import { removeDataFolders } from '../data-folder.ts';
import { runLedgerCrash } from './run-ledger-crash.ts';
import { runOrderRace } from './run-order-race.ts';

const { values } = parseArgs({
  options: {
    'app-kills': { type: 'string', default: '200' },
    'database-kills': { type: 'string', default: '50' },
    'race-rounds': { type: 'string', default: '1000' },
  },
});
const crash = await runLedgerCrash({
  appKills: Number(values['app-kills']),
  databaseKills: Number(values['database-kills']),
  report: console.info,
});
console.info(crash);
await removeDataFolders();
const race = await runOrderRace(Number(values['race-rounds']), console.info);
console.info(race);
await removeDataFolders();
process.exitCode = crash.isBalanced && [...crash.wrong, ...race.wrong].length === 0 ? 0 : 1;
