import { LIMITS } from '#contract/values/limits.ts';
import type { RatesPageData } from './load-rates.ts';

type LoadHistory = (span: {
  readonly limit: number;
  readonly offset: number;
}) => Promise<Pick<RatesPageData['history'], 'count' | 'list'>>;

/** Serializes all pages of a history as an importable table. Codes, numbers and days need no quoting. */
export async function writeHistory(load: LoadHistory): Promise<string> {
  const lines = ['from,to,rate,day'];
  for (let left = 1; left > 0; ) {
    const { count, list } = await load({ limit: LIMITS.pageSizeMax, offset: lines.length - 1 });
    lines.push(...list.map(({ from, to, rate, day }) => `${from},${to},${rate},${day}`));
    left = list.length === 0 ? 0 : count - (lines.length - 1);
  }
  return `${lines.join('\r\n')}\r\n`;
}
