import type { AccountSession } from '#contract/account/account-session.ts';
import { readDevice } from '#domain/device/device.ts';
import type { Row } from '../../db/schema.ts';

/** Formats a session for its owner; `currentId` is the caller's session. */
export function presentSession(session: Row<'sessions'>, currentId: string): AccountSession {
  const { kind, system, browser } = readDevice(session.user_agent);
  return {
    id: session.id,
    loginType: session.login_type,
    device: { kind, system, browser },
    isCurrent: session.id === currentId,
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    expiresAt: session.expires_at.toISOString(),
  };
}
