import { readFile } from 'node:fs/promises';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { listApplications } from '#contract/application/endpoints.ts';
import { writeRequest } from './connection.ts';
import { makeShop } from './make-shop.ts';
import { inTurn, measureCalls } from './measure-calls.ts';
import type { Report } from './report.ts';
import { signedHeaders } from './sign.ts';
import { signInProgram } from './sign-in.ts';
import { type OpenProduct, withProduct } from './with-product.ts';

const MINUTES = Number(process.env.MEMORY_MINUTES ?? 10);
const CLIENTS = 8;
/** Calls of each kind before the first look: a process that has done nothing yet is small for nobody. */
const WARM_UP_SECONDS = 5;
const MAX_MB = 350;

/** The memory of a process after ten minutes of mixed load, against that before it. */
export async function measureMemory(report: Report): Promise<void> {
  await withProduct({}, async (open) => {
    const { pid, port } = open.product;
    const next = await mixLoad(open);
    const load = (seconds: number) => measureCalls({ ports: [port], clients: CLIENTS, seconds, requests: next });
    await load(WARM_UP_SECONDS);
    const before = await residentMb(pid);
    const marks: number[] = [];
    let calls = 0;
    for (let minute = 0; minute < MINUTES; minute += 1) {
      calls += (await load(60)) * 60;
      marks.push(await residentMb(pid));
    }
    const after = marks.at(-1) ?? before;
    report.add({ name: 'memory', values: [after / before], unit: 'of what it was before', target: { atMost: 1.3 } });
    report.add({ name: 'memory, in all', values: [after], unit: 'MB', target: { atMost: MAX_MB }, digits: 0 });
    const course = [before, ...marks].map((mb) => mb.toFixed(0)).join(', ');
    report.note(`${course} MB by the minute; ${Math.round(calls)} requests of ${CLIENTS} clients`);
  });
}

/** Pages kept and not, lists, searches, signed reads and exchanges, in turn. */
async function mixLoad({ product, database }: OpenProduct): Promise<(client: number) => string> {
  const shop = await makeShop(database, product.origin, CLIENTS);
  const token = await signInProgram(fetch, 'memory@example.com', product.origin);
  let turn = 0;
  const page = inTurn(
    ['/', '/zh-CN', '/en-US', '/vi-VN', '/en-US/help', '/search?q=star', '/en-US/news'].map((path) =>
      writeRequest({ path, headers: { accept: 'text/html', 'accept-encoding': 'br' } }),
    ),
  );
  const list = () => {
    const params = { lang: 'en-US', limit: '20', offset: String(turn % 40) };
    return writeRequest({ path: withQuery(listApplications.path, params), headers: signedHeaders(params) });
  };
  const search = () => {
    // A text of its own each time, as players type them.
    const params = { lang: 'en-US', limit: '20', search: `star ${turn.toString(36)}` };
    return writeRequest({ path: withQuery(listApplications.path, params), headers: signedHeaders(params) });
  };
  const profile = () =>
    writeRequest({ path: getUserProfile.path, headers: { authorization: `Bearer ${token}`, ...signedHeaders() } });
  const kinds = [page, list, search, profile, shop.nextOrder] as const;
  return (client) => {
    turn += 1;
    return (kinds[turn % kinds.length] ?? page)(client);
  };
}

function withQuery(path: string, params: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(params)}`;
}

/** The resident memory of a process in MB, as Linux counts it. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
