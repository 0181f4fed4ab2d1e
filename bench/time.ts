import { getTime } from '#contract/system/endpoints.ts';
import { chooseLoadGenerator } from './load-generator.ts';
import { median, type Report } from './report.ts';
import { roundsOf } from './rounds-of.ts';
import { startFloor } from './start-floor.ts';
import { withProduct } from './with-product.ts';

const ROUNDS = roundsOf(9);
const SECONDS = 2;

/** The smallest call over HTTP, against `node:http` answering as many constant bytes with the same content type. */
export async function measureTime(report: Report): Promise<void> {
  await withProduct({ settings: { DEMO: 'off' } }, async ({ product }) => {
    const url = product.origin + getTime.path;
    const body = Buffer.from(await readAnswer(url));
    const floor = await startFloor('./constant-server.ts', {
      headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
      bodyBase64: body.toString('base64'),
    });
    try {
      const { name, measureRate } = await chooseLoadGenerator();
      const ask = (target: string, seconds = SECONDS) => measureRate({ url: target, headers: {}, seconds });
      for (const target of [url, floor.url]) await ask(target, 1);
      const rounds: { time: number; floor: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({ time: await ask(url), floor: await ask(floor.url) });
      }
      report.add({
        name: 'time',
        values: rounds.map((rates) => rates.time / rates.floor),
        unit: 'of node:http with constant bytes',
        target: { atLeast: 0.45 },
      });
      const middle = (side: 'time' | 'floor') => Math.round(median(rounds.map((rates) => rates[side])));
      report.note(`${middle('time')} calls/s, floor ${middle('floor')}; ${name}, 16 connections`);
    } finally {
      floor.stop();
    }
  });
}

/** @throws when it is not the time. */
async function readAnswer(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok || !('timeMs' in JSON.parse(text))) throw new Error(`not the time: ${response.status} ${text}`);
  return text;
}
