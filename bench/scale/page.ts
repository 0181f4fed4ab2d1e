import { ASSUMPTIONS, KNOWN, MACHINE } from './assumptions.ts';
import { cacheHits, UNLIMITED } from './cache-hits.ts';
import { COST_NAMES, type CostName, type Costs, type CostValues } from './costs.ts';
import { format, type Load, needsOfExchanges, needsOfViews, type ResourceName, wallsOf } from './needs.ts';
import { EXCHANGE_RATES, RESOURCES, VIEWS } from './scenarios.ts';
import { simulateExchanges } from './simulate-exchanges.ts';

/** The cores of the largest primary that the page plans with, and what an exchange may take there. */
const LARGE_PRIMARY = { cores: 32, p99Ms: 100 } as const;
const PER_CORE: readonly (readonly [string, (costs: CostValues) => number])[] = [
  ['visitors’ pages from the cache', (costs) => costs.keptPage],
  ['rendered pages', (costs) => costs.renderedPage],
  ['signed reads', (costs) => costs.signedRead],
  ['exchanges', (costs) => costs.exchange],
];

/** The parts of docs/scaling.md that follow from the costs, by the name of their place. */
export function writeParts(costs: Costs): ReadonlyMap<string, string> {
  const { values } = costs;
  const most = primaryCarries(values);
  const exchanges = EXCHANGE_RATES.map((rate) => needsOfExchanges(values, rate));
  const views = VIEWS.map((each) => needsOfViews(values, each));
  return new Map([
    ['costs', writeCostTable(costs)],
    ['core', writeCoreTable(values)],
    ['exchanges', writeExchanges(values, most)],
    ['views', writeViews(values)],
    ['walls', writeWalls([...exchanges, ...views])],
    ['cache', writeCache()],
    ['hot', writeHot(values, most)],
    ['assumptions', writeAssumptions()],
  ]);
}

const PLACE = /(<!-- (\w+) -->\n)[\s\S]*?(<!-- \/\2 -->)/g;

/** Puts the parts into a page. @throws Error for a place that no part is for. */
export function fillPage(page: string, parts: ReadonlyMap<string, string>): string {
  return page.replace(PLACE, (_whole, begin: string, name: string, end: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`docs/scaling.md has a place ${name} that nothing is written for`);
    return `${begin}\n${part}\n\n${end}`;
  });
}

function writeCostTable({ date, commit, machine, load, command, values }: Costs): string {
  const rows = (Object.keys(COST_NAMES) as CostName[]).map((name) => [COST_NAMES[name], format(values[name])]);
  const about = `Measured on ${date} at commit ${commit} by \`${command}\`:\n${machine}; load ${load[0]} before and ${load[1]} after.`;
  return `${table(['What', 'Cost'], rows)}\n\n${about}`;
}

function writeCoreTable(values: CostValues): string {
  const rows = PER_CORE.map(([what, costOf]) => {
    const most = 1e6 / costOf(values);
    return [what, format(most), format(most * ASSUMPTIONS.utilization.value)];
  });
  return table(['One core of the store serves', 'a second, at most', 'planned'], rows);
}

function writeExchanges(values: CostValues, most: number): string {
  const rows = EXCHANGE_RATES.map((rate) => {
    const load = needsOfExchanges(values, rate);
    const primaries = Math.ceil(rate / most);
    const cores = Math.max(1, Math.ceil((load.needs.databaseCores ?? 0) / primaries));
    const processes = Math.max(1, Math.ceil((load.needs.appCores ?? 0) / primaries));
    const count = Math.min(10_000, Math.max(2_000, rate * 10));
    const { p50, p99, setSize } = simulateExchanges(values, {
      ...{ rate: rate / primaries, processes, databaseCores: cores, count },
    });
    return [
      format(rate),
      format(processes * primaries),
      `${primaries} × ${cores}`,
      `${format(p50)} / ${format(p99)} ms`,
      format(setSize),
      `${format((load.needs.journal ?? 0) / 1e6)} MB/s`,
      `${format((load.needs.storage ?? 0) / 1e12)} TB`,
      format(load.webhookProcesses ?? 0),
    ];
  });
  const head = [
    'Exchanges/s',
    'Processes',
    'Primaries × cores',
    'p50 / p99',
    'In one commit',
    'Journal',
    'In a year',
    'For webhooks',
  ];
  const note =
    `One primary with ${LARGE_PRIMARY.cores} cores and a journal of ${MACHINE.journal.says} carries about ${format(most)} exchanges a second in the ` +
    `simulation, 99 of 100 within ${LARGE_PRIMARY.p99Ms} ms.`;
  return `${table(head, rows)}\n\n${note}`;
}

/** Exchanges a second that one large primary carries, to two digits. */
function primaryCarries(values: CostValues): number {
  const cores = LARGE_PRIMARY.cores * ASSUMPTIONS.utilization.value;
  const byJournal = MACHINE.journal.value / values.exchangeJournal;
  let [low, high] = [0, Math.min(byJournal, (cores * 1e6) / values.exchangeDatabase)];
  for (let step = 0; step < 6; step += 1) {
    const rate = (low + high) / 2;
    const processes = Math.ceil((rate * values.exchange) / 1e6 / ASSUMPTIONS.utilization.value);
    const setup = { rate, processes, databaseCores: LARGE_PRIMARY.cores, count: 6_000 };
    const { p99, busy } = simulateExchanges(values, setup);
    if (p99 <= LARGE_PRIMARY.p99Ms && busy.database <= ASSUMPTIONS.utilization.value) low = rate;
    else high = rate;
  }
  return Number(low.toPrecision(2));
}

function writeViews(values: CostValues): string {
  const rows = VIEWS.map((each) => {
    const { processes, hits = 0, needs } = needsOfViews(values, each);
    return [
      format(each / 1e6),
      format((each / 86_400) * ASSUMPTIONS.peak.value),
      percent(hits),
      format(processes),
      format(Math.max(1, Math.ceil(needs.databaseCores ?? 0))),
      format(needs.connections ?? 0),
      `${format((needs.egress ?? 0) / 1e9)} Gbit/s`,
    ];
  });
  const head = [
    'Million views a day',
    'Views/s at the peak',
    'From the cache',
    'Processes',
    'Database cores',
    'Connections',
    'Egress',
  ];
  return table(head, rows);
}

function writeWalls(loads: readonly Load[]): string {
  const rows = loads.map((load) => {
    const walls = wallsOf(load).slice(0, 3);
    return [load.name, ...walls.map(({ resource, times }) => `${RESOURCES[resource].name}: ${timesOf(times)}`)];
  });
  const answers = (Object.keys(RESOURCES) as ResourceName[]).map((name) => {
    return [RESOURCES[name].name, MACHINE[name].says, RESOURCES[name].answer];
  });
  const walls = table(['At', 'First', 'Second', 'Third'], rows);
  return `${walls}\n\n${table(['Resource', 'One machine has', 'What to do about it'], answers)}`;
}

const percent = (share: number) => `${format(share * 100)} %`;

/** Below one it still fits. */
function timesOf(times: number): string {
  if (times < 0.01) return 'below 0.01 ×';
  const text = `${format(Number(times.toPrecision(2)))} ×`;
  return times >= 1 ? `**${text}**` : text;
}

function writeCache(): string {
  const rates = [1, 30, 300, 3_000, 30_000];
  const rows = rates.map((rate) => [format(rate), percent(cacheHits(rate)), percent(cacheHits(rate, UNLIMITED))]);
  return table(['Visitors’ views/s of one process', 'From its cache', 'If it held every page'], rows);
}

function writeHot(values: CostValues, most: number): string {
  const alone = (KNOWN.statementUs.value + values.exchangeDatabase) / 1000 + values.commit;
  return table(
    ['Who takes part in every exchange', 'Exchanges a second, at most'],
    [
      ['a seller: no row of theirs is locked', `${format(most)}, as all others`],
      ['a seller, if their balance were a row (rejected in decision 017)', format(1000 / alone)],
      ['one player: their wallet is locked until the commit', format(1000 / alone)],
    ],
  );
}

function writeAssumptions(): string {
  const known = Object.values(KNOWN).map(({ value, source }) => [format(value), source]);
  const assumed = Object.values(ASSUMPTIONS).map(({ value, what }) => [format(value), what]);
  return `${table(['Assumed', 'What it is'], assumed)}\n\n${table(['Known', 'Source'], known)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
