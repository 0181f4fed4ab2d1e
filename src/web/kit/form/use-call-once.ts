import { useState } from 'react';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { usePage } from '#web/app/use-page.ts';
import { createIntentKeys } from './intent-keys.ts';

/** `page.call` for money: trying the same input again does it once, also after a lost reply. */
export function useCallOnce(): CallEndpoint {
  const page = usePage();
  const [keys] = useState(createIntentKeys);
  return (endpoint, input, options) =>
    page.call(endpoint, input, { ...options, idempotencyKey: keys.keyOf([endpoint.name, input]) });
}
