import type { Plugin } from 'vite';

/** The `index.ts` of a feature of src/web, which exports what other features may import. */
const DOOR = /\/src\/web\/(features\/[^/]+)\/index\.ts$/;
const RE_EXPORT = /export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g;
const DOOR_IMPORT = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']#web\/(features\/[^/]+)\/index\.ts["']/g;

export function isDoor(id: string): boolean {
  return DOOR.test(id);
}

function namesIn(list: string): string[] {
  return list.split(',').map((item) => item.trim().replace(/\s+as\s.*$/s, ''));
}

/** The names that a module takes from a door, by the module's code. */
export function namesTaken(code: string, door: string): Set<string> {
  const feature = DOOR.exec(door)?.[1];
  const imports = [...code.matchAll(DOOR_IMPORT)].filter(([, , from]) => from === feature);
  return new Set(imports.flatMap(([, list = '']) => namesIn(list)));
}

/** The modules behind a door that export one of these names, by the door's code. */
export function modulesBehind(code: string, door: string, names: ReadonlySet<string>): string[] {
  return [...code.matchAll(RE_EXPORT)]
    .filter(([, list = '']) => namesIn(list).some((name) => names.has(name)))
    .map(([, , file = '']) => door.replace(/index\.ts$/, file));
}

/** Lets a page load only the modules it imports through an index, not all that are behind it. */
export function featureDoors(): Plugin {
  return {
    name: 'feature-doors',
    apply: 'build',
    transform: { filter: { id: DOOR }, handler: (code) => ({ code, map: null, moduleSideEffects: false }) },
  };
}
