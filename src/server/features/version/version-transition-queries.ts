import { sql, type Transaction } from 'kysely';
import { SHELF, type Shelf, VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import { applicationShelf } from '#domain/state-machines/application-shelf.ts';
import { moveVersion } from '#domain/state-machines/move-version.ts';
import type { ShelvedVersion, VersionChange } from '#domain/state-machines/shelved-application.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { type VersionReviewAction, versionReview } from '#domain/state-machines/version-review.ts';
import type { VersionShelfAction } from '#domain/state-machines/version-shelf.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { lockAccounts } from '../../db/account-locks.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { lockVersions, moveApplication, moveVersions, saveSnapshot } from '../application/public.ts';
import { findWithApplication, type StoredVersion } from './version-queries.ts';

type Trx = Transaction<Schema>;

/** A version with its application and siblings, locked until the transaction ends. */
export interface LockedVersion {
  readonly version: StoredVersion;
  readonly application: Row<'applications'>;
  /** All versions of the application including this one, by ID. */
  readonly versions: readonly ShelvedVersion[];
}

/**
 * Locks a version until the transaction ends; undefined if it does not exist. The lock order everywhere is account,
 * application, version, so that calls about the same application cannot deadlock.
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
  // Read after locking, to see what a concurrent call has written.
  const found = await findWithApplication(trx, id);
  return found && { ...found, versions };
}

export interface ShelfMove {
  readonly action: VersionShelfAction;
  /** Also puts the application on the shelf. */
  readonly withApplication?: boolean;
  readonly now: Date;
}

/** Shelf status of a version and its application after a change, and the versions that changed. */
export interface MovedVersion {
  readonly status: Shelf;
  readonly applicationStatus: Shelf;
  readonly changes: readonly VersionChange[];
  /** The version previously online for the platform; null: none. */
  readonly replacedId: number | null;
}

/**
 * Changes a version's shelf status, with the effects on its siblings and its application (R4.8, R4.9).
 * @throws ApiError with the code of the violated rule.
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
  /** The deciding operator; null for automatic decisions. */
  readonly decidedBy?: number | null;
  /** Reason of a rejection, for the developer. */
  readonly reason?: string;
}

/**
 * Changes a version's review status. Resubmitting clears the old reason.
 * @throws ApiError with the code of the violated rule.
 */
export async function moveReviewTo(
  trx: Trx,
  version: StoredVersion,
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
