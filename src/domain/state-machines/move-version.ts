import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { applicationShelf } from './application-shelf.ts';
import {
  applyChanges,
  isOnline,
  putOnline,
  type ShelfOutcome,
  type ShelvedApplication,
  type ShelvedVersion,
  type VersionChange,
} from './shelved-application.ts';
import { move } from './state-machine.ts';
import { findVersionObstacle, type VersionShelfAction, versionShelf } from './version-shelf.ts';

/**
 * Applies an action to a version, its siblings and its application: a version that goes online replaces the previous
 * one (R4.8); without an online version the application leaves the shelf (R4.9), also after a removal. Errors:
 * `versionNotFound` for an unknown version, else those of `findVersionObstacle`.
 */
export function moveVersion(
  { status, versions }: ShelvedApplication,
  versionId: number,
  action: VersionShelfAction,
): ShelfOutcome {
  const version = versions.find(({ id }) => id === versionId);
  if (version === undefined) return { isAllowed: false, code: ERROR.versionNotFound };
  const code = findVersionObstacle(version, action);
  if (code !== null) return { isAllowed: false, code };
  const changes = changesOf(versions, version, action);
  return { isAllowed: true, status: shelfWith(status, applyChanges(versions, changes)), changes };
}

function changesOf(
  versions: readonly ShelvedVersion[],
  version: ShelvedVersion,
  action: VersionShelfAction,
): readonly VersionChange[] {
  const result = move(versionShelf, version.status, action);
  if (!result.isAllowed || result.to === version.status) return [];
  return result.to === SHELF.onShelf ? putOnline(versions, [version]) : [{ id: version.id, status: result.to }];
}

function shelfWith(status: Shelf, versions: readonly ShelvedVersion[]): Shelf {
  if (versions.some(isOnline)) return status;
  const result = move(applicationShelf, status, 'pull');
  return result.isAllowed ? result.to : status;
}
