import { sql, type Transaction } from 'kysely';
import { SHELF, type Shelf, VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import { applicationShelf } from '#domain/state-machines/application-shelf.ts';
import { moveVersion } from '#domain/state-machines/move-version.ts';
import type { ShelvedVersion, VersionChange } from '#domain/state-machines/shelved-application.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { type VersionReviewAction, versionReview } from '#domain/state-machines/version-review.ts';
import type { VersionShelfAction } from '#domain/state-machines/version-shelf.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { lockAccounts } from '../account/public.ts';
import { lockVersions, moveApplication, moveVersions, saveSnapshot } from '../application/public.ts';
import { findWithApplication, type KeptVersion } from './version-queries.ts';

type Trx = Transaction<Schema>;

/** A version with its application and its siblings, held until the transaction ends. */
export interface LockedVersion {
  readonly version: KeptVersion;
  readonly application: Row<'applications'>;
  /** All of the application, this one included, by number. */
  readonly versions: readonly ShelvedVersion[];
}

/**
 * Holds a version until the transaction ends; undefined for one that is not there. The account of its developer is locked
 * first and then the application, as everywhere: two calls about the same application then wait in one order.
 */
export async function lockVersion(trx: Trx, id: number): Promise<LockedVersion | undefined> {
  await lockAccounts(
    trx,
    sql`SELECT a.developer_id FROM versions v JOIN applications a ON a.id = v.application_id WHERE v.id = ${id}`,
  );
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM applications WHERE id = (SELECT application_id FROM versions WHERE id = ${id})
    FOR NO KEY UPDATE`.execute(trx);
  const [held] = rows;
  if (held === undefined) return undefined;
  const versions = await lockVersions(trx, held.id);
  // Read after the locks: what waited for another call sees what that has written.
  const found = await findWithApplication(trx, id);
  return found && { ...found, versions };
}

export interface ShelfMove {
  readonly action: VersionShelfAction;
  /** Puts the application on the shelf as well, where it is off. */
  readonly withApplication?: boolean;
  readonly now: Date;
}

/** Where a version and its application stand after a move, and which versions changed places. */
export interface MovedVersion {
  readonly status: Shelf;
  readonly applicationStatus: Shelf;
  readonly changes: readonly VersionChange[];
  /** The version that was online for the same platform before; null: none. */
  readonly replacedId: number | null;
}

/**
 * Moves a version between shelves, with what that does to its siblings and its application (R4.8, R4.9).
 * @throws ApiError with the code that the shelf refuses it with.
 */
export async function moveVersionTo(
  trx: Trx,
  { version, application, versions }: LockedVersion,
  { action, withApplication = false, now }: ShelfMove,
): Promise<MovedVersion> {
  const { id } = version;
  const outcome = requireAllowed(moveVersion({ status: application.status, versions }, id, action));
  const { changes } = outcome;
  const isPublishing = withApplication && outcome.status !== SHELF.onShelf;
  const applicationStatus = isPublishing
    ? requireAllowed(move(applicationShelf, outcome.status, 'release')).to
    : outcome.status;
  await moveVersions(trx, changes, now);
  if (applicationStatus !== application.status) {
    await moveApplication(trx, application, { status: applicationStatus, now });
  }
  if (isPublishing) await saveSnapshot(trx, { applicationId: application.id, cause: 'release', now });
  return {
    status: changes.find((change) => change.id === id)?.status ?? version.status,
    applicationStatus,
    changes,
    replacedId: changes.find((change) => change.id !== id)?.id ?? null,
  };
}

export interface ReviewMove {
  readonly action: VersionReviewAction;
  readonly now: Date;
  /** Which operator decides; null where the program itself does. */
  readonly decidedBy?: number | null;
  /** Why it is rejected, as its developer reads it. */
  readonly reason?: string;
}

/**
 * Moves the review of a version. Whoever sends it to the reviewers again starts without the old reason.
 * @throws ApiError with the code that the review refuses it with.
 */
export async function moveReviewTo(
  trx: Trx,
  version: KeptVersion,
  { action, now, decidedBy = null, reason = '' }: ReviewMove,
): Promise<VersionReview> {
  const step = requireAllowed(move(versionReview, version.review, action));
  if (!step.hasEffect) return step.to;
  const when = step.to === VERSION_REVIEW.inReview ? { submitted_at: now } : { decided_at: now, decided_by: decidedBy };
  await trx
    .updateTable('versions')
    .set({ review: step.to, reject_reason: reason, ...when, updated_at: changedAt(version.updated_at, now) })
    .where('id', '=', version.id)
    .execute();
  return step.to;
}
