import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { ProviderForm, ProviderProfile } from '#contract/provider/entities.ts';
import { findLeadingCode, toFieldErrors } from '#domain/forms/field-issue.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findProviderProfile } from '../account/public.ts';
import { writeAudit } from '../audit/public.ts';
import { findBankCodes } from '../static/public.ts';
import { CONTACT_FIELDS, updateContacts } from './provider-queries.ts';
import { type RawProviderForm, readProviderForm } from './read-provider-form.ts';
import { lockApplicant } from './submission-queries.ts';

/** Updates contact fields; absent ones are unchanged and not validated. */
export function updateProviderProfile({
  database: { db },
  config,
}: Pick<Services, 'database' | 'config'>): Handler<'updateProviderProfile'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    const sent = CONTACT_FIELDS.filter((field) => request[field] !== undefined);
    return db.transaction().execute(async (trx) => {
      await lockApplicant(trx, userId);
      const profile = requireProfile(await findProviderProfile(trx, userId));
      const changed = Object.fromEntries(sent.map((field) => [field, request[field]]));
      const checks = { companyIdRule: config.COMPANY_ID_RULE, bankCodes: await findBankCodes(trx) };
      const { form, issues } = readProviderForm({ ...asForm(profile), ...changed }, checks);
      const ofSent = issues.filter(({ field }) => sent.some((name) => field.split('.', 1)[0] === name));
      const code = findLeadingCode(ofSent);
      if (code !== undefined) throw new ApiError(code, { fields: toFieldErrors(ofSent) });
      if (sent.length === 0) return profile;
      await updateContacts(trx, { userId, fields: sent, form, now });
      const details = { fields: sent };
      await writeAudit(trx, { actorUserId: userId, action: 'provider.edit', subject: `provider:${userId}`, details });
      return requireProfile(await findProviderProfile(trx, userId));
    });
  };
}

function requireProfile(profile: ProviderProfile | undefined): ProviderProfile {
  if (profile === undefined) throw new ApiError(ERROR.providerNotFound);
  return profile;
}

/** The current profile as a form, without the pictures of its application. */
function asForm(profile: ProviderProfile): RawProviderForm {
  return { ...profile, documents: [], passbook: [], terms: true, privacy: true } satisfies ProviderForm;
}
