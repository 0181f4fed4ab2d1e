import type { PlatformFields } from './platform-fields.ts';

/** The emulation's outcomes: success as on the real platform, or kinds of failure. */
export const PLATFORM_OUTCOMES = ['accept', 'refuse', 'late', 'twice', 'wrong'] as const;
export type PlatformOutcome = (typeof PLATFORM_OUTCOMES)[number];

export interface StoreAnswering {
  readonly outcome: PlatformOutcome;
  readonly fields: PlatformFields;
  /** Posts a form to the store's address and returns the response text. */
  readonly post: (url: string, form: URLSearchParams) => Promise<string>;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const LATE_MS = 3000;

/** Asks the store to confirm the link; returns the address the visitor is sent back to. */
export async function answerStore({ outcome, fields, post, sleep }: StoreAnswering): Promise<string> {
  const { back_url: url, card_no1, token } = fields;
  const ask = async (sent: string) => (await post(url, new URLSearchParams({ token: sent, card_no1 }))) === 'Y';
  const isBound = await askAs(outcome, { ask, token, sleep });
  const back = new URL(url);
  back.searchParams.set('rtn_flag', isBound ? 'Y' : 'N');
  return back.href;
}

interface Asking {
  readonly ask: (token: string) => Promise<boolean>;
  readonly token: string;
  readonly sleep: StoreAnswering['sleep'];
}

async function askAs(outcome: PlatformOutcome, { ask, token, sleep }: Asking): Promise<boolean> {
  if (outcome === 'refuse') return false;
  if (outcome === 'wrong') return ask([...token].reverse().join(''));
  if (outcome === 'late') await sleep(LATE_MS);
  const isBound = await ask(token);
  if (outcome === 'twice') await ask(token);
  return isBound;
}
