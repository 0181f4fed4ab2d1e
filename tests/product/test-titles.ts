import { type ESTree, parseSync, Visitor } from 'vite';

const RUNNERS = ['it', 'test', 'describe'];

/** Why something is not a test title: the test never runs, or the argument is not a title. */
const WITHOUT_TEST = ['skip', 'todo'];

/** The names in `it.skipIf(…)`, `describe.each(…)` or plain `it`, from left to right. */
function namesOf(callee: ESTree.Node): readonly string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...namesOf(callee.object), callee.property.name];
}

/** The text of a title; of a template, the parts between its values. */
function wordsOf(title: ESTree.Node | undefined): string | null {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title?.type !== 'TemplateLiteral') return null;
  return title.quasis.map(({ value }) => value.cooked).join(' ');
}

/** The titles of a test file's active tests and blocks; ignores comments, other strings and skipped tests. */
export function readTestTitles(file: string, source: string): readonly string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title, body] }) {
      const [runner = '', ...modifiers] = namesOf(callee);
      const words = wordsOf(title);
      if (words === null || body === undefined || !RUNNERS.includes(runner)) return;
      if (!modifiers.some((name) => WITHOUT_TEST.includes(name))) titles.push(words);
    },
  }).visit(parseSync(file, source).program);
  return titles;
}
