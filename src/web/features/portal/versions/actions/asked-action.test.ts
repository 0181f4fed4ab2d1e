import { expect, it } from 'vitest';
import { SHELF } from '#contract/values/states.ts';
import { buildOwnApplication, buildOwnVersion } from '#tests/web/build-own-version.ts';
import { findPublished, findShelfEffects } from '../state/version-state.tsx';

const ONLINE = buildOwnVersion({ id: 1 });
const NEXT = buildOwnVersion({ id: 2, status: SHELF.offShelf, releasedAt: null });
const WEB = buildOwnVersion({ id: 3, platform: 2 });
const onShelf = buildOwnApplication();

it('R4.8 names the version of the same platform that publishing replaces', () => {
  const effects = findShelfEffects({ application: onShelf, versions: [ONLINE, NEXT, WEB] }, 2, 'release');
  expect(effects).toEqual({ replaced: ONLINE, takesApplicationAlong: false, applicationStatus: SHELF.onShelf });
  expect(findShelfEffects({ application: onShelf, versions: [NEXT, WEB] }, 2, 'release').replaced).toBeUndefined();
});

it('R4.9 warns when unpublishing the last version unpublishes the application', () => {
  const isTaken = (versions: readonly (typeof ONLINE)[], application = onShelf) =>
    findShelfEffects({ application, versions }, 1, 'pull').takesApplicationAlong;
  expect(isTaken([ONLINE, NEXT])).toBe(true);
  expect(isTaken([ONLINE, WEB])).toBe(false);
  expect(isTaken([ONLINE], buildOwnApplication({ status: SHELF.offShelf }))).toBe(false);
});

it('R4.3 names the versions that players get when a game is published', () => {
  const application = buildOwnApplication({ status: SHELF.offShelf });
  expect(findPublished({ application, versions: [ONLINE] })).toEqual([ONLINE]);
  expect(findPublished({ application, versions: [NEXT, ONLINE, WEB] })).toEqual([NEXT, WEB]);
  expect(findPublished({ application: buildOwnApplication({ status: SHELF.removed }), versions: [ONLINE] })).toEqual(
    [],
  );
});
