import { useState } from 'react';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { usePage } from '#web/app/use-page.ts';

/**
 * `page.call` for money: one idempotency key for as long as the dialog or page is shown, so that neither a double tap
 * nor a retry after a lost reply pays twice. The server refuses a retry with changed input, since the first one may have
 * been done; whoever means another act opens the dialog again.
 */
export function useCallOnce(): CallEndpoint {
  const page = usePage();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return (endpoint, input, options) => page.call(endpoint, input, { ...options, idempotencyKey });
}
