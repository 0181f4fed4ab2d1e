import { SHELF, type Shelf, type VersionReview } from '#contract/values/states.ts';
import type { Refusal } from './state-machine.ts';

/** The shelf-related part of a version. Higher `id`s are newer. */
export interface ShelvedVersion {
  readonly id: number;
  readonly platform: number;
  readonly review: VersionReview;
  readonly status: Shelf;
  /** Whether it was ever available to players; replacing the file resets it. */
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

/** The result of a shelf change: the application's new status, and the versions in write order. */
export type ShelfOutcome =
  | { readonly isAllowed: true; readonly status: Shelf; readonly changes: readonly VersionChange[] }
  | Refusal;

export function isOnline({ status }: { readonly status: Shelf }): boolean {
  return status === SHELF.onShelf;
}

/**
 * Puts versions online and takes the previous online ones of the same platforms offline (R4.8). The latter come
 * first, since a database constraint allows one online version per platform at any moment.
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

/** Applies shelf changes to versions. */
export function applyChanges(
  versions: readonly ShelvedVersion[],
  changes: readonly VersionChange[],
): readonly ShelvedVersion[] {
  return versions.map((version) => {
    const status = changes.find(({ id }) => id === version.id)?.status ?? version.status;
    return { ...version, status, wasOnline: version.wasOnline || status === SHELF.onShelf };
  });
}
