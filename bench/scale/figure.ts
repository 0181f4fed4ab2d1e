import { MACHINE } from './assumptions.ts';
import type { CostValues } from './costs.ts';
import { type Load, needsOfExchanges, needsOfViews, type ResourceName, wallsOf } from './needs.ts';
import { EXCHANGE_RATES, RESOURCES, VIEWS } from './scenarios.ts';

const ROW = 44;
const LEFT = 190;
const WIDTH = 760;
const DECADES = { from: -5, to: 4 } as const;
const RIGHT = WIDTH - 24;
const TOP = 56;

const x = (times: number) => {
  const power = Math.min(DECADES.to, Math.max(DECADES.from, Math.log10(times)));
  return LEFT + ((power - DECADES.from) / (DECADES.to - DECADES.from)) * (RIGHT - LEFT);
};
const text = (content: string, attributes: string) => `<text ${attributes}>${content}</text>`;

/** How much of one machine each load takes, on a logarithmic scale; readable on a light and on a dark page. */
export function drawFigure(costs: CostValues): string {
  const rows = Object.keys(MACHINE) as ResourceName[];
  const loads = {
    a: EXCHANGE_RATES.map((rate) => needsOfExchanges(costs, rate)),
    b: VIEWS.map((views) => needsOfViews(costs, views)),
  };
  const height = TOP + rows.length * ROW + 84;
  const bottom = TOP + rows.length * ROW;
  const ticks = Array.from({ length: DECADES.to - DECADES.from + 1 }, (_, index) => DECADES.from + index);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="t">
<title id="t">What each load takes of one machine</title>
<style>
.p{fill:#f7f7fb}text{font:13px system-ui,sans-serif;fill:#333a4d}.s{font-size:11px;fill:#5b6272}.g{stroke:#d9dce5}.one{stroke:#b3261e;stroke-dasharray:5 4}
.a{fill:#5438b8}.b{fill:#0f766e}.la{stroke:#5438b8}.lb{stroke:#0f766e}.la,.lb{stroke-width:2;opacity:.35}.n{font-size:10px;fill:#fff;font-weight:700}
@media(prefers-color-scheme:dark){.p{fill:#12172a}text{fill:#e3e6f0}.s{fill:#a4abbe}.g{stroke:#363d52}.one{stroke:#ff8a80}.a{fill:#b39dff}.b{fill:#4fd1c0}
.la{stroke:#b39dff}.lb{stroke:#4fd1c0}.n{fill:#12172a}}
</style>
<rect class="p" width="${WIDTH}" height="${height}" rx="12"/>
${ticks
  .map(
    (power) =>
      `<line class="${power === 0 ? 'one' : 'g'}" x1="${x(10 ** power)}" x2="${x(10 ** power)}" y1="${TOP - 14}" y2="${bottom}"/>` +
      text(tickName(power), `class="s" text-anchor="middle" x="${x(10 ** power)}" y="${bottom + 18}"`),
  )
  .join('\n')}
${text('one machine', `class="s" text-anchor="middle" x="${x(1)}" y="${TOP - 20}"`)}
${rows.map((resource, row) => text(RESOURCES[resource].name, `x="16" y="${TOP + row * ROW + ROW / 2 + 4}"`)).join('\n')}
${rows.map((resource, row) => drawRow(loads, resource, TOP + row * ROW)).join('\n')}
${drawLegend(bottom + 44)}
</svg>
`;
}

function drawRow(loads: Readonly<Record<'a' | 'b', readonly Load[]>>, resource: ResourceName, top: number): string {
  return (['a', 'b'] as const)
    .map((kind) => {
      const y = top + ROW / 2 + (kind === 'a' ? -9 : 9);
      const points = loads[kind].flatMap((load, index) => {
        const times = wallsOf(load).find((wall) => wall.resource === resource)?.times;
        return times === undefined ? [] : [{ at: Number(x(times).toFixed(1)), label: index + 1 }];
      });
      if (points.length === 0) return '';
      const line = `<line class="l${kind}" x1="${points[0]?.at}" x2="${points.at(-1)?.at}" y1="${y}" y2="${y}"/>`;
      const dots = points.map(
        ({ at, label }) =>
          `<circle class="${kind}" cx="${at}" cy="${y}" r="8"/>${text(String(label), `class="n" text-anchor="middle" x="${at}" y="${y + 3.5}"`)}`,
      );
      return [line, ...dots].join('');
    })
    .join('\n');
}

function drawLegend(y: number): string {
  const entries = [
    ['a', 'exchanges a second: 1 = 10, 2 = 1,000, 3 = 100,000'],
    ['b', 'page views a day: 1 = 1 million, 2 = 100 million, 3 = 10,000 million'],
  ] as const;
  return entries
    .map(
      ([kind, words], row) =>
        `<circle class="${kind}" cx="${LEFT}" cy="${y + row * 24 - 4}" r="8"/>` +
        text(words, `x="${LEFT + 16}" y="${y + row * 24}"`),
    )
    .join('\n');
}

function tickName(power: number): string {
  return power < 0 ? `1/${format(10 ** -power)}` : `${format(10 ** power)}×`;
}

const format = (value: number) => new Intl.NumberFormat('en-US', { notation: 'compact' }).format(value);
