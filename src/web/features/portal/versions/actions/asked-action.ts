import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { Shelf } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { moveVersion } from '#domain/state-machines/move-version.ts';
import { releaseApplication } from '#domain/state-machines/release-application.ts';
import { applyChanges, isOnline } from '#domain/state-machines/shelved-application.ts';

/** Actions on a version that need a confirmation. */
export type AskedAction = 'release' | 'publish' | 'pull' | 'submit' | 'reapply' | 'delete';

/** Side effects of releasing or pulling a version. */
export interface ShelfEffects {
  /** The version that goes offline as a result. */
  readonly replaced: Version | undefined;
  /** Whether the application is unpublished as well. */
  readonly takesApplicationAlong: boolean;
  readonly applicationStatus: Shelf;
}

interface Surroundings {
  readonly application: Pick<OwnApplication, 'status'>;
  readonly versions: readonly Version[];
}

/** The versions that would be online if the game were published, newest first. */
export function findPublished({ application, versions }: Surroundings): readonly Version[] {
  const shelved = versions.map((version) => ({ ...version, wasOnline: version.releasedAt !== null }));
  const outcome = releaseApplication({ status: application.status, versions: shelved });
  const after = outcome.isAllowed ? applyChanges(shelved, outcome.changes) : [];
  return versions.filter(({ id }) => after.some((version) => version.id === id && isOnline(version)));
}

/** The side effects of releasing or pulling a version; none if the action is not allowed. */
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
