import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { DIALOG_FRAMES, DIALOG_WALKS } from '#tests/e2e/dialog-walks.ts';

const WEB = join(projectRoot(), 'src/web');
const E2E = join(projectRoot(), 'tests/e2e');

/** Components that turn plain markup into a dialog, menu or popup. */
const MARKUP = /<dialog[\s>]|\bpopover=|\brole="(?:dialog|alertdialog|menu)"|\baria-modal\b/;

/** A top-level function, which may be a component. */
const FUNCTION = /^(?=(?:export )?(?:default )?(?:function|const) \w)/m;
const NAME = /^(?:export )?(?:default )?(?:function|const) (\w+)/;

interface Component {
  readonly tag: string;
  readonly source: string;
}

const kebabCase = (tag: string) => tag.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

function componentsIn(file: string): readonly (readonly [name: string, Component])[] {
  const folder = dirname(file).replace(/^features\//, '');
  const [, ...sources] = readFileSync(join(WEB, file), 'utf8').split(FUNCTION);
  return sources.map((source) => {
    const [, tag = ''] = NAME.exec(source) ?? [];
    return [`${folder}/${kebabCase(tag)}`, { tag, source }];
  });
}

const files = globSync('**/*.tsx', { cwd: WEB }).filter((file) => !file.endsWith('.test.tsx'));
const functions = files.flatMap(componentsIn);
const components = new Map(functions);

/** The tags that make up dialogs. */
const frameTags = DIALOG_FRAMES.flatMap((name) => components.get(name)?.tag ?? []).filter((tag) => /^[A-Z]/.test(tag));
const opens = (source: string) =>
  MARKUP.test(source) || frameTags.some((tag) => new RegExp(`<${tag}[\\s>]`).test(source));
const listed = [...Object.keys(DIALOG_WALKS), ...DIALOG_FRAMES];

it('every component that opens a dialog is listed with the test that walks it without a pointer', () => {
  const found = functions.filter(([, { source }]) => opens(source)).map(([name]) => name);
  expect(found.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !found.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  expect(new Set(found).size).toBe(found.length);
});

it('a dialog of plain markup, of a frame, and one of another frame are all found', () => {
  for (const source of [
    '<dialog ref={dialog}>',
    '<div popover="auto">',
    '<ul role="menu">',
    '<ModalDialog title="">',
  ]) {
    expect(opens(source)).toBe(true);
  }
  expect(opens('<FormDialog\n  title="">')).toBe(true);
  expect(opens('<section aria-label="No dialog" />')).toBe(false);
});

it.each(Object.entries(DIALOG_WALKS))('%s is walked where the list says', (name, walk) => {
  const [file, words] = typeof walk === 'string' ? [walk, name] : walk;
  expect(readFileSync(join(E2E, `${file}.test.ts`), 'utf8')).toContain(`'${words}'`);
});

it.each(DIALOG_FRAMES)('%s is part of other dialogs', (name) => {
  const { tag = '' } = components.get(name) ?? {};
  const use = new RegExp(`<${tag}[\\s>]|\\b${tag}\\(`);
  expect([...components].some(([other, { source }]) => other !== name && use.test(source))).toBe(true);
});
