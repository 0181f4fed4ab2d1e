import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_FLAGS, browserPath } from './browser.ts';
import type { Report } from './report.ts';

/** What a page must reach at least. */
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];
const ROUNDS = 3;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface LighthouseReport {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

export interface JudgedPage {
  readonly name: string;
  readonly url: string;
  /** Search engines are kept from it, which no score of theirs judges. */
  readonly isHidden?: boolean | undefined;
  /** For Lighthouse's own reports. */
  readonly folder: string;
}

/** Has Lighthouse judge a page with its mobile preset, three times; scores of 100. */
export async function judgePage({ name, url, isHidden, folder }: JudgedPage, report: Report): Promise<void> {
  const scores: Record<Category, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    scores.push(await runLighthouse(url, join(folder, `lighthouse-${round}.json`), report));
  }
  for (const category of CATEGORIES) {
    if (category === 'seo' && isHidden) continue;
    report.add({
      name: `${name}, ${category}`,
      values: scores.map((score) => score[category]),
      unit: 'of 100',
      target: { atLeast: TARGETS[category] },
      digits: 0,
    });
  }
}

async function runLighthouse(url: string, file: string, report: Report): Promise<Record<Category, number>> {
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
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: 1 << 26 },
  );
}
