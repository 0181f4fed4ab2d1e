import { expect, it } from 'vitest';
import { FINDING_LEVELS, fileFactsSchema, INSPECTION_STAGES, INSPECTION_STATES } from '#contract/version/inspection.ts';
import inspection from '#i18n/catalogs/inspection/en-US.json' with { type: 'json' };
import { FINDINGS, finding, inspectionState, isError, stageState } from './findings.ts';

const keysOf = (prefix: string) =>
  Object.keys(inspection)
    .filter((key) => key.startsWith(`inspection.${prefix}`))
    .map((key) => key.slice('inspection.'.length));

it('has words for every finding, stage, state, level and fact, and for nothing else', () => {
  const codes = Object.keys(FINDINGS);
  const others = [
    ...INSPECTION_STAGES.map((stage) => `stage.${stage}`),
    ...INSPECTION_STATES.map((state) => `state.${state}`),
    ...FINDING_LEVELS.map((level) => `level.${level}`),
    ...Object.keys(fileFactsSchema.shape).map((fact) => `fact.${fact}`),
  ];
  expect(keysOf('').sort()).toEqual([...codes, ...others].sort());
});

it('makes of findings what the gravest of them says', () => {
  const note = finding('web.folder', { folder: 'a' });
  const warning = finding('apk.debuggable');
  const error = finding('format.empty');
  expect([[], [note], [note, warning], [warning, error]].map(stageState)).toEqual([
    'passed',
    'passed',
    'warned',
    'failed',
  ]);
  expect([note, warning, error].map(isError)).toEqual([false, false, true]);
  const states = (...all: Parameters<typeof inspectionState>[0][number]['state'][]) => all.map((state) => ({ state }));
  expect(inspectionState(states('passed', 'skipped'))).toBe('passed');
  expect(inspectionState(states('passed', 'warned', 'skipped'))).toBe('warned');
  expect(inspectionState(states('warned', 'failed'))).toBe('failed');
});
