import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listApplications } from '#contract/application/endpoints.ts';
import type { Database } from '#server/db/open-database.ts';
import { openConnection, writeRequest } from './connection.ts';
import { fillGames } from './fill-games.ts';
import { LISTED_PAGES, listScript } from './list-floor.ts';
import { measureCalls } from './measure-calls.ts';
import { measureTransactions } from './pgbench.ts';
import { median, type Report } from './report.ts';
import { roundsOf } from './rounds-of.ts';
import { signedHeaders } from './sign.ts';
import { withProduct } from './with-product.ts';

const ROUNDS = roundsOf(7);
const GAMES = 1000;
const LOAD = { clients: 8, seconds: 3 } as const;
const AIM = 2010;

/** The signed list of 20 games, twenty different pages and orders in turn, against the bare statement for each. */
export async function measureList(report: Report): Promise<void> {
  const fill = (database: Database) => fillGames(database, GAMES);
  await withProduct({ settings: { DEMO: 'off' }, fill }, async ({ product, database, folder }) => {
    await checkAnswer(product.port);
    const script = join(folder, 'list.sql');
    await writeFile(script, listScript());
    const ask = () => measureCalls({ ...LOAD, ports: [product.port], requests: LISTED_PAGES.map(writeCall) });
    const askBare = async () => {
      const rate = await measureTransactions(database.connection, ['--protocol', 'prepared', '--file', script], LOAD);
      return rate * LISTED_PAGES.length;
    };
    await ask();
    const rounds: { lists: number; floor: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push({ lists: await ask(), floor: await askBare() });
    report.add({
      name: 'list',
      values: rounds.map(({ lists, floor }) => lists / floor),
      unit: 'of the same pages read by pgbench with prepared statements',
      target: { atLeast: 0.35 },
    });
    const middle = (side: 'lists' | 'floor') => Math.round(median(rounds.map((round) => round[side])));
    report.note(
      `${middle('lists')} lists/s (aim on one core: ${AIM}), pgbench ${middle('floor')}; ${GAMES} games, ${LOAD.clients} clients`,
    );
  });
}

/** Signed again for every round: signatures expire after five minutes. */
function writeCall({ sort, offset }: (typeof LISTED_PAGES)[number]): string {
  const params = { sort, offset: String(offset), limit: '20', lang: 'en-US' };
  const path = `${listApplications.path}?${new URLSearchParams(params)}`;
  return writeRequest({ path, headers: signedHeaders(params) });
}

/** @throws when a page is not twenty games of all. */
async function checkAnswer(port: number): Promise<void> {
  const connection = await openConnection(port);
  for (const page of LISTED_PAGES) {
    const answer = await connection.ask(writeCall(page));
    const { count, list } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    if (Number(count) !== GAMES || list.length !== 20) throw new Error(answer);
  }
  connection.close();
}
