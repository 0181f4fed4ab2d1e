import type { Draft } from './draft.ts';
import { type NameForms, nameForms, splitPlace } from './name-forms.ts';
import { newMessage } from './new-message.ts';

/** Drafts a page of the console (`operator/things`) or a public page (`store/things`). */
export async function newPage(draft: Draft, place: string): Promise<void> {
  const [folder, kebab] = splitPlace(place);
  const name = nameForms(kebab);
  const isConsole = folder === 'operator';
  const feature = isConsole ? `src/web/features/operator/${kebab}` : `src/web/features/${folder}`;
  const key = `${isConsole ? 'operations' : nameForms(folder).camel}.${name.camel}`;
  const imported = `#${feature.slice('src/'.length)}/${kebab}-page.tsx`;

  draft.create(`src/web/routes/${place}.tsx`, (isConsole ? consoleRoute : publicRoute)(name, { place, key, imported }));
  draft.create(`${feature}/${kebab}-page.tsx`, component(name, key));
  draft.create(`${feature}/${kebab}-page.test.tsx`, pageTest(name, key));
  const area = isConsole ? 'operations' : folder;
  await newMessage(draft, area, `${key}.title`, name.words);
  await newMessage(draft, area, `${key}.lead`, `What ${name.words.toLowerCase()} are for`);
  await (isConsole ? addConsolePlace(draft, place, `${key}.title`) : addPublicPath(draft, place));
}

/** Appends an entry to the console's navigation. */
export async function addConsolePlace(draft: Draft, place: string, title: string): Promise<void> {
  const places = 'src/web/features/operator/operator-places.ts';
  await draft.edit(places, (text) =>
    /^(?:import \{ List \}| {2}List,$)/m.test(text) ? text : `import { List } from 'lucide-react';\n${text}`,
  );
  await draft.insertBeforeLast(
    places,
    '    ],\n  },\n] as const',
    `      { path: '/${place}', label: '${title}', Icon: List },\n`,
  );
}

/** Adds an entry to the pages that are cached for visitors and indexed by search engines. */
async function addPublicPath(draft: Draft, place: string): Promise<void> {
  await draft.edit('src/domain/page/page-query.ts', (text) =>
    text.replace(/(const PLAIN_PATHS = \[[^\]]*)\]/, `$1  '/${place}',\n]`),
  );
  await draft.edit('src/server/pages/site-map.ts', (text) =>
    text.replace(/(const PAGES = \[[^\]]*)\]/, `$1, '/${place}']`),
  );
}

interface RouteFacts {
  readonly place: string;
  readonly key: string;
  readonly imported: string;
}

function consoleRoute({ pascal }: NameForms, { place, key, imported }: RouteFacts): string {
  return `import { createFileRoute } from '@tanstack/react-router';
import { ${pascal}Page } from '${imported}';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/${place}')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['component', 'errorComponent']],
  head: ({ match: { context } }) => privateHead(context.page, '/${place}', '${key}.title'),
  errorComponent: PageFailure,
  component: ${pascal}Page,
});
`;
}

function publicRoute({ pascal }: NameForms, { place, key, imported }: RouteFacts): string {
  const [folder] = splitPlace(place);
  return `import { createFileRoute } from '@tanstack/react-router';
import { ${pascal}Page } from '${imported}';
import { pageHead } from '#web/app/head/page-head.ts';

export const Route = createFileRoute('/${place}')({
  staticData: { messages: ['${folder}'] },
  codeSplitGroupings: [['component']],
  head: ({ match: { context: { page } } }) =>
    pageHead({ page, path: '/${place}', name: page.t('${key}.title'), description: page.t('${key}.lead') }),
  component: ${pascal}Page,
});
`;
}

function component({ pascal, words }: NameForms, key: string): string {
  return `import { usePage } from '#web/app/use-page.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';

/** ${words}. */
export function ${pascal}Page() {
  const page = usePage();
  return <PageHeader title={page.t('${key}.title')} lead={page.t('${key}.lead')} />;
}
`;
}

function pageTest({ kebab, pascal }: NameForms, key: string): string {
  return `import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ${pascal}Page } from './${kebab}-page.tsx';

it.each(LOCALES)('has words for everything in %s', (locale) => {
  const html = renderPage(<${pascal}Page />, locale);
  expect(html).toContain('<h1');
  expect(html).not.toContain('${key}');
});
`;
}
