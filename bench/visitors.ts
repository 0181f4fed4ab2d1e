import type { ConstantAnswer } from './constant-server.ts';
import { chooseLoadGenerator } from './load-generator.ts';
import type { Report } from './report.ts';
import { startFloor } from './start-floor.ts';
import { startProduct } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

const ROUNDS = 7;
const SECONDS = 2;
const BROWSER = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'zh-TW',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
} as const;

/** The hall as visitors get it, kept and compressed, against `node:http` answering as many constant bytes. */
export async function measureVisitors(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const product = await startProduct(folder);
    const url = `${product.origin}/`;
    try {
      const answer = await readAnswer(url);
      checkPolicy(answer.headers['content-security-policy'] ?? '');
      const floor = await startFloor('./constant-server.ts', answer);
      const { name, measureRate } = await chooseLoadGenerator();
      const rates: { product: number; floor: number }[] = [];
      for (const target of [url, floor.url]) await measureRate({ url: target, headers: BROWSER, seconds: 1 });
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.push({
          product: await measureRate({ url, headers: BROWSER, seconds: SECONDS }),
          floor: await measureRate({ url: floor.url, headers: BROWSER, seconds: SECONDS }),
        });
      }
      floor.stop();
      report.add({
        name: 'visitors',
        values: rates.map((rate) => rate.product / rate.floor),
        unit: 'of node:http with constant bytes',
        target: { atLeast: 0.88 },
      });
      const best = (side: 'product' | 'floor') => Math.round(Math.max(...rates.map((rate) => rate[side])));
      const bytes = Buffer.byteLength(answer.bodyBase64, 'base64');
      report.note(`${best('product')} pages/s, floor ${best('floor')}; ${bytes} bytes of br; ${name}, 16 connections`);
    } finally {
      await product.stop();
    }
  });
}

/** The kept page as it goes over the wire, headers and compressed bytes, asked for twice to see that it stays. */
async function readAnswer(url: string): Promise<ConstantAnswer> {
  await fetch(url, { headers: BROWSER });
  const response = await fetch(url, { headers: BROWSER });
  const { etag = '', ...headers } = Object.fromEntries(response.headers);
  if (response.status !== 200 || etag === '' || headers['content-encoding'] !== 'br') {
    throw new Error(`not the kept page: ${response.status} ${JSON.stringify(headers)}`);
  }
  const again = await fetch(url, { headers: { ...BROWSER, 'if-none-match': etag } });
  if (again.status !== 304) throw new Error(`the ETag does not hold: ${again.status}`);
  // fetch decodes, so the length is that of the header; the floor's bytes only have to be as many.
  const body = Buffer.alloc(Number(headers['content-length']), 'x');
  const { connection: _, 'keep-alive': __, date: ___, ...sent } = headers;
  return { headers: { ...sent, etag }, bodyBase64: body.toString('base64') };
}

function checkPolicy(policy: string): void {
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
  if (scripts === undefined || scripts.includes('unsafe')) throw new Error(`the policy is no policy: ${policy}`);
}
