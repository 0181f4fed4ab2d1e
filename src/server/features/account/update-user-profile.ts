import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { findLeadingCode, toFieldErrors } from '#domain/forms/field-issue.ts';
import { checkProfileForm } from '#domain/forms/provider/profile-form.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { type ProfileChanges, updateProfile } from './profile-queries.ts';
import { createReadOwnProfile } from './require-profile.ts';

/** Updates the fields that are sent. An empty text clears a field, except the nickname, which is required. */
export function updateUserProfile(services: Pick<Services, 'database'>): Handler<'updateUserProfile'> {
  const readOwnProfile = createReadOwnProfile(services);
  return async (request, context) => {
    const session = requireSession(context);
    const now = new Date(context.clock());
    requireValid(request, now);
    const changes = readChanges(request);
    if (Object.keys(changes).length > 0) await updateProfile(services.database.db, session.userId, changes, now);
    return readOwnProfile(session);
  };
}

type ProfileRequest = RequestOf<EndpointNamed<'updateUserProfile'>>;

/** @throws ApiError `invalidFormat` naming every invalid field. */
function requireValid(request: ProfileRequest, now: Date): void {
  const today = readCalendarDate(now.toISOString().slice(0, 10));
  if (today === undefined) throw new RangeError(`The clock is beyond the calendar: ${now.getTime()}.`);
  const issues = checkProfileForm(request, { today });
  const code = findLeadingCode(issues);
  if (code !== undefined) throw new ApiError(code, { fields: toFieldErrors(issues) });
}

function readChanges(request: ProfileRequest): ProfileChanges {
  const nickname = readText(request.nickname);
  const birthdate = readText(request.birthdate);
  const changes = {
    nickname: nickname === '' ? undefined : nickname,
    given_name: readText(request.givenName),
    family_name: readText(request.familyName),
    birthdate: birthdate === '' ? null : birthdate?.replaceAll('/', '-'),
    postal_code: readText(request.postalCode),
    address: readText(request.address),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Undefined for a field that is not sent. Only blank values are not text at this point. */
function readText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : '';
}
