import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openBrowser, type Visitor } from './open-browser.ts';
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
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

export interface CheckedPage {
  readonly name: string;
  readonly url: string;
  /** Search engines are kept from it, so scores about them are left out. */
  readonly isHidden?: boolean | undefined;
  /** The email of the signed-in account; null for a visitor. */
  readonly visitor?: Visitor | undefined;
  /** For reports and browsers. */
  readonly folder: string;
}

/** Has Lighthouse check a page with its mobile preset, three times; scores of 100. */
export async function checkPage(page: CheckedPage, report: Report): Promise<void> {
  const scores: Record<Category, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    scores.push(await runLighthouse(page, report));
  }
  for (const category of CATEGORIES) {
    if (category === 'seo' && page.isHidden) continue;
    report.add({
      name: `${page.name}, ${category}`,
      values: scores.map((score) => score[category]),
      unit: 'of 100',
      target: { atLeast: TARGETS[category] },
      digits: 0,
    });
  }
}

async function runLighthouse(page: CheckedPage, report: Report): Promise<Record<Category, number>> {
  // Now and then its browser loses the trace of a page: then the page is checked again.
  const { categories, audits } = await look(page).catch(() => look(page));
  report.note(METRICS.map((id) => `${id} ${audits[id]?.displayValue}`).join(', '));
  const scoreOf = (category: Category) => Math.round(categories[category].score * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
}

async function look({ url, visitor, folder }: CheckedPage): Promise<LighthouseReport> {
  const browser = await openBrowser(folder, visitor);
  try {
    const { stdout } = await promisify(execFile)(
      'node_modules/.bin/lighthouse',
      [url, '--quiet', '--output=json', `--port=${browser.port}`, '--disable-storage-reset'],
      { maxBuffer: 1 << 26 },
    );
    const report: LighthouseReport = JSON.parse(stdout);
    if (report.finalDisplayedUrl !== url) throw new Error(`${url} leads to ${report.finalDisplayedUrl}`);
    return report;
  } finally {
    await browser.close();
  }
}
