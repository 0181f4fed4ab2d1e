/**
 * Draws how a page, a call and an exchange spend the time of the product's thread: `npm run flames`. The pictures are
 * `docs/pictures/flame-*.svg`; the shares that docs/performance.md names are printed.
 */
import { writeFile } from 'node:fs/promises';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { writeRequest } from '../connection.ts';
import { makeShop } from '../make-shop.ts';
import { measureCalls } from '../measure-calls.ts';
import { signedHeaders } from '../sign.ts';
import { signInProgram } from '../sign-in.ts';
import { findFreePort } from '../start-product.ts';
import { type OpenProduct, withProduct } from '../with-product.ts';
import { drawFlameGraph } from './draw-flame-graph.ts';
import { readStacks, type Stack, shareOf } from './read-stacks.ts';
import { recordProfile } from './record-profile.ts';

const CLIENTS = 8;
const SECONDS = 8;

interface Flame {
  readonly name: string;
  readonly title: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly prepare: (open: OpenProduct) => Promise<(client: number) => string>;
}

const FLAMES: readonly Flame[] = [
  {
    name: 'page',
    title: 'The hall for a visitor, not cached',
    settings: { PAGE_CACHE: 'off' },
    prepare: async () => () => writeRequest({ path: '/', headers: { accept: 'text/html' } }),
  },
  {
    name: 'call',
    title: `GET ${getUserProfile.path}, signed, with a session`,
    settings: { DEMO: 'off' },
    async prepare({ product }) {
      const token = await signInProgram(fetch, 'flame@example.com', product.origin);
      const headers = { authorization: `Bearer ${token}`, ...signedHeaders() };
      return () => writeRequest({ path: getUserProfile.path, headers });
    },
  },
  {
    name: 'exchange',
    title: 'POST /api/order, signed, with a session and a key',
    settings: { DEMO: 'off' },
    prepare: async ({ product, database }) => (await makeShop(database, product.origin, CLIENTS)).nextOrder,
  },
];

for (const flame of FLAMES) {
  const inspector = await findFreePort();
  const settings = { ...flame.settings, NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` };
  await withProduct({ settings }, async (open) => {
    const next = await flame.prepare(open);
    const load = () => measureCalls({ ports: [open.product.port], clients: CLIENTS, seconds: SECONDS, requests: next });
    await load();
    const stacks = readStacks(await recordProfile(inspector, load));
    await writeFile(`docs/pictures/flame-${flame.name}.svg`, drawFlameGraph(flame.title, stacks));
    process.stdout.write(`${describe(flame, stacks)}\n`);
  });
}

function describe({ name }: Flame, stacks: readonly Stack[]): string {
  const functions = new Set(stacks.flatMap(({ frames }) => frames.map((frame) => frame.name)));
  const shares = [...functions].map((frame) => ({ frame, share: shareOf(stacks, frame) }));
  const large = shares.filter(({ share }) => share >= 0.02).sort((one, other) => other.share - one.share);
  return [`## ${name}`, ...large.map(({ frame, share }) => `${(share * 100).toFixed(1).padStart(5)} % ${frame}`)].join(
    '\n',
  );
}
