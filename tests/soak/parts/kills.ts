import { runLedgerCrash } from '../../crash/ledger/run-ledger-crash.ts';
import { noneRow, type PartContext, type PartReport } from '../part.ts';

const FULL = { app: 500, database: 100, operations: 201_000 } as const;
const SHORT = { app: 10, database: 5, operations: 1_000 } as const;

/** Kills the application and PostgreSQL while sixteen clients top up and spend. */
export async function soakKills({ isFull, sizes, chance, signal, say }: PartContext): Promise<PartReport> {
  const plan = isFull ? FULL : SHORT;
  const wanted = {
    app: sizes['app-kills'] ?? plan.app,
    database: sizes['database-kills'] ?? plan.database,
    operations: sizes.operations ?? plan.operations,
  };
  const figures = await runLedgerCrash({
    appKills: wanted.app,
    databaseKills: wanted.database,
    leastIntents: wanted.operations,
    ...{ chance, signal, report: say },
  });
  const { kills, topUps, orders, refusals, wrong, findings, isBalanced } = figures;
  const acknowledged = topUps + orders;
  return {
    done: 'The application and PostgreSQL were killed with SIGKILL while sixteen clients topped up and spent, each with a journal.',
    rows: [
      {
        wanted: `${wanted.app} kills of the application, ${wanted.database} of PostgreSQL`,
        measured: `${kills.application}, ${kills.database}`,
        holds: kills.application >= wanted.app && kills.database >= wanted.database,
      },
      {
        wanted: `about ${wanted.operations} operations that were answered`,
        measured: `${topUps} top-ups and ${orders} orders acknowledged, ${refusals} refused for lack of star coins`,
        holds: acknowledged + refusals >= wanted.operations,
      },
      noneRow('0 lost, 0 doubled, 0 that no client heard of, all balances as in the journals', wrong),
      { ...noneRow('books balanced, no finding', findings), holds: isBalanced && findings.length === 0 },
    ],
  };
}
