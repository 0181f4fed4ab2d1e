import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { applicationShelf } from './application-shelf.ts';
import {
  isOnline,
  putOnline,
  type ShelfOutcome,
  type ShelvedApplication,
  type ShelvedVersion,
} from './shelved-application.ts';
import { move } from './state-machine.ts';
import { findVersionObstacle } from './version-shelf.ts';

/** Approved, and not removed by the operator. */
function mayBeOnline(version: ShelvedVersion): boolean {
  return isOnline(version) || findVersionObstacle(version, 'release') === null;
}

/**
 * Why an application cannot be released, or null: `applicationAlreadyPublished` and `applicationRemoved` by its shelf
 * status, `versionNotFound` without a version, `wrongReviewState` without an approved one (R4.3).
 */
export function findReleaseObstacle({ status, versions }: ShelvedApplication): ErrorCode | null {
  const result = move(applicationShelf, status, 'release');
  if (!result.isAllowed) return result.code;
  if (versions.length === 0) return ERROR.versionNotFound;
  return versions.some(mayBeOnline) ? null : ERROR.wrongReviewState;
}

/**
 * The versions that go online with their application: the newest approved one of each platform, if one of these was
 * never released or nothing is online (decisions.md, "Portal"). A newer version that was pulled does not replace an
 * older one that is online.
 */
export function findVersionsToRelease(versions: readonly ShelvedVersion[]): readonly ShelvedVersion[] {
  const newest = newestOfEachPlatform(versions.filter(mayBeOnline));
  const hasNews = newest.some(({ wasOnline }) => !wasOnline) || !versions.some(isOnline);
  if (!hasNews) return [];
  return newest.filter(
    (version) =>
      !isOnline(version) &&
      (!version.wasOnline || !versions.some((other) => other.platform === version.platform && isOnline(other))),
  );
}

function newestOfEachPlatform(versions: readonly ShelvedVersion[]): readonly ShelvedVersion[] {
  return versions.filter((version) =>
    versions.every((other) => other.platform !== version.platform || other.id <= version.id),
  );
}

/** Puts an application on the shelf. */
export function releaseApplication(application: ShelvedApplication): ShelfOutcome {
  const code = findReleaseObstacle(application);
  if (code !== null) return { isAllowed: false, code };
  const { versions } = application;
  return { isAllowed: true, status: SHELF.onShelf, changes: putOnline(versions, findVersionsToRelease(versions)) };
}
