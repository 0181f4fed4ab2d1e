import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Report } from './report.ts';

export const BROWSER = process.env.CHROME_PATH ?? '/usr/bin/chromium';
export const BROWSER_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
/** What a page must reach at least. */
export const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof CATEGORIES;

interface LighthouseReport {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly id: string; readonly displayValue?: string; readonly score: number | null }>
  >;
}

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Has Lighthouse judge a page with its mobile preset; scores of 100. */
export async function runLighthouse(url: string, file: string, report: Report): Promise<Record<Category, number>> {
  // Now and then its browser loses the trace of a page: then it is looked at once again.
  await look(url, file).catch(() => look(url, file));
  const { categories, audits }: LighthouseReport = JSON.parse(await readFile(file, 'utf8'));
  report.note(METRICS.map((id) => `${id} ${audits[id]?.displayValue}`).join(', '));
  const scoreOf = (category: Category) => Math.round(categories[category].score * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
}

async function look(url: string, file: string): Promise<void> {
  await promisify(execFile)(
    'node_modules/.bin/lighthouse',
    [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${BROWSER_FLAGS.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: BROWSER }, maxBuffer: 1 << 26 },
  );
}
