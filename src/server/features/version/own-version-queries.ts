import type { Transaction } from 'kysely';
import type { StoredVersionForm } from '#domain/forms/version-fields.ts';
import { readVersionForm } from '#domain/forms/version-form.ts';
import type { Schema } from '../../db/schema.ts';
import { requireAccount } from '../account/public.ts';
import type { KeptVersion } from './version-queries.ts';
import { type LockedVersion, lockVersion } from './version-transition-queries.ts';

type Trx = Transaction<Schema>;

export interface OwnVersionKey {
  readonly userId: number;
  /** Number of the version. */
  readonly id: number;
}

/**
 * A version of one of a developer's applications, held with all around it; undefined for anybody else's.
 * @throws ApiError `invalidSession` where the account was suspended or deleted meanwhile.
 */
export async function lockOwnVersion(trx: Trx, { userId, id }: OwnVersionKey): Promise<LockedVersion | undefined> {
  await requireAccount(trx, userId);
  const locked = await lockVersion(trx, id);
  return locked?.application.developer_id === userId ? locked : undefined;
}

/** The form of a version as it is kept. */
export async function findStoredVersionForm(trx: Trx, version: KeptVersion): Promise<StoredVersionForm> {
  const contents = await trx
    .selectFrom('version_contents')
    .select(['lang', 'description'])
    .where('version_id', '=', version.id)
    .execute();
  const { platform, version_name: versionName, minimum_version: minimumVersion } = version;
  const fields = { platform, versionName, minimumVersion, contents } satisfies Record<keyof StoredVersionForm, unknown>;
  return readVersionForm(fields);
}
