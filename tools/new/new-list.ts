import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Draft, RecipeError } from './draft.ts';
import { type NameForms, nameForms, splitPlace } from './name-forms.ts';
import { newMessage } from './new-message.ts';
import { addConsolePlace } from './new-page.ts';

/** Drafts a page of the console for the list that an endpoint returns. */
export async function newList(draft: Draft, place: string, endpoint: string): Promise<void> {
  const [folder, kebab] = splitPlace(place);
  if (folder !== 'operator') throw new RecipeError('A list is a page of the console: operator/things.');
  const name = nameForms(kebab);
  const key = `operations.${name.camel}`;
  const feature = `src/web/features/operator/${kebab}`;

  draft.create(`src/web/routes/${place}.tsx`, route(name, key));
  draft.create(
    `${feature}/${kebab}.tsx`,
    list(name, { key, endpoint, module: await findModule(draft.root, endpoint) }),
  );
  draft.create(`${feature}/${kebab}.test.tsx`, listTest(name, key));
  const lower = name.words.toLowerCase();
  const words = {
    title: name.words,
    lead: `What ${lower} are for`,
    count: `{count, plural, one {# of ${lower}} other {# of ${lower}}}`,
    none: `No ${lower}`,
    all: `All ${lower}`,
    number: 'Number',
  };
  for (const [word, text] of Object.entries(words)) await newMessage(draft, 'operations', `${key}.${word}`, text);
  await addConsolePlace(draft, place, `${key}.title`);
}

/** The module of the contract that defines an endpoint. */
async function findModule(root: string, endpoint: string): Promise<string> {
  const contract = join(root, 'src/contract');
  for (const file of await readdir(contract, { recursive: true })) {
    if (!file.endsWith('endpoints.ts')) continue;
    const text = await readFile(join(contract, file), 'utf8');
    if (text.includes(`export const ${endpoint} = defineEndpoint(`)) return `#contract/${file}`;
  }
  throw new RecipeError(`The contract has no call ${endpoint}.`);
}

interface ListFacts {
  readonly key: string;
  readonly endpoint: string;
  readonly module: string;
}

function list({ camel, kebab, words }: NameForms, { key, endpoint, module }: ListFacts): string {
  return `import { ${endpoint} } from '${module}';
import { defineList } from '#web/kit/list/define-list.tsx';

/** ${words}. */
export const ${camel} = defineList({
  path: '/operator/${kebab}',
  endpoint: ${endpoint},
  words: {
    title: '${key}.title',
    lead: '${key}.lead',
    count: '${key}.count',
    none: '${key}.none',
    all: '${key}.all',
  },
  filter: {},
  keyOf: ({ id }) => id,
  columns: [{ key: 'id', head: '${key}.number', cell: ({ id }) => id }],
});
`;
}

function route({ camel, kebab }: NameForms, key: string): string {
  return `import { createFileRoute } from '@tanstack/react-router';
import { ${camel} } from '#web/features/operator/${kebab}/${kebab}.tsx';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/${kebab}')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => ${camel}.load(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/${kebab}', '${key}.title'),
  errorComponent: PageFailure,
  component: () => <${camel}.Page {...Route.useLoaderData()} />,
});
`;
}

function listTest({ camel, kebab }: NameForms, key: string): string {
  return `import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ${camel} } from './${kebab}.tsx';

it.each(LOCALES)('has words for everything in %s', (locale) => {
  const html = renderPage(<${camel}.Page filter={${camel}.filter.read({})} count={0} list={[]} />, locale);
  expect(html).toContain('<h1');
  expect(html).not.toContain('${key}');
});
`;
}
