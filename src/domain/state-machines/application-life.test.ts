import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHELF, type Shelf, VERSION_REVIEW } from '#contract/values/states.ts';
import { type ApplicationShelfAction, applicationShelf } from './application-shelf.ts';
import { moveVersion } from './move-version.ts';
import { releaseApplication } from './release-application.ts';
import { applyChanges, isOnline, type ShelfOutcome, type ShelvedApplication } from './shelved-application.ts';
import { move } from './state-machine.ts';
import { type VersionReviewAction, versionReview } from './version-review.ts';
import { type VersionShelfAction, versionShelf } from './version-shelf.ts';

/* The whole life of one application: its developer and the operator act in any order on it and on its versions for
   three platforms. Refused actions change nothing; after every step the rules of section 4 must hold. */

type Step =
  | { readonly kind: 'create'; readonly platform: number }
  | { readonly kind: 'application'; readonly action: ApplicationShelfAction }
  | { readonly kind: 'review'; readonly nth: number; readonly action: Exclude<VersionReviewAction, 'changeFile'> }
  | { readonly kind: 'version'; readonly nth: number; readonly action: VersionShelfAction };

const START: ShelvedApplication = { status: applicationShelf.initial, versions: [] };

function afterOutcome(before: ShelvedApplication, outcome: ShelfOutcome): ShelvedApplication {
  if (!outcome.isAllowed) return before;
  return { status: outcome.status, versions: applyChanges(before.versions, outcome.changes) };
}

function actOnApplication(before: ShelvedApplication, action: ApplicationShelfAction): ShelvedApplication {
  if (action === 'release') return afterOutcome(before, releaseApplication(before));
  const result = move(applicationShelf, before.status, action);
  return result.isAllowed ? { ...before, status: result.to } : before;
}

function review(before: ShelvedApplication, id: number, action: VersionReviewAction): ShelvedApplication {
  const versions = before.versions.map((version) => {
    const result = move(versionReview, version.review, action);
    return version.id === id && result.isAllowed ? { ...version, review: result.to } : version;
  });
  return { ...before, versions };
}

function actOnVersion(before: ShelvedApplication, id: number, action: VersionShelfAction): ShelvedApplication {
  const outcome = moveVersion(before, id, action);
  const after = afterOutcome(before, outcome);
  if (!outcome.isAllowed) return after;
  if (action === 'delete') return { ...after, versions: after.versions.filter((version) => version.id !== id) };
  if (action !== 'changeFile') return after;
  const anew = after.versions.map((version) => (version.id === id ? { ...version, wasOnline: false } : version));
  return review({ ...after, versions: anew }, id, 'changeFile');
}

/** A missing version is requested by an unused number. */
function idOf({ versions }: ShelvedApplication, nth: number): number {
  return versions[nth % Math.max(1, versions.length)]?.id ?? 0;
}

function perform(before: ShelvedApplication, step: Step, index: number): ShelvedApplication {
  if (step.kind === 'application') return actOnApplication(before, step.action);
  if (step.kind === 'review') return review(before, idOf(before, step.nth), step.action);
  if (step.kind === 'version') return actOnVersion(before, idOf(before, step.nth), step.action);
  const created = { id: index + 1, platform: step.platform, wasOnline: false };
  return {
    ...before,
    versions: [...before.versions, { ...created, review: versionReview.initial, status: versionShelf.initial }],
  };
}

const nth = fc.nat({ max: 5 });
/** Frequent reviews, releases and restorations bring versions online in most lives. */
const often = ['release', 'release', 'release', 'release', 'restore', 'restore', 'restore'] as const;
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('create'), platform: fc.constantFrom(1, 2, 6) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('application'),
      action: fc.constantFrom(...often, ...applicationShelf.actions),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('review'),
      nth,
      action: fc.constantFrom('submit', 'approve', 'approve', 'reject', 'reapply'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('version'),
      nth,
      action: fc.constantFrom(...often, ...versionShelf.actions),
    }),
  },
);

type Check = (change: { before: ShelvedApplication; after: ShelvedApplication; step: Step }) => void;

/** Checks every step of many lives; each check counts its cases, so that an unused one is noticed. */
function checkLives(check: Check): void {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 50, maxLength: 100, size: 'max' }), (steps) => {
      let before = START;
      for (const [index, step] of steps.entries()) {
        const after = perform(before, step, index);
        check({ before, after, step });
        before = after;
      }
    }),
    { numRuns: 200 },
  );
}

it('is on the shelf only while an approved version is online', () => {
  let seen = 0;
  checkLives(({ after: { status, versions } }) => {
    const online = versions.filter(isOnline);
    for (const version of online) expect(version.review).toBe(VERSION_REVIEW.approved);
    if (status !== SHELF.onShelf) return;
    seen += 1;
    expect(online).not.toHaveLength(0);
  });
  expect(seen).toBeGreaterThan(100);
});

it('never has two versions online for one platform', () => {
  let seen = 0;
  checkLives(({ after: { versions } }) => {
    const platforms = versions.filter(isOnline).map(({ platform }) => platform);
    expect(new Set(platforms).size).toBe(platforms.length);
    seen += platforms.length > 1 ? 1 : 0;
  });
  expect(seen).toBeGreaterThan(100);
});

it('stays removed until the operator restores it, and is off the shelf then', () => {
  let seen = 0;
  checkLives(({ before, after, step }) => {
    if (before.status !== SHELF.removed) return;
    const isRestored = step.kind === 'application' && step.action === 'restore';
    expect(after.status).toBe(isRestored ? SHELF.offShelf : SHELF.removed);
    seen += 1;
  });
  expect(seen).toBeGreaterThan(100);
});

it('leaves a removed version removed until the operator restores it or it is deleted', () => {
  let seen = 0;
  checkLives(({ before, after, step }) => {
    for (const version of before.versions.filter(({ status }) => status === SHELF.removed)) {
      const isMeant = step.kind === 'version' && idOf(before, step.nth) === version.id;
      const next = after.versions.find(({ id }) => id === version.id)?.status;
      const expected: Partial<Record<VersionShelfAction, Shelf>> = { restore: SHELF.offShelf };
      if (isMeant && step.action === 'delete') expect(next).toBeUndefined();
      else expect(next).toBe((isMeant ? expected[step.action] : undefined) ?? SHELF.removed);
      seen += 1;
    }
  });
  expect(seen).toBeGreaterThan(100);
});

it('comes onto the shelf by its own release only, and leaves it by its pull, its removal or its last version’s', () => {
  let seen = 0;
  checkLives(({ before, after, step }) => {
    if (before.status === after.status) return;
    const action = step.kind === 'application' || step.kind === 'version' ? `${step.kind} ${step.action}` : step.kind;
    const key = `${before.status} ${after.status}`;
    const causes: Readonly<Record<string, readonly string[]>> = {
      '2 1': ['application release'],
      '1 2': ['application pull', 'version pull', 'version remove'],
      '1 3': ['application remove'],
      '2 3': ['application remove'],
      '3 2': ['application restore'],
    };
    expect(causes[key]).toContain(action);
    if (action.startsWith('version')) expect(after.versions.some(isOnline)).toBe(false);
    seen += 1;
  });
  expect(seen).toBeGreaterThan(100);
});
