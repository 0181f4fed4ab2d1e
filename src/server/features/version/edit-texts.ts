import type { Transaction } from 'kysely';
import { versionTexts } from '#contract/version/version-fields.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import type { StoredVersionForm } from '#domain/forms/version/version-fields.ts';
import type { Schema } from '../../db/schema.ts';
import { findStoredVersionForm } from './own-version-queries.ts';
import { updateVersionTexts } from './save-version-queries.ts';
import { findParent } from './version-parent-queries.ts';
import { requireFreeName, requireVersion, requireVersionForm } from './version-policy.ts';
import type { StoredVersion } from './version-queries.ts';

/** The platform of a version never changes. */
const TEXTS = namesOf(versionTexts);

/** The editable texts of a version; absent ones are unchanged. */
export type SentTexts = Readonly<Partial<Record<(typeof TEXTS)[number], unknown>>>;

export interface ValidatedTexts {
  readonly form: StoredVersionForm;
  /** Names of the changed texts. */
  readonly changed: readonly string[];
}

/**
 * Validates the texts of a version merged with the stored ones.
 * @throws ApiError naming every invalid field, and `duplicateVersionName`.
 */
export async function validateTexts(
  trx: Transaction<Schema>,
  version: StoredVersion,
  sent: SentTexts,
): Promise<ValidatedTexts> {
  const parent = requireVersion(await findParent(trx, version.application_id));
  const stored = await findStoredVersionForm(trx, version);
  const given = TEXTS.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]] as const]));
  const form = requireVersionForm(parent, { ...stored, ...Object.fromEntries(given) }, false);
  requireFreeName(parent, form.versionName, version.id);
  return { form, changed: TEXTS.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(form[name])) };
}

/** Writes the given texts and returns the names of those that changed. */
export async function editTexts(
  trx: Transaction<Schema>,
  version: StoredVersion,
  { sent, now }: { readonly sent: SentTexts; readonly now: Date },
): Promise<readonly string[]> {
  const { form, changed } = await validateTexts(trx, version, sent);
  if (changed.length > 0) await updateVersionTexts(trx, version, { form, now });
  return changed;
}
