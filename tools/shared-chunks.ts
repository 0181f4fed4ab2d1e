import type { CodeSplittingGroup } from 'rolldown';
import { isDoor, modulesBehind, namesTaken } from './feature-doors.ts';

type Context = Parameters<Extract<CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/** Which pages belong to which routes; everything else is public. */
const AREAS: readonly (readonly [area: string, routes: RegExp])[] = [
  ['operator', /^operator\b/],
  ['developer', /^developer\//],
  ['article', /^(?:help|news|about|terms)\b/],
  ['player', /^(?:account|store|library)\b/],
  ['later', /^later\//],
  ['member', /^member\//],
  ['visitor', /^/],
];

/** Pages that are opened from a phone, and often as the first of a visit. */
const OFTEN_FIRST = new Set(['article', 'player', 'visitor', 'later', 'member']);

/** The part of a route that its page is made of: `src/web/routes/store/record.tsx?tsr-split=component---loader`. */
const PAGE = /\/src\/web\/routes\/(.+)\.tsx\?tsr-split=[a-z-]*component/;
/** The part of a page that is hydrated after the rest of it, treated as a page. */
const LATER = /\/src\/web\/features\/(.+)\/later-views\.ts$/;
/** What every page loads for a signed-in account, in parallel with the page itself. */
const MEMBER = /\/src\/web\/entry\/(signed-in-parts)\.ts$/;

/** What most pages of developers and operators are made of; totals, which few have, need the names of currencies besides. */
const KIT = /\/src\/web\/kit\/(?!(?:article|game|invoice|rating|upload|version)\/|list\/currency-totals)/;

const LIBRARY = /\/node_modules\/(?!lucide-react\/)/;
/** The only library that modules which go together may lean on: every page that makes a call has it. */
const SCHEMAS = /\/node_modules\/zod\//;

const ICON = /\/lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/**
 * What visitors and so many areas in all need goes together: apart, each set of areas would be a request, many of them
 * for a few hundred bytes.
 */
const MANY_AREAS = 3;

/** Characters of source; a larger module is worth its own request. */
const SMALL = 8000;

interface Reach {
  /** Areas whose pages need the module. */
  readonly areas: ReadonlySet<string>;
  readonly pages: number;
  /** How many pages and parts that are fetched later need it. */
  readonly entries: number;
  /** It comes with the application itself. */
  readonly isInitial: boolean;
  /** It belongs to the kit, or the kit needs it. */
  readonly isOfKit: boolean;
}

function routeOf(id: string): string | undefined {
  const later = LATER.exec(id)?.[1];
  if (later !== undefined) return `later/${later}`;
  const member = MEMBER.exec(id)?.[1];
  return member === undefined ? PAGE.exec(id)?.[1] : `member/${member}`;
}

function areaOf(route: string): string {
  return AREAS.find(([, routes]) => routes.test(route))?.[0] ?? '';
}

/** What the build knows about a module. */
type Find<Value> = (id: string, context: Context) => Value;

function remember<Value>(find: Find<Value>): Find<Value> {
  const known = new Map<string, Value>();
  return (id, context) => {
    const value = known.get(id);
    if (value !== undefined) return value;
    const found = find(id, context);
    known.set(id, found);
    return found;
  };
}

function codeOf(id: string, context: Context): string {
  return context.getModuleInfo(id)?.code ?? '';
}

/** The icons that a module takes out of the library's index of all, by the names of their files without dashes. */
function iconsOf(id: string, context: Context): ReadonlySet<string> {
  const names = [...codeOf(id, context).matchAll(ICON_IMPORT)].flatMap(([, list = '']) => list.split(/[\s,]+/));
  return new Set(names.map((name) => name.toLowerCase()));
}

/** The modules behind a door that another module takes something from. */
function takenFrom(door: string, user: string, context: Context): string[] {
  return modulesBehind(codeOf(door, context), door, namesTaken(codeOf(user, context), door));
}

/** What a module imports, directly or through the door of a feature. */
function importsOf(id: string, context: Context): readonly string[] {
  const imports = context.getModuleInfo(id)?.importedIds ?? [];
  return imports.flatMap((needed) => (isDoor(needed) ? takenFrom(needed, id, context) : [needed]));
}

/**
 * Finds what imports a module. Icons are imported through an index, and features through their doors, which would make
 * each module behind them needed by everybody.
 */
function importerFinder(): Find<readonly string[]> {
  const findIcons = remember(iconsOf);
  return remember((id, context) => {
    const importersOf = (module: string) => context.getModuleInfo(module)?.importers ?? [];
    const icon = ICON.exec(id)?.[1]?.replaceAll('-', '');
    if (icon !== undefined)
      return importersOf(id)
        .flatMap(importersOf)
        .filter((user) => findIcons(user, context).has(icon));
    return importersOf(id).flatMap((importer) => {
      if (!isDoor(importer)) return [importer];
      return importersOf(importer).filter((user) => takenFrom(importer, user, context).includes(id));
    });
  });
}

const isFetchedLater: Find<boolean> = (id, context) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

function reachFinder(): Find<Reach> {
  const findImporters = importerFinder();
  return remember((id, context) => {
    /** Everything that must be loaded before the module, and the module itself. */
    const needers = new Set([id]);
    for (const needer of needers) for (const other of findImporters(needer, context)) needers.add(other);
    const routes = [...needers].flatMap((needer) => routeOf(needer) ?? []);
    return {
      areas: new Set(routes.map(areaOf)),
      pages: routes.length,
      entries: [...needers].filter((needer) => isFetchedLater(needer, context)).length,
      isInitial: [...needers].some((needer) => context.getModuleInfo(needer)?.isEntry === true),
      isOfKit: [...needers].some((needer) => KIT.test(needer)),
    };
  });
}

/** What makes calls, and so leans on the library of schemas, is apart from what a page needs before it makes any. */
type Kind = 'shared' | 'calls' | 'alone';

/**
 * The parts of pages that come later share one file with developers and operators. What pages of players begin with, too,
 * goes to the visitors' files, which are there when a later part comes.
 */
function nameAreas(areas: ReadonlySet<string>): string {
  const named = new Set(areas);
  const isOpen = ['article', 'visitor', 'later'].some((area) => areas.has(area));
  // The pages of players, developers and operators have all of it.
  if (named.delete('member') && !isOpen) return 'member';
  const isBegun = ['article', 'player', 'visitor'].some((area) => areas.has(area));
  if (named.delete('later')) {
    if (!isBegun) return 'later';
    named.add('visitor');
  }
  return named.has('visitor') && named.size >= MANY_AREAS ? 'many' : [...named].sort().join('-');
}

/** Small, and ours or an icon. */
function isPart(id: string, context: Context): boolean {
  const length = context.getModuleInfo(id)?.code?.length ?? Number.POSITIVE_INFINITY;
  return id.startsWith('/') && !LIBRARY.test(id) && length <= SMALL;
}

/**
 * Gives the small modules that pages share one file for each set of areas that need them; the kit's, which developers and
 * operators alone need, one of their own. Left to the bundler, each set
 * of pages makes a file: a page was forty requests, most of them below a kilobyte, and a phone has six at a time.
 *
 * What goes together leans on nothing but what does so too, zod and the application: such files can never need each
 * other in a circle, and none of them brings along a library that its page did not want.
 */
export function sharedChunks(): CodeSplittingGroup {
  const findReach = reachFinder();
  const findKind = remember((id, context): Kind => {
    const below = new Set([id]);
    let kind: Kind = 'shared';
    for (const module of below) {
      if (!isPart(module, context)) return 'alone';
      for (const needed of importsOf(module, context)) {
        if (SCHEMAS.test(needed)) kind = 'calls';
        else if (!findReach(needed, context).isInitial) below.add(needed);
      }
    }
    return kind;
  });
  return {
    priority: 0,
    debugName: 'shared',
    includeDependenciesRecursively: false,
    name(id, context) {
      const kind = findKind(id, context);
      if (kind === 'alone') return null;
      const { areas, pages, entries, isInitial, isOfKit } = findReach(id, context);
      const isOftenFirst = [...areas].some((area) => OFTEN_FIRST.has(area));
      const isShared = pages > 1 || (entries > 1 && (ICON.test(id) || areas.has('later')));
      if (isInitial || !isShared) return null;
      if (!isOftenFirst) return isOfKit ? `${kind}-kit` : null;
      return `${kind}-${nameAreas(areas)}`;
    },
  };
}
