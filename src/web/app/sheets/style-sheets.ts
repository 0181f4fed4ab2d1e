import all from './all.css?url';
import hall from './hall.css?url';
import visitor from './visitor.css?url';

/** The style sheets; each has the rules of those before it, so that one added behind another decides alone. */
const SHEETS = { hall, visitor, all } as const;

export type SheetName = keyof typeof SHEETS;

const NAMES = ['hall', 'visitor', 'all'] as const satisfies readonly SheetName[];

interface StyledMatch {
  readonly staticData: { readonly styles?: SheetName };
}

/** The sheet that a page needs. Signed-in people have parts of theirs on every page. */
export function sheetOf(isVisitor: boolean, matches: readonly StyledMatch[]): SheetName {
  // The sources of the smaller ones are known only to the build.
  if (!isVisitor || !import.meta.env.PROD) return 'all';
  return matches.at(-1)?.staticData.styles ?? 'all';
}

/** The address of the document's own sheet; in a browser that of the page that the visit began with. */
export function addressOfSheet(name: SheetName): string {
  if (typeof document === 'undefined') return SHEETS[name];
  return document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? SHEETS[name];
}

const loading = new Map<SheetName, Promise<void>>();

/** Loads a sheet before something is shown that needs it; nothing to wait for on the server, or if it is there. */
export function loadSheet(name: SheetName): Promise<void> | undefined {
  if (typeof document === 'undefined') return undefined;
  const wider = NAMES.slice(NAMES.indexOf(name));
  const known = wider.flatMap((sheet) => loading.get(sheet) ?? []);
  if (known.length > 0) return known[0];
  if (wider.some((sheet) => document.querySelector(`link[rel=stylesheet][href="${SHEETS[sheet]}"]`) !== null))
    return undefined;
  const added = addSheet(SHEETS[name]).catch((error: unknown) => {
    loading.delete(name);
    throw error;
  });
  loading.set(name, added);
  return added;
}

function addSheet(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`The style sheet ${href} cannot be loaded.`));
  });
  document.head.append(link);
  return promise;
}
