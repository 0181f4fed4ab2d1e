import type { Transaction } from 'kysely';
import type { StoredVersionForm } from '#domain/forms/version/version-fields.ts';
import { readVersionForm } from '#domain/forms/version/version-form.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import type { StoredVersion } from './version-queries.ts';
import { type LockedVersion, lockVersion } from './version-transition-queries.ts';

type Trx = Transaction<Schema>;

export interface OwnVersionKey {
  readonly userId: number;
  /** Internal ID of the version. */
  readonly id: number;
}

/**
 * Locks a version of one of the developer's applications with its context; undefined for anyone else's.
 * @throws ApiError `invalidSession` if the account was suspended or deleted meanwhile.
 */
export async function lockOwnVersion(trx: Trx, { userId, id }: OwnVersionKey): Promise<LockedVersion | undefined> {
  await requireAccount(trx, userId);
  const locked = await lockVersion(trx, id);
  return locked?.application.developer_id === userId ? locked : undefined;
}

/** The stored form of a version. */
export async function findStoredVersionForm(trx: Trx, version: StoredVersion): Promise<StoredVersionForm> {
  const contents = await trx
    .selectFrom('version_contents')
    .select(['lang', 'description'])
    .where('version_id', '=', version.id)
    .execute();
  const { platform, version_name: versionName, minimum_version: minimumVersion } = version;
  const fields = { platform, versionName, minimumVersion, contents } satisfies Record<keyof StoredVersionForm, unknown>;
  return readVersionForm(fields);
}
