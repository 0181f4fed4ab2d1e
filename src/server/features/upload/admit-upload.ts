import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { UploadPurpose } from '#contract/values/trailer-limits.ts';
import type { CallContext, CallSession } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import { uploadRefusal } from './upload-policy.ts';

/** Maximum number of queued files; each is a file and an open request. */
const WAITING_MAX = 50;

const RETRY_AFTER = { 'retry-after': '15' } as const;

/** Checks before the file is read who uploads it, how often, and how many others wait. */
export async function admitUpload(
  { limits }: Pick<Services, 'limits'>,
  context: CallContext,
  { purpose, waiting }: { readonly purpose: UploadPurpose; readonly waiting: number },
): Promise<CallSession> {
  const session = requireSession(context);
  const refusal = uploadRefusal(session, purpose);
  if (refusal !== null) throw new ApiError(refusal);
  await limits.count('uploads', session.userId);
  if (waiting >= WAITING_MAX) throw new HttpFailure(ERROR.systemBusy, { status: 429, headers: RETRY_AFTER });
  return session;
}
