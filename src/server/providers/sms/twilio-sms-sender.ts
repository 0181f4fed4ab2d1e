import { z } from '#contract/schema/schema.ts';
import { checkSms, SmsFailed, SmsQuotaUsed, SmsRefused, type SmsSender } from './sms-sender.ts';

export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** Number or name of the sender. */
  readonly from: string;
  /** `https://api.twilio.com`, or a compatible service. */
  readonly apiUrl: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_LENGTH = 65_536;
const TOO_MANY_REQUESTS = 429;

/** https://www.twilio.com/docs/api/errors: invalid, unreachable, not permitted, opted out, cannot receive SMS. */
const REFUSED: ReadonlySet<unknown> = new Set([
  21211, 21214, 21217, 21219, 21265, 21266, 21408, 21608, 21610, 21612, 21614, 21635,
]);
/** Too many requests, a full queue, or the daily limit of an account or sender. */
const QUOTA_USED: ReadonlySet<unknown> = new Set([20429, 21611, 30001, 30022, 63038]);

/** The part of a response that is read: a message, or a failure with its `code`. */
const answerSchema = z.object({
  sid: z.nullish(z.string()),
  code: z.nullish(z.number()),
  error_code: z.nullish(z.number()),
});

/** Sends text messages through Twilio's API; one request per message, never repeated, since each may cost money. */
export function createTwilioSmsSender(settings: TwilioSettings): SmsSender {
  const { accountSid, authToken, from, apiUrl, timeoutMs = TIMEOUT_MS } = settings;
  const url = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    async send(sms) {
      checkSms(sms);
      const body = new URLSearchParams({ From: from, To: sms.to, Body: sms.text });
      const signal = AbortSignal.timeout(timeoutMs);
      const request = { method: 'POST', headers: { authorization }, body, signal, redirect: 'error' } as const;
      const { status, text } = await ask(url, request);
      const answer = readAnswer(text);
      const code = answer?.code ?? answer?.error_code ?? null;
      if (status >= 200 && status < 300 && code === null && answer?.sid) return;
      throw toSmsError(status, code);
    },
  };
}

async function ask(url: string, request: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, text: (await response.text()).slice(0, MAX_ANSWER_LENGTH) };
  } catch (error) {
    throw new SmsFailed(`the SMS provider did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

function readAnswer(text: string): z.output<typeof answerSchema> | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function toSmsError(status: number, code: number | null): Error {
  const details = `HTTP ${status}, code ${code ?? 'none'}`;
  if (REFUSED.has(code)) return new SmsRefused(`the SMS provider refused the number (${details})`);
  if (QUOTA_USED.has(code) || status === TOO_MANY_REQUESTS) {
    return new SmsQuotaUsed(`the SMS provider accepts no more messages for now (${details})`);
  }
  return new SmsFailed(`the SMS provider failed (${details})`);
}
