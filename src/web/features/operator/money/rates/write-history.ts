import { LIMITS } from '#contract/values/limits.ts';
import type { RatesPageData } from './load-rates.ts';

type LoadHistory = (span: {
  readonly limit: number;
  readonly offset: number;
}) => Promise<Pick<RatesPageData['history'], 'count' | 'list'>>;

/** All pages of a history as a table that can be imported again. Its cells are codes, numbers and days: none needs quotes. */
export async function writeHistory(load: LoadHistory): Promise<string> {
  const lines = ['from,to,rate,day'];
  for (let left = 1; left > 0; ) {
    const { count, list } = await load({ limit: LIMITS.pageSizeMax, offset: lines.length - 1 });
    lines.push(...list.map(({ from, to, rate, day }) => `${from},${to},${rate},${day}`));
    left = list.length === 0 ? 0 : count - (lines.length - 1);
  }
  return `${lines.join('\r\n')}\r\n`;
}
