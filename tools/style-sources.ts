import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isDoor, modulesBehind, namesTaken } from './feature-doors.ts';

const WEB = fileURLToPath(new URL('../src/web', import.meta.url));
const ROUTES = join(WEB, 'routes');
const ENTRY = join(WEB, 'entry/client.tsx');

/** The style sheets whose sources the build finds, and whose routes they are for: each has those before it. */
const SHEETS = { hall: ['hall'], visitor: ['hall', 'visitor'] } as const;
type SheetName = keyof typeof SHEETS;

const SHEET = /\/src\/web\/app\/sheets\/(hall|visitor)\.css(?:\?transform-only)?$/;
const STYLES_OF_ROUTE = /staticData:\s*\{[^}]*\bstyles:\s*'(\w+)'/;
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*\bfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** Routes of other pages, and what only signed-in people see, who have all styles. */
const LEFT_OUT = [
  /\/entry\/(?:signed-in-parts|session-overlays|load-session-overlay|visitor-routes|route-tree\.gen)\.ts$/,
  /\/features\/developer\/become\//,
  /\/features\/ratings\/(?:delete-rating|report-dialog|write-dialog)\.tsx$/,
  /\/features\/store\/(?:balance|binding|deposit|invoice|lottery|record)\//,
  /\/features\/store\/(?:exchange\/exchange-dialog|wallet\/wallet-moves)\.tsx$/,
  /\/features\/play\/purchase-(?:dialog|done|offer)\.tsx$/,
];

/** The files of `src/web` whose classes a style sheet contains: all that its routes and the frame can load. */
export function findStyleSources(name: SheetName): string[] {
  const wanted: readonly string[] = SHEETS[name];
  const routes = globSync(join(ROUTES, '**/*.tsx')).filter((file) =>
    wanted.includes(STYLES_OF_ROUTE.exec(readFileSync(file, 'utf8'))?.[1] ?? ''),
  );
  const found = new Set([ENTRY, join(ROUTES, '__root.tsx'), ...routes]);
  for (const file of found) for (const needed of importsOf(file)) found.add(needed);
  return [...found].filter((file) => !isDoor(file)).sort();
}

/** What a file imports, statically or later, from `src/web`; of a feature only what it takes. Routes are roots only. */
function importsOf(file: string): string[] {
  if (isDoor(file)) return [];
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(IMPORT)]
    .map(([, from, later]) => resolve(from ?? later ?? '', file))
    .filter(
      (needed) =>
        needed !== undefined && !needed.startsWith(`${ROUTES}/`) && !LEFT_OUT.some((left) => left.test(needed)),
    )
    .flatMap((needed = '') =>
      isDoor(needed) ? modulesBehind(readFileSync(needed, 'utf8'), needed, namesTaken(code, needed)) : [needed],
    );
}

function resolve(source: string, file: string): string | undefined {
  const path = source.startsWith('#web/')
    ? join(WEB, source.slice('#web/'.length))
    : source.startsWith('.')
      ? join(dirname(file), source)
      : '';
  return /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}

/** Tells Tailwind which files the smaller style sheets are made from. */
export function styleSources(): Plugin {
  return {
    name: 'style-sources',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: SHEET },
      handler(code, id) {
        const name = SHEET.exec(id)?.[1] === 'hall' ? 'hall' : 'visitor';
        const sources = findStyleSources(name).map((file) => `@source "${relative(dirname(id), file)}";`);
        return { code: [code, ...sources].join('\n'), map: null };
      },
    },
  };
}
