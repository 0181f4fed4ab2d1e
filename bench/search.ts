import { listApplications } from '#contract/application/endpoints.ts';
import type { Database } from '#server/db/open-database.ts';
import { type Connection, openConnection, writeRequest } from './connection.ts';
import { fillGames } from './fill-games.ts';
import { inTurn, measureCalls } from './measure-calls.ts';
import { median, type Report } from './report.ts';
import { roundsOf } from './rounds-of.ts';
import { signedHeaders } from './sign.ts';
import { withProduct } from './with-product.ts';

const GAMES = Number(process.env.SEARCH_GAMES ?? 100_000);
const ROUNDS = roundsOf(20);
/** A hundredth of what a kind takes has to be several searches. */
const SEARCHES_A_ROUND = 25;
const SLOWEST_MS = 25;
const LOAD = { clients: 8, seconds: 3 } as const;
const AIM = 1000;
/** Every game has `common` already. */
const ADDED_WORDS = ['galaxy', 'puzzle', 'racing', 'wonder'];

/** Five words each of which one game has, and five that every game has; two characters of a twentieth; a typo of one. */
const WORDS = {
  rare: [7, 1234, 2345, 45_678, 99_991].map((number) => `unique${1 + (number % GAMES)}x`),
  common: ['common', ...ADDED_WORDS],
  'two characters': [20_003, 20_007, 20_011, 20_013, 20_019].map((code) => String.fromCharCode(code, 20_100)),
  typo: ['comon', 'galaxi', 'puzle', 'raceing', 'wonderr'],
} as const;
type Kind = keyof typeof WORDS;
const KINDS = ['rare', 'common', 'two characters', 'typo'] as const satisfies readonly Kind[];

/** The signed list searched for words of every kind, one search at a time; and many at once. */
export async function measureSearch(report: Report): Promise<void> {
  const fill = (database: Database) => fillGames(database, GAMES, ADDED_WORDS);
  await withProduct({ settings: { DEMO: 'off' }, fill }, async ({ product }) => {
    const connection = await openConnection(product.port);
    const times: Record<Kind, number[][]> = { rare: [], common: [], 'two characters': [], typo: [] };
    // The round below zero warms up.
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const kind of KINDS) {
        const taken = await timeSearches(connection, kind);
        if (round >= 0) times[kind].push(taken);
      }
    }
    connection.close();
    addTimes(report, times);
    const requests = [...WORDS.rare, ...WORDS.common].map(writeSearch);
    const rate = await measureCalls({ ...LOAD, ports: [product.port], requests });
    report.note(
      `${Math.round(rate)} searches/s of rare and common words in turn, ${LOAD.clients} clients (aim: ${AIM})`,
    );
  });
}

function addTimes(report: Report, times: Readonly<Record<Kind, readonly (readonly number[])[]>>): void {
  for (const kind of KINDS) {
    const all = times[kind].flat();
    report.add({
      name: `search, ${kind}`,
      values: [slowestHundredth(all)],
      unit: `ms at most for 99 of 100 searches, one at a time in ${GAMES} games`,
      target: { atMost: SLOWEST_MS },
      digits: 1,
    });
    report.note(`middle ${median(all).toFixed(1)} ms, ${all.length} searches`);
  }
  report.add({
    name: 'search, common to rare',
    values: times.common.map((taken, round) => median(taken) / median(times.rare[round] ?? [])),
    unit: 'times as long',
    target: { atMost: 3 },
  });
}

function slowestHundredth(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

async function timeSearches(connection: Connection, kind: Kind): Promise<number[]> {
  const next = inTurn(WORDS[kind].map(writeSearch));
  const times: number[] = [];
  for (let search = 0; search < SEARCHES_A_ROUND; search += 1) {
    const request = next();
    const began = performance.now();
    const answer = await connection.ask(request);
    times.push(performance.now() - began);
    const { count } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    if (!(count > 0)) throw new Error(`nothing is found: ${request}`);
  }
  return times;
}

function writeSearch(search: string): string {
  const params = { search, limit: '20', lang: 'zh-TW' };
  const path = `${listApplications.path}?${new URLSearchParams(params)}`;
  return writeRequest({ path, headers: signedHeaders(params) });
}
