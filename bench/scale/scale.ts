import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Report } from '../report.ts';
import { readCosts, writeCosts } from './costs.ts';
import { drawFigure } from './figure.ts';
import { fillPage, writeParts } from './page.ts';

const at = (path: string) => fileURLToPath(new URL(`../../docs/${path}`, import.meta.url));

/** The page and its figure as the committed costs make them. */
export async function writeScaling(): Promise<{ readonly path: string; readonly content: string }[]> {
  const costs = readCosts();
  const page = at('scaling.md');
  const content = fillPage(await readFile(page, 'utf8'), writeParts(costs));
  return [
    { path: page, content },
    { path: at('pictures/scaling.svg'), content: drawFigure(costs.values) },
  ];
}

/** Simulates larger stores from the measured costs and writes docs/scaling.md; `SCALE_MEASURE=on` measures them first. */
export async function measureScale(report: Report): Promise<void> {
  if (process.env.SCALE_MEASURE === 'on') {
    const { measureCosts } = await import('./measure-costs.ts');
    writeCosts(await measureCosts());
  }
  for (const [name, part] of writeParts(readCosts())) report.note(`${name}\n${part}\n`);
  for (const { path, content } of await writeScaling()) await writeFile(path, content);
}
