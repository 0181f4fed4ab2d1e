import type { ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getUnsubscription } from '#contract/notification/endpoints.ts';
import type { Page } from '../../app/use-page.ts';

export interface Unsubscription extends ReplyOf<typeof getUnsubscription> {
  readonly token: string;
}

/** The subscription that the link would end; null for an invalid link. */
export async function loadUnsubscription(
  page: Page,
  { token }: Readonly<Record<string, unknown>>,
): Promise<Unsubscription | null> {
  if (typeof token !== 'string' || token === '') return null;
  try {
    return { ...(await page.call(getUnsubscription, { token }, { isQuiet: true })), token };
  } catch (error) {
    if (isBrokenLink(error)) return null;
    throw error;
  }
}

function isBrokenLink(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === ERROR.invalidFormat;
}
