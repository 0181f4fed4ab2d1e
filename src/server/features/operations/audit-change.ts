import type { ApplicationChange } from './application-change-queries.ts';

export const DONE = { result: true } as const;

/** The audit value of a change; null if nothing changed. */
export function auditChange(
  verb: 'open' | 'close' | 'sort',
  appId: string,
  { from, to }: { readonly from: ApplicationChange[keyof ApplicationChange]; readonly to: typeof from },
) {
  if (from === to) return null;
  return { action: `application.${verb}`, subject: `application:${appId}`, details: { from, to } } as const;
}
