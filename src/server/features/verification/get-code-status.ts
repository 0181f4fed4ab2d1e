import { LIMITS } from '#contract/values/limits.ts';
import type { CodeState, CodeStatus } from '#contract/verification/entities.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { type CodeRow, findCode } from './verification-queries.ts';

/** Returns the status of the caller's latest code, for a dialog that waits for it. */
export function getCodeStatus({ database }: Pick<Services, 'database'>): Handler<'getCodeStatus'> {
  return async ({ purpose }, context) => {
    const { userId } = requireSession(context);
    return presentCodeStatus(await findCode(database.db, { userId, purpose }), context.clock());
  };
}

/** The status of a code for whoever waits for it. */
export function presentCodeStatus(code: CodeRow | undefined, nowMs: number): CodeStatus {
  const secondsLeft = Math.ceil(((code?.expires_at.getTime() ?? nowMs) - nowMs) / 1000);
  if (code === undefined || code.used_at !== null || secondsLeft <= 0) {
    return { state: 'none', expiresIn: 0, errorCode: null };
  }
  if (code.failure !== null) return { state: 'undeliverable', expiresIn: 0, errorCode: code.failure };
  return { state: stateOf(code), expiresIn: secondsLeft, errorCode: null };
}

function stateOf({ tries, sent_at }: CodeRow): CodeState {
  if (tries >= LIMITS.verificationCodeTries) return 'burnt';
  return sent_at === null ? 'sending' : 'sent';
}
