/**
 * Writes src/contract/index.ts from the endpoint modules of the contract, so that no call can be missing.
 * Run: `npx node tools/write-contract-index.ts`.
 */
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../src/contract');
export const CONTRACT_INDEX = join(FOLDER, 'index.ts');

/** The order of /api/docs; other domains follow alphabetically. */
const DOMAINS = [
  ...['system', 'account', 'verification', 'device', 'application', 'category', 'claim', 'banner', 'content', 'static'],
  ...['product', 'sales', 'purchase', 'game', 'webhook', 'version', 'order', 'provider', 'outbox', 'ledger', 'admin'],
  ...['deposit', 'invoice', 'shop', 'exchange-rate', 'upload', 'portal', 'test-account', 'access-token', 'library'],
  ...['developer-page', 'developer-post'],
  ...['rating', 'policy-report', 'notification', 'live'],
];
/** Public calls come first in each domain. */
const FILES = ['endpoints.ts', 'operator-endpoints.ts', 'developer-endpoints.ts'];

/** Renders the source of the index. */
export function contractIndex(): string {
  const modules = globSync('*/*endpoints.ts', { cwd: FOLDER }).sort();
  const inOrder = modules.toSorted((a, b) => rankOf(a) - rankOf(b));
  const imports = [
    ...modules.map((path) => ({ path, line: `import * as ${nameOf(path)} from './${path}';` })),
    { path: 'endpoint.ts', line: "import type { Endpoint } from './endpoint.ts';" },
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  return `// Written by tools/write-contract-index.ts.
${imports.map(({ line }) => line).join('\n')}

${modules.map((path) => `export * from './${path}';`).join('\n')}

const modules: readonly Readonly<Record<string, unknown>>[] = [
${inOrder.map((path) => `  ${nameOf(path)},`).join('\n')}
];

/** Every call of the product: the router and the API documentation are made from this list. */
export const endpoints: readonly Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}
`;
}

function rankOf(path: string): number {
  const [domain = '', file = ''] = path.split('/');
  const place = (list: readonly string[], item: string) => (list.includes(item) ? list.indexOf(item) : list.length);
  return place(DOMAINS, domain) * (FILES.length + 1) + place(FILES, file);
}

/** `accessTokenEndpoints` for `access-token/endpoints.ts`. */
function nameOf(path: string): string {
  return path.replace('.ts', '').replaceAll(/[/-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

if (import.meta.main) await writeFile(CONTRACT_INDEX, contractIndex());
