import { type Audience, audienceOf } from '#domain/age/age-audience.ts';
import type { PageState } from '../page/page-state.ts';
import type { SessionStore } from './session-store.ts';

/** The audience from the server, until the account's date of birth changes or the visitor signs out. */
export function followAudience({ audience }: Pick<PageState, 'audience'>, session: SessionStore): Audience {
  const { user, profile } = session.state();
  if (user !== null && profile === null) return audience;
  const now = new Date();
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  return audienceOf({ cookies: document.cookie, account: user === null ? null : profile, today });
}
