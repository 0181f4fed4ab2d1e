import type { CodeSplittingGroup } from 'rolldown';

type Context = Parameters<Extract<CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/** Whose pages stand under which routes; whatever no other one names is open to everybody. */
const AREAS: readonly (readonly [area: string, routes: RegExp])[] = [
  ['operator', /^operator\b/],
  ['developer', /^developer\//],
  ['article', /^(?:help|news|about|terms)\b/],
  ['player', /^(?:account|store|library)\b/],
  ['visitor', /^/],
];

/** Pages that are opened from a phone, and often as the first of a visit. */
const OFTEN_FIRST = new Set(['article', 'player', 'visitor']);

/** The part of a route that its page is made of: `src/web/routes/store/record.tsx?tsr-split=component---loader`. */
const PAGE = /\/src\/web\/routes\/(.+)\.tsx\?tsr-split=[a-z-]*component/;

const LIBRARY = /\/node_modules\/(?!lucide-react\/)/;
/** The only library that modules which go together may lean on: every page that makes a call has it. */
const SCHEMAS = /\/node_modules\/zod\//;

const ICON = /\/lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** Characters of source; a larger module is worth a request of its own. */
const SMALL = 8000;

interface Reach {
  /** Areas whose pages need the module. */
  readonly areas: ReadonlySet<string>;
  readonly pages: number;
  /** How many pages and parts that are fetched later need it. */
  readonly entries: number;
  /** It comes with the application itself. */
  readonly isInitial: boolean;
}

function areaOf(route: string): string {
  return AREAS.find(([, routes]) => routes.test(route))?.[0] ?? '';
}

/** Whether code takes an icon, by the name of its file, out of the library's index of all. */
function usesIcon(code: string, icon: string): boolean {
  const name = icon.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  return [...code.matchAll(ICON_IMPORT)].some(([, names = '']) => names.split(/[\s,]+/).includes(name));
}

/** What imports a module. Icons are imported by way of an index, which would make each one needed by everybody. */
function importersOf(id: string, context: Context): readonly string[] {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const icon = ICON.exec(id)?.[1];
  if (icon === undefined) return importers;
  return importers
    .flatMap((index) => context.getModuleInfo(index)?.importers ?? [])
    .filter((user) => usesIcon(context.getModuleInfo(user)?.code ?? '', icon));
}

/** Everything that needs a module to be loaded before it, and the module itself. */
function needersOf(id: string, context: Context): ReadonlySet<string> {
  const needers = new Set([id]);
  for (const needer of needers) for (const other of importersOf(needer, context)) needers.add(other);
  return needers;
}

function reachOf(id: string, context: Context): Reach {
  const needers = [...needersOf(id, context)];
  const routes = needers.flatMap((needer) => PAGE.exec(needer)?.[1] ?? []);
  return {
    areas: new Set(routes.map(areaOf)),
    pages: routes.length,
    entries: needers.filter((needer) => (context.getModuleInfo(needer)?.dynamicImporters.length ?? 0) > 0).length,
    isInitial: needers.some((needer) => context.getModuleInfo(needer)?.isEntry === true),
  };
}

function remember<Value>(find: (id: string, context: Context) => Value): typeof find {
  const known = new Map<string, Value>();
  return (id, context) => {
    const value = known.get(id) ?? find(id, context);
    known.set(id, value);
    return value;
  };
}

/** Small, and ours or an icon. */
function isPart(id: string, context: Context): boolean {
  const length = context.getModuleInfo(id)?.code?.length ?? Number.POSITIVE_INFINITY;
  return id.startsWith('/') && !LIBRARY.test(id) && length <= SMALL;
}

/**
 * Gives the small modules that pages share one file for each set of areas that need them. Left to the bundler, each set
 * of pages makes a file: a page was forty requests, most of them below a kilobyte, and a phone has six at a time.
 *
 * What goes together leans on nothing but what does so too, zod and the application: such files can never need each
 * other in a circle, and none of them brings along a library that its page did not want.
 */
export function sharedChunks(): CodeSplittingGroup {
  const findReach = remember(reachOf);
  const isLight = remember((id, context) => {
    const below = new Set([id]);
    for (const module of below) {
      if (!isPart(module, context)) return false;
      for (const needed of context.getModuleInfo(module)?.importedIds ?? []) {
        if (!SCHEMAS.test(needed) && !findReach(needed, context).isInitial) below.add(needed);
      }
    }
    return true;
  });
  return {
    priority: 0,
    debugName: 'shared',
    includeDependenciesRecursively: false,
    name(id, context) {
      const { areas, pages, entries, isInitial } = findReach(id, context);
      const isOftenFirst = [...areas].some((area) => OFTEN_FIRST.has(area));
      const isShared = pages > 1 || (ICON.test(id) && entries > 1);
      if (isInitial || !isShared || !isOftenFirst || !isLight(id, context)) return null;
      return `shared-${[...areas].sort().join('-')}`;
    },
  };
}
