/** A module that several entries need, and the modules it needs itself. */
export interface SharedModule {
  readonly id: string;
  /** Compressed bytes, estimated. */
  readonly bytes: number;
  /** Modules of different kinds are never grouped. */
  readonly kind: string;
  /** The entries that load it. */
  readonly entries: ReadonlySet<string>;
  readonly imports: readonly string[];
}

export interface Weights {
  /** How much the bytes of an entry count. */
  readonly of: (entry: string) => number;
  /** What a request costs, in bytes: headers, latency, a dictionary of its own. */
  readonly request: number;
}

interface Group {
  readonly kind: string;
  readonly modules: readonly SharedModule[];
  readonly bytes: number;
  readonly entries: ReadonlySet<string>;
}

interface Pair {
  readonly groups: readonly [Group, Group];
  /** Weighted bytes saved by merging them. */
  readonly gain: number;
}

/**
 * Groups modules into files, so that entries load little they do not need, in few requests. Begins with a file for each
 * set of entries and merges the two files that save most, until nothing is saved. Never makes files that need each other
 * in a circle.
 */
export function groupModules(modules: readonly SharedModule[], weights: Weights): readonly (readonly SharedModule[])[] {
  let groups = groupByEntries(modules);
  let pairs = groups.flatMap((group, index) => pairsOf(group, groups.slice(index + 1), weights));
  for (;;) {
    const best = findBest(pairs, groups);
    if (best === undefined) return groups.map((group) => group.modules);
    const isLeft = (group: Group) => !best.includes(group);
    const merged = merge(...best);
    groups = groups.filter(isLeft);
    pairs = [...pairs.filter((pair) => pair.groups.every(isLeft)), ...pairsOf(merged, groups, weights)];
    groups.push(merged);
  }
}

function groupByEntries(modules: readonly SharedModule[]): Group[] {
  const alike = Map.groupBy(modules, ({ kind, entries }) => [kind, ...[...entries].sort()].join('\n'));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const bytes = same.reduce((sum, module) => sum + module.bytes, 0);
    return [{ kind: first.kind, modules: same, bytes, entries: first.entries }];
  });
}

function merge(a: Group, b: Group): Group {
  const entries = new Set([...a.entries, ...b.entries]);
  return { kind: a.kind, modules: [...a.modules, ...b.modules], bytes: a.bytes + b.bytes, entries };
}

function pairsOf(group: Group, others: readonly Group[], weights: Weights): Pair[] {
  return others
    .filter(({ kind }) => kind === group.kind)
    .map((other): Pair => ({ groups: [group, other], gain: gainOf(group, other, weights) }))
    .filter(({ gain }) => gain > 0);
}

/** Entries of both save a request; those of one load what they do not need. */
function gainOf(a: Group, b: Group, weights: Weights): number {
  const weigh = (entries: ReadonlySet<string>, isCounted: (entry: string) => boolean) =>
    [...entries].filter(isCounted).reduce((sum, entry) => sum + weights.of(entry), 0);
  const both = weigh(a.entries, (entry) => b.entries.has(entry));
  if (both === 0) return 0;
  const onlyA = weigh(a.entries, (entry) => !b.entries.has(entry));
  const onlyB = weigh(b.entries, (entry) => !a.entries.has(entry));
  return weights.request * both - b.bytes * onlyA - a.bytes * onlyB;
}

function findBest(pairs: readonly Pair[], groups: readonly Group[]): readonly [Group, Group] | undefined {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map(({ id }) => [id, group] as const)));
  const needsOf = (group: Group) =>
    new Set(group.modules.flatMap(({ imports }) => imports.flatMap((id) => groupOf.get(id) ?? [])));
  const byGain = pairs.toSorted((a, b) => b.gain - a.gain);
  return byGain.find(({ groups: [a, b] }) => !leads(a, b, needsOf) && !leads(b, a, needsOf))?.groups;
}

/** Whether one group needs the other through a third one. */
function leads(from: Group, to: Group, needsOf: (group: Group) => ReadonlySet<Group>): boolean {
  const below = new Set([...needsOf(from)].filter((group) => group !== from && group !== to));
  for (const group of below) {
    for (const needed of needsOf(group)) {
      if (needed === to) return true;
      if (needed !== from) below.add(needed);
    }
  }
  return false;
}
