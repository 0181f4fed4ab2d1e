import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { Shelf } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { moveVersion } from '#domain/state-machines/move-version.ts';
import { releaseApplication } from '#domain/state-machines/release-application.ts';
import { applyChanges, isOnline } from '#domain/state-machines/shelved-application.ts';

/** What is done to a version after it was asked about. */
export type AskedAction = 'release' | 'publish' | 'pull' | 'submit' | 'reapply' | 'delete';

/** What becomes of the shelves by releasing or pulling a version. */
export interface ShelfEffects {
  /** The version that goes offline for it. */
  readonly replaced: Version | undefined;
  /** The application leaves the shelf. */
  readonly takesApplicationAlong: boolean;
  readonly applicationStatus: Shelf;
}

interface Surroundings {
  readonly application: Pick<OwnApplication, 'status'>;
  readonly versions: readonly Version[];
}

/** What players would get of a game that is put on the shelf: the versions that are online then, the newest first. */
export function findPublished({ application, versions }: Surroundings): readonly Version[] {
  const shelved = versions.map((version) => ({ ...version, wasOnline: version.releasedAt !== null }));
  const outcome = releaseApplication({ status: application.status, versions: shelved });
  const after = outcome.isAllowed ? applyChanges(shelved, outcome.changes) : [];
  return versions.filter(({ id }) => after.some((version) => version.id === id && isOnline(version)));
}

/** What releasing or pulling a version does besides; nothing where it is not possible. */
export function findShelfEffects(
  { application, versions }: Surroundings,
  versionId: number,
  action: 'release' | 'pull',
): ShelfEffects {
  const shelved = versions.map((version) => ({ ...version, wasOnline: version.releasedAt !== null }));
  const outcome = moveVersion({ status: application.status, versions: shelved }, versionId, action);
  const changes = outcome.isAllowed ? outcome.changes : [];
  const isReplaced = ({ id }: Version) => id !== versionId && changes.some((change) => change.id === id);
  return {
    replaced: versions.find(isReplaced),
    takesApplicationAlong: outcome.isAllowed && outcome.status !== application.status,
    applicationStatus: application.status,
  };
}
