import type { CodeSplittingGroup } from 'rolldown';
import { isDoor, modulesBehind, namesTaken } from './feature-doors.ts';
import { groupModules, type SharedModule } from './group-modules.ts';

type Context = Parameters<Extract<CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/** A route's page: `src/web/routes/store/record.tsx?tsr-split=component---loader`. */
const PAGE = /\/src\/web\/routes\/(.+)\.tsx\?tsr-split=[a-z-]*component/;
const HALL = /^index$/;
/** Pages that are seldom the first of a visit, and are opened on larger screens. */
const WORK = /^(?:operator\b|developer\/|dev\/)/;
/** Parts that nearly every visit loads with its first use. */
const PART = /\/src\/web\/(?:entry\/overlays|features\/(?:.+\/later-views|hall\/hall-body))\.tsx?$/;
/** What every page of a signed-in account loads. */
const MEMBER = /\/src\/web\/entry\/signed-in-parts\.ts$/;

const LIBRARY = /\/node_modules\/(?!lucide-react\/)/;
/** The only library that grouped modules may depend on. */
const SCHEMAS = /\/node_modules\/zod\//;

const ICON = /\/lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
/** In the library's index, an icon with all its names. */
const ICON_EXPORT = /export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([a-z0-9-]+)\.mjs["']/g;

/** Characters of source; a larger module justifies its own request. */
const SMALL = 8000;
/** Compressed bytes of a character of source, roughly. */
const BYTES = 0.2;
/** Bytes that a request may cost in what a page does not need. */
const REQUEST = 600;

/** How often an entry is the first of a visit, roughly; dialogs and parts of pages are loaded in a page that is open. */
function weightOf(id: string): number {
  if (MEMBER.test(id) || PART.test(id)) return 5;
  const route = PAGE.exec(id)?.[1];
  if (route === undefined) return 1.5;
  if (HALL.test(route)) return 25;
  return WORK.test(route) ? 0.5 : 5;
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

/** The icons that a module imports from the library's index, by name. */
function iconsOf(id: string, context: Context): ReadonlySet<string> {
  return new Set([...codeOf(id, context).matchAll(ICON_IMPORT)].flatMap(([, list = '']) => list.split(/[\s,]+/)));
}

/** The names under which the library's index exports each icon, by file. */
function iconNames(index: string, context: Context): ReadonlyMap<string, readonly string[]> {
  const exported = [...codeOf(index, context).matchAll(ICON_EXPORT)];
  return new Map(
    exported.map(([, list = '', file = '']) => [file, [...list.matchAll(/\bas (\w+)/g)].map(([, name = '']) => name)]),
  );
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
  const findNames = remember(iconNames);
  return remember((id, context) => {
    const importersOf = (module: string) => context.getModuleInfo(module)?.importers ?? [];
    const icon = ICON.exec(id)?.[1];
    if (icon !== undefined) {
      return importersOf(id).flatMap((index) => {
        const names = findNames(index, context).get(icon) ?? [];
        return importersOf(index).filter((user) => names.some((name) => findIcons(user, context).has(name)));
      });
    }
    return importersOf(id).flatMap((importer) => {
      if (!isDoor(importer)) return [importer];
      return importersOf(importer).filter((user) => takenFrom(importer, user, context).includes(id));
    });
  });
}

const isFetchedLater: Find<boolean> = (id, context) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

interface Reach {
  /** The lazily loaded pages and parts that need the module. */
  readonly entries: ReadonlySet<string>;
  /** Part of the application's entry. */
  readonly isInitial: boolean;
}

function reachFinder(): Find<Reach> {
  const findImporters = importerFinder();
  return remember((id, context) => {
    /** A module with all that import it. */
    const needers = new Set([id]);
    for (const needer of needers) for (const other of findImporters(needer, context)) needers.add(other);
    return {
      entries: new Set([...needers].filter((needer) => isFetchedLater(needer, context))),
      isInitial: [...needers].some((needer) => context.getModuleInfo(needer)?.isEntry === true),
    };
  });
}

/** Modules that depend on the schema library are separate from those that do not. */
type Kind = 'shared' | 'schemas' | 'alone';

/** Small, and part of the product or an icon. */
function isPart(id: string, context: Context): boolean {
  const length = context.getModuleInfo(id)?.code?.length ?? Number.POSITIVE_INFINITY;
  return id.startsWith('/') && !LIBRARY.test(id) && length <= SMALL;
}

/** All modules of the build. */
function modulesAround(id: string, context: Context): ReadonlySet<string> {
  const all = new Set([id]);
  for (const module of all) {
    const info = context.getModuleInfo(module);
    const { importers = [], dynamicImporters = [], importedIds = [], dynamicallyImportedIds = [] } = info ?? {};
    for (const near of [...importers, ...dynamicImporters, ...importedIds, ...dynamicallyImportedIds]) all.add(near);
  }
  return all;
}

/** What the names of shared files begin with; no file in a browser has such a name. */
const SHARED = 'shared/';

/** Whether a file of the build is one of those that `sharedChunks` groups, by its name. */
export function isSharedPart(name: string): boolean {
  return name.startsWith(SHARED);
}

/** Names each file after its largest module, so that it keeps its name when others change. */
function nameFiles(files: readonly (readonly SharedModule[])[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap((modules) => {
      const [largest] = modules.toSorted((a, b) => b.bytes - a.bytes || a.id.localeCompare(b.id));
      const name = SHARED + (largest?.id.replace(/^.*\/(?=src\/|node_modules\/)/, '') ?? '');
      return modules.map(({ id }) => [id, name] as const);
    }),
  );
}

/**
 * Groups the small modules that pages and their parts share into files (group-modules.ts). By default the bundler makes a
 * file per set of pages: a page took forty requests, most below a kilobyte, and a phone opens six at a time.
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
        if (SCHEMAS.test(needed)) kind = 'schemas';
        else if (!findReach(needed, context).isInitial) below.add(needed);
      }
    }
    return kind;
  });
  const findFiles = remember((_, context) => {
    const shared = [...allModules].flatMap((id): SharedModule[] => {
      const { entries, isInitial } = findReach(id, context);
      if (isInitial || entries.size < 2) return [];
      const kind = findKind(id, context);
      const bytes = codeOf(id, context).length * BYTES;
      return kind === 'alone' ? [] : [{ id, kind, bytes, entries, imports: importsOf(id, context) }];
    });
    return nameFiles(groupModules(shared, { of: weightOf, request: REQUEST }));
  });
  let allModules: ReadonlySet<string> = new Set();
  return {
    priority: 0,
    debugName: 'shared',
    includeDependenciesRecursively: false,
    name(id, context) {
      if (!allModules.has(id)) allModules = modulesAround(id, context);
      return findFiles('', context).get(id) ?? null;
    },
  };
}
