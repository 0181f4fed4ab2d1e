import { SHELF, type Shelf, type VersionReview } from '#contract/values/states.ts';
import type { Refusal } from './state-machine.ts';

/** A version as far as shelves go. A higher `id` is a newer one. */
export interface ShelvedVersion {
  readonly id: number;
  readonly platform: number;
  readonly review: VersionReview;
  readonly status: Shelf;
  /** Whether players could ever get it; a changed file starts anew. */
  readonly wasOnline: boolean;
}

export interface ShelvedApplication {
  readonly status: Shelf;
  readonly versions: readonly ShelvedVersion[];
}

export interface VersionChange {
  readonly id: number;
  readonly status: Shelf;
}

/** What a change of the shelves writes: the application's status afterwards, and the versions in the order to write. */
export type ShelfOutcome =
  | { readonly isAllowed: true; readonly status: Shelf; readonly changes: readonly VersionChange[] }
  | Refusal;

export function isOnline({ status }: { readonly status: Shelf }): boolean {
  return status === SHELF.onShelf;
}

/**
 * Puts versions online and takes those off that were online for the same platforms (R4.8). These come first, since
 * the database holds at every moment that a platform has one online version at most.
 */
export function putOnline(
  versions: readonly ShelvedVersion[],
  chosen: readonly ShelvedVersion[],
): readonly VersionChange[] {
  const replaced = versions.filter(
    (version) =>
      isOnline(version) && chosen.some(({ id, platform }) => platform === version.platform && id !== version.id),
  );
  return [
    ...replaced.map(({ id }) => ({ id, status: SHELF.offShelf })),
    ...chosen.map(({ id }) => ({ id, status: SHELF.onShelf })),
  ];
}

/** The versions after changes of their shelves. */
export function applyChanges(
  versions: readonly ShelvedVersion[],
  changes: readonly VersionChange[],
): readonly ShelvedVersion[] {
  return versions.map((version) => {
    const status = changes.find(({ id }) => id === version.id)?.status ?? version.status;
    return { ...version, status, wasOnline: version.wasOnline || status === SHELF.onShelf };
  });
}
