import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { applicationShelf } from './application-shelf.ts';
import { findReleaseObstacle } from './release-application.ts';
import type { ShelvedApplication } from './shelved-application.ts';
import { move } from './state-machine.ts';

/** The error code that each action of a developer would fail with now; null if it is possible. */
export interface ApplicationObstacles {
  readonly edit: ErrorCode | null;
  readonly release: ErrorCode | null;
  readonly pull: ErrorCode | null;
  readonly delete: ErrorCode | null;
}

export interface ApplicationToCheck extends ShelvedApplication {
  /** Whether it was ever on the shelf. */
  readonly wasReleased: boolean;
}

/** Why an application cannot be edited, released, pulled or deleted now. */
export function findApplicationObstacles(application: ApplicationToCheck): ApplicationObstacles {
  return {
    edit: findShelfObstacle(application, 'edit'),
    release: findReleaseObstacle(application),
    pull: findShelfObstacle(application, 'pull'),
    delete: findDeleteObstacle(application),
  };
}

/** Applications in which players may own something stay, and removed ones stay visible to their developers. */
function findDeleteObstacle(application: ApplicationToCheck): ErrorCode | null {
  return findShelfObstacle(application, 'edit') ?? (application.wasReleased ? ERROR.applicationAlreadyPublished : null);
}

function findShelfObstacle({ status }: ShelvedApplication, action: 'edit' | 'pull'): ErrorCode | null {
  const result = move(applicationShelf, status, action);
  return result.isAllowed ? null : result.code;
}
