import { type Draft, RecipeError } from './draft.ts';
import { type NameForms, nameForms, splitPlace } from './name-forms.ts';

/** Drafts an endpoint in a domain of the contract, and its handler in a feature of the server. */
export async function newEndpoint(draft: Draft, place: string, featureName?: string): Promise<void> {
  const [domain, kebab] = splitPlace(place);
  const feature = featureName ?? domain;
  const name = nameForms(kebab);
  const path = `/api/${nameForms(domain).snake}/${name.snake}`;
  const contract = `src/contract/${domain}/endpoints.ts`;
  const handlers = `src/server/features/${feature}/${feature}-handlers.ts`;

  let group = '';
  let lastPath = '';
  await draft.edit(contract, (text) => {
    group = /group: (\w+|'[^']+')/.exec(text)?.[1] ?? `'${domain}'`;
    lastPath = Array.from(text.matchAll(/path: '([^']+)'/g)).at(-1)?.[1] ?? '';
    return text + endpointRecord(name, path, group);
  });
  draft.create(`src/server/features/${feature}/${kebab}.ts`, handler(name));
  draft.create(`src/server/features/${feature}/${kebab}.test.ts`, handlerTest(name, domain));
  await draft.edit(handlers, (text) => `import { ${name.camel} } from './${kebab}.ts';\n${text}`);
  await draft.insertBeforeLast(handlers, '} satisfies', `  ${name.camel},\n`);
  await draft.edit('docs/spec/api.md', (text) => addRow(text, lastPath, path));
}

function endpointRecord({ camel, words }: NameForms, path: string, group: string): string {
  return `
export const ${camel} = defineEndpoint({
  name: '${camel}',
  group: ${group},
  summary: '${words}',
  method: 'GET',
  path: '${path}',
  auth: 'public',
  request: z.object({}),
  reply: z.object({ count: z.int() }),
  errors: [],
});
`;
}

function handler({ camel, words }: NameForms): string {
  return `import type { Handler } from '../../api/handler.ts';

/** ${words}. */
export function ${camel}(): Handler<'${camel}'> {
  return async () => ({ count: 0 });
}
`;
}

function handlerTest({ camel }: NameForms, domain: string): string {
  return `import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${camel} } from '#contract/${domain}/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

it('counts', async () => {
  expect(await product.call(${camel}, {})).toEqual({ count: 0 });
});
`;
}

/** Inserts the endpoint's row after another one. */
function addRow(text: string, after: string, path: string): string {
  const lines = text.split('\n');
  const place = lines.findLastIndex((line) => line.startsWith('|') && line.includes(`| ${after} |`));
  if (place < 0) throw new RecipeError(`docs/spec/api.md has no row for ${after}.`);
  lines.splice(place + 1, 0, `| GET | ${path} | public | – | \`{ count }\` | – | – | added |`);
  return lines.join('\n');
}
