/** Child of render.ts: product and floor in one process, round by round in turn; prints the rounds as JSON. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillGame } from './fill-game.ts';
import type { FloorName } from './floor.tsx';
import type { RenderRound } from './render.ts';
import { signInForCookies } from './sign-in.ts';

const ROUNDS = 15;
const PAGES_A_ROUND = 40;
const WARM_UP_PAGES = 200;
const ORIGIN = 'http://127.0.0.1';

type Fetch = (request: Request) => Promise<Response>;
type MakeFloor = (fetchPage: Fetch, name: FloorName, applicationId: string) => Promise<() => string>;

const [floorFile = '', name = '', visitor = ''] = process.argv.slice(2);
if (name !== 'hall' && name !== 'game') throw new Error(`no page: ${name}`);
const product: { default: { fetch: Fetch } } = await import(pathToFileURL(resolve('dist/server/main.js')).href);
const { makeFloor }: { makeFloor: MakeFloor } = await import(pathToFileURL(floorFile).href);
const fetchHere: Fetch = (request) => product.default.fetch(request);
const applicationId = name === 'game' ? await fillGame(process.env.DATA_DIR ?? '') : '';
const path = name === 'game' ? `/application/details?applicationId=${applicationId}` : '/';
const cookie = visitor === 'signed-in' ? await signInForCookies(fetchHere, ORIGIN) : '';

/** Asks as the visitor does: the floor is made of what the product's own page says. */
const fetchPage: Fetch = (request) => {
  const asked = new Request(request);
  if (cookie !== '') asked.headers.set('cookie', cookie);
  return fetchHere(asked);
};
const renderFloor = await makeFloor(fetchPage, name, applicationId);
const firstPage = await (await fetchPage(new Request(ORIGIN + path))).text();
if (firstPage.includes('account-menu') !== (cookie !== '')) throw new Error('not the page of this visitor');

async function renderPages(count: number): Promise<void> {
  for (let page = 0; page < count; page += 1) {
    const response = await fetchPage(new Request(ORIGIN + path));
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    // Its bytes are there; reading them through a stream would measure fetch, which a listening product does not use.
    await response.body?.cancel();
  }
}

async function renderFloors(count: number): Promise<void> {
  for (let page = 0; page < count; page += 1) {
    if (renderFloor() === '') throw new Error('nothing was rendered');
    // The product's pages come in turns of the event loop, too.
    await Promise.resolve();
  }
}

async function millisecondsEach(render: (count: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await render(PAGES_A_ROUND);
  return (performance.now() - startedAt) / PAGES_A_ROUND;
}

await renderPages(WARM_UP_PAGES);
await renderFloors(WARM_UP_PAGES);
const rounds: RenderRound[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.push({ productMs: await millisecondsEach(renderPages), floorMs: await millisecondsEach(renderFloors) });
}
console.info(JSON.stringify(rounds));
// The product keeps its connections; the parent removes the database.
process.exit();
