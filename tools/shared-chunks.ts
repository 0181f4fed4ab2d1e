import type { CodeSplittingGroup } from 'rolldown';
import { isDoor, modulesBehind, namesTaken } from './feature-doors.ts';

type Context = Parameters<Extract<CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/** The area of each route; all others are public. */
const AREAS: readonly (readonly [area: string, routes: RegExp])[] = [
  ['operator', /^operator\b/],
  ['developer', /^developer\//],
  ['article', /^(?:help|news|about|terms)\b/],
  ['player', /^(?:account|store|library)\b/],
  ['later', /^later\//],
  ['member', /^member\//],
  ['visitor', /^/],
];

/** Pages opened on phones, often as the first of a visit. */
const OFTEN_FIRST = new Set(['article', 'player', 'visitor', 'later', 'member']);

/**
 * The split part of a route that holds its page: `src/web/routes/store/record.tsx?tsr-split=component---loader`. The page
 * that shows the whole kit to developers of the store is left out.
 */
const PAGE = /\/src\/web\/routes\/(?!dev\/)(.+)\.tsx\?tsr-split=[a-z-]*component/;
/** A part of a page that hydrates after the rest; treated as a page. */
const LATER = /\/src\/web\/features\/(.+)\/later-views\.ts$/;
/** Loaded by every page of a signed-in account, in parallel with the page itself. */
const MEMBER = /\/src\/web\/entry\/(signed-in-parts)\.ts$/;

/** Used by most pages of developers and operators; the rarer totals also need the names of currencies. */
const KIT = /\/src\/web\/kit\/(?!(?:article|game|invoice|rating|upload|version)\/|list\/currency-totals)/;

const LIBRARY = /\/node_modules\/(?!lucide-react\/)/;
/** The only library that grouped modules may depend on: every page that makes calls has it. */
const SCHEMAS = /\/node_modules\/zod\//;

const ICON = /\/lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/**
 * What visitors and at least this many areas need is grouped: otherwise each set of areas would be a request, many of
 * them for a few hundred bytes.
 */
const MANY_AREAS = 3;

/** Characters of source; a larger module justifies its own request. */
const SMALL = 8000;

interface Reach {
  /** Areas whose pages need the module. */
  readonly areas: ReadonlySet<string>;
  readonly pages: number;
  /** How many lazily loaded pages and parts need it. */
  readonly entries: number;
  /** Part of the application's entry. */
  readonly isInitial: boolean;
  /** Part of the UI kit, or imported by it. */
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

/** The build's information on a module. */
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

/** The icons that a module imports from the library's index, by file name without dashes. */
function iconsOf(id: string, context: Context): ReadonlySet<string> {
  const names = [...codeOf(id, context).matchAll(ICON_IMPORT)].flatMap(([, list = '']) => list.split(/[\s,]+/));
  return new Set(names.map((name) => name.toLowerCase()));
}

/** The modules behind a feature's index that another module imports from. */
function takenFrom(door: string, user: string, context: Context): string[] {
  return modulesBehind(codeOf(door, context), door, namesTaken(codeOf(user, context), door));
}

/** A module's imports, directly or through a feature's index. */
function importsOf(id: string, context: Context): readonly string[] {
  const imports = context.getModuleInfo(id)?.importedIds ?? [];
  return imports.flatMap((needed) => (isDoor(needed) ? takenFrom(needed, id, context) : [needed]));
}

/**
 * Finds a module's importers. Icons and features are traced through their index files, which would otherwise make every
 * module behind them shared by all.
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
    /** A module with all its static imports. */
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

/** Modules that make calls depend on the schema library and are separate from what a page needs before any call. */
type Kind = 'shared' | 'calls' | 'alone';

/**
 * Lazily loaded parts share one file with developers and operators. What player pages load initially goes to the
 * visitors' files, which are loaded by then.
 */
function nameAreas(areas: ReadonlySet<string>): string {
  const named = new Set(areas);
  const isOpen = ['article', 'visitor', 'later'].some((area) => areas.has(area));
  // Pages of players, developers and operators all have it.
  if (named.delete('member') && !isOpen) return 'member';
  const isBegun = ['article', 'player', 'visitor'].some((area) => areas.has(area));
  if (named.delete('later')) {
    if (!isBegun) return 'later';
    named.add('visitor');
  }
  return named.has('visitor') && named.size >= MANY_AREAS ? 'many' : [...named].sort().join('-');
}

/** Small, and part of the product or an icon. */
function isPart(id: string, context: Context): boolean {
  const length = context.getModuleInfo(id)?.code?.length ?? Number.POSITIVE_INFINITY;
  return id.startsWith('/') && !LIBRARY.test(id) && length <= SMALL;
}

/**
 * Groups the small modules that pages share into one file per set of areas; modules of the kit that only developers and
 * operators need get a file of their own. By default the bundler makes a file per set of pages: a page took forty
 * requests, most below a kilobyte, and a phone opens six at a time.
 *
 * Grouped modules depend only on each other, zod and the application: the files can have no circular imports, and none
 * pulls in a library that its page does not need.
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
