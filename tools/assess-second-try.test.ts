import { expect, it } from 'vitest';
import { assessSecondTry } from './assess-second-try.ts';

const RACE = 'tests/e2e/race.test.ts';
const DEFECT = 'tests/e2e/defect.test.ts';

it('fails the run when a file passes at the second try only', () => {
  const { lines, isAccepted } = assessSecondTry({ failed: [RACE], failedAgain: [], knownRaces: [] });
  expect(isAccepted).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^tests\/e2e\/race\.test\.ts: held on the second try: a race\./)]);
});

it('lets a race pass that is listed, and nothing else beside it', () => {
  const knownRaces = [RACE, DEFECT];
  expect(assessSecondTry({ failed: [RACE], failedAgain: [], knownRaces }).isAccepted).toBe(true);
  expect(assessSecondTry({ failed: [RACE, DEFECT], failedAgain: [DEFECT], knownRaces })).toEqual({
    lines: [expect.stringContaining('(known: '), `${DEFECT}: failed`],
    isAccepted: false,
  });
  expect(assessSecondTry({ failed: [RACE, 'other'], failedAgain: [], knownRaces }).isAccepted).toBe(false);
});
