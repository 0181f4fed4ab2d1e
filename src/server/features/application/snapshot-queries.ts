import type { Kysely, Transaction } from 'kysely';
import type { StoredApplicationForm } from '#domain/forms/application/application-fields.ts';
import { readApplicationForm } from '#domain/forms/application/application-form.ts';
import { isFields } from '#domain/forms/checks/checks.ts';
import type { Schema } from '../../db/schema.ts';
import { findStoredForm } from './own-application-queries.ts';

export interface Snapshot {
  readonly applicationId: number;
  /** An approval replaces the snapshot; a release stores one only if there is none yet. */
  readonly cause: 'release' | 'approval';
  readonly now: Date;
}

/** Stores the current form, so that the next reviewer sees what has changed since. */
export async function saveSnapshot(trx: Transaction<Schema>, snapshot: Snapshot): Promise<void> {
  const { applicationId, cause, now } = snapshot;
  const form = JSON.stringify(await findStoredForm(trx, applicationId));
  const values = { form, cause, taken_at: now };
  const insert = trx.insertInto('application_snapshots').values({ application_id: applicationId, ...values });
  await insert
    .onConflict((conflict) => {
      const same = conflict.column('application_id');
      return cause === 'approval' ? same.doUpdateSet(values) : same.doNothing();
    })
    .execute();
}

/** Finds the form at the last approval or the first release. */
export async function findSnapshot(
  db: Kysely<Schema>,
  applicationId: number,
): Promise<{ readonly form: StoredApplicationForm; readonly takenAt: Date } | undefined> {
  const row = await db
    .selectFrom('application_snapshots')
    .select(['form', 'taken_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row && { form: readApplicationForm(isFields(row.form) ? row.form : {}), takenAt: row.taken_at };
}
