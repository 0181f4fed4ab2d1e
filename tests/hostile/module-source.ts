import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** The declarations of a module of `src`, as source text. */
export interface ModuleSource {
  readonly file: string;
  /** Interfaces and type aliases by name. */
  readonly types: ReadonlyMap<string, ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration>;
  /** Functions with written parameters, by name: declarations and constants. */
  readonly functions: ReadonlyMap<string, ESTree.Function | ESTree.ArrowFunctionExpression>;
  /** Classes by name. */
  readonly classes: ReadonlySet<string>;
  /** Resolves an imported name to its module. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

/** The modules of contract and domain as they run, by file. */
export const MODULES: ReadonlyMap<string, object> = new Map(
  Object.entries(import.meta.glob<object>(['/src/{contract,domain}/**/*.ts', '!**/*.test.ts'], { eager: true })).map(
    ([path, module]) => [resolve(import.meta.dirname, `../..${path}`), module],
  ),
);

const SRC = resolve(import.meta.dirname, '../../src');
const read = new Map<string, ModuleSource>();

/** Reads a module once. */
export function readModule(file: string): ModuleSource {
  const known = read.get(file);
  if (known !== undefined) return known;
  const source = collect(file, parseSync(file, readFileSync(file, 'utf8')).program.body);
  read.set(file, source);
  return source;
}

function collect(file: string, body: readonly (ESTree.Directive | ESTree.Statement)[]): ModuleSource {
  const source = {
    file,
    types: new Map<string, ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration>(),
    functions: new Map<string, ESTree.Function | ESTree.ArrowFunctionExpression>(),
    classes: new Set<string>(),
    imports: new Map<string, { file: string; name: string }>(),
  };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') collectImports(source, statement);
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration') {
      source.types.set(node.id.name, node);
    }
    if (node?.type === 'ClassDeclaration' && node.id) source.classes.add(node.id.name);
    if (node?.type === 'FunctionDeclaration' && node.id) source.functions.set(node.id.name, node);
    if (node?.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') source.functions.set(id.name, init);
      }
    }
  }
  return source;
}

function collectImports(
  { file, imports }: { file: string; imports: Map<string, { file: string; name: string }> },
  statement: ESTree.ImportDeclaration,
): void {
  const from = resolveModule(file, statement.source.value);
  if (from === undefined) return;
  for (const specifier of statement.specifiers) {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
    imports.set(specifier.local.name, { file: from, name: specifier.imported.name });
  }
}

/** Undefined for packages. */
function resolveModule(from: string, specifier: string): string | undefined {
  const file = specifier.startsWith('#')
    ? resolve(SRC, specifier.slice(1))
    : specifier.startsWith('.')
      ? resolve(dirname(from), specifier)
      : undefined;
  return file !== undefined && existsSync(file) ? file : undefined;
}
