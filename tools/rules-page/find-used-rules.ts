import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

const SOURCE = join(import.meta.dirname, '../../src');
const LIBRARY = 'domain/rules/';

/** Objects that hold rules by name: `RULES`, and families such as `textRules`. */
const HOLDER = /^(?:RULES|[a-z]+Rules)$/;

/** Names of rules that a source file uses: `textRules.no_space`, `const { no_space } = textRules`. */
export function readUsedRules(file: string, source: string): readonly string[] {
  const used: string[] = [];
  const isHolder = (node: ESTree.Node | null) => node?.type === 'Identifier' && HOLDER.test(node.name);
  const note = (node: ESTree.Node) => {
    if (node.type === 'Identifier') used.push(node.name);
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (isHolder(object) && !computed) note(property);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || !isHolder(init)) return;
      for (const property of id.properties) if (property.type === 'Property') note(property.key);
    },
  }).visit(parseSync(file, source).program);
  return used;
}

/** Names of the rules that the product uses, apart from tests and the library itself. */
export function findUsedRules(): ReadonlySet<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter(
    (file) => !file.startsWith(LIBRARY) && !/\.test\.tsx?$/.test(file),
  );
  const sources = files.map((file) => ({ file, source: readFileSync(join(SOURCE, file), 'utf8') }));
  // Parsing all of the product takes seconds; most files do not import the library.
  const importing = sources.filter(({ source }) => /from '[^']*\/rules\//.test(source));
  return new Set(importing.flatMap(({ file, source }) => readUsedRules(file, source)));
}
