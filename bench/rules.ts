import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median, type Report } from './report.ts';

export interface RulesRound {
  readonly checkUs: number;
  readonly floorUs: number;
}

const FORMS_A_SECOND = 20_000;

/** Full application and product forms checked by the rules on one core, against `JSON.parse(JSON.stringify(form))`. */
export async function measureRules(report: Report): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/rules-rounds.ts']);
  const rounds: RulesRound[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  report.add({
    name: 'rules',
    values: rounds.map(({ checkUs, floorUs }) => floorUs / checkUs),
    unit: 'times as fast as copying the form through JSON',
    target: { atLeast: 2 },
  });
  const checkUs = median(rounds.map((round) => round.checkUs));
  const floorUs = median(rounds.map((round) => round.floorUs));
  const perSecond = Math.round(1_000_000 / checkUs);
  report.note(
    `${perSecond} forms/s on one core (aim: ${FORMS_A_SECOND}), ${checkUs.toFixed(1)} µs; copy ${floorUs.toFixed(1)} µs`,
  );
}
