import type { CallFailure } from '#client/call-failure.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { Page } from '../../app/use-page.ts';

/** The step of a verification by code. */
type CodeStep = 'idle' | 'sending' | 'sent' | 'checking' | 'wrong' | 'burned' | 'undeliverable' | 'done';

/** A message for the user and its place: at a field, or below the form. */
export interface CodeProblem {
  readonly place: 'address' | 'country' | 'form' | 'code';
  /** Message key; some come from the server. */
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface CodeState {
  readonly step: CodeStep;
  /** The recipient: an email address, or a number like +886912345678. */
  readonly address: string;
  /** When the latest code expires, in Unix milliseconds; only then can another one be sent. 0 without a code. */
  readonly holdsUntilMs: number;
  readonly problem: CodeProblem | null;
}

export type CodeEvent =
  /** The server has found a code sent before the dialog was opened. */
  | { readonly type: 'found'; readonly holdsUntilMs: number }
  | { readonly type: 'send'; readonly nowMs: number; readonly address: string }
  | { readonly type: 'sent'; readonly holdsUntilMs: number }
  /** Nothing was sent. `holdsUntilMs` is set if an earlier code is the reason. */
  | { readonly type: 'refused'; readonly problem: CodeProblem | null; readonly holdsUntilMs?: number }
  /** The code could not be delivered: another one can be sent immediately. */
  | { readonly type: 'undelivered'; readonly problem: CodeProblem }
  /** The user has the earlier code. */
  | { readonly type: 'enter'; readonly nowMs: number; readonly address: string }
  | { readonly type: 'check'; readonly nowMs: number }
  | { readonly type: 'accepted' }
  /** The code is wrong. `holdsUntilMs` is set if the server reports that it has expired. */
  | { readonly type: 'rejected'; readonly problem: CodeProblem; readonly holdsUntilMs?: number }
  | { readonly type: 'burnt'; readonly problem: CodeProblem; readonly holdsUntilMs: number }
  /** The result is unknown: no connection, or too many calls. */
  | { readonly type: 'unanswered'; readonly problem: CodeProblem }
  /** The user wants another address. */
  | { readonly type: 'change' };

export const FIRST_CODE_STATE: CodeState = { step: 'idle', address: '', holdsUntilMs: 0, problem: null };

/** The transitions; events that a step does not list are ignored. */
const STEPS: Readonly<Record<CodeStep, Readonly<Partial<Record<CodeEvent['type'], CodeStep>>>>> = {
  idle: { found: 'idle', send: 'sending', enter: 'sent' },
  sending: { sent: 'sent', refused: 'idle', undelivered: 'undeliverable' },
  sent: { check: 'checking', send: 'sending', change: 'idle', undelivered: 'undeliverable' },
  checking: { accepted: 'done', rejected: 'wrong', burnt: 'burned', unanswered: 'sent' },
  wrong: { check: 'checking', send: 'sending', change: 'idle', undelivered: 'undeliverable' },
  burned: { send: 'sending', change: 'idle' },
  undeliverable: { send: 'sending' },
  done: {},
};

/** The next state; the same object if the event is not valid now. */
export function reduceCode(state: CodeState, event: CodeEvent): CodeState {
  const step = STEPS[state.step][event.type];
  if (step === undefined || !isTimely(state, event)) return state;
  return { ...state, ...readChanges(event), step };
}

/** A valid code blocks sending another one; an expired one cannot be tried. */
function isTimely({ holdsUntilMs }: CodeState, event: CodeEvent): boolean {
  if (event.type === 'send') return event.nowMs >= holdsUntilMs;
  return (event.type !== 'check' && event.type !== 'enter') || event.nowMs < holdsUntilMs;
}

function readChanges(event: CodeEvent): Partial<CodeState> {
  const problem = 'problem' in event ? event.problem : null;
  const address = 'address' in event ? { address: event.address } : {};
  if (event.type === 'undelivered') return { problem, holdsUntilMs: 0 };
  const holdsUntilMs = 'holdsUntilMs' in event ? event.holdsUntilMs : undefined;
  return { problem, ...address, ...(holdsUntilMs === undefined ? {} : { holdsUntilMs }) };
}

type SendFailure = Extract<CodeEvent, { type: 'refused' | 'undelivered' }>;

/** Delivery failures (R8.21): email, and three reasons for text messages. */
const DELIVERY_CODES: readonly ErrorCode[] = [
  ERROR.externalProviderError,
  ERROR.smsProviderError,
  ERROR.smsNumberRefused,
  ERROR.smsQuotaUsedUp,
];

/** Converts a send failure to an event of the dialog; any thrown value gives one. */
export function readSendFailure(error: unknown, address: string, nowMs: number): SendFailure {
  if (!(error instanceof ApiError) || isOfTransport(error)) return { type: 'refused', problem: describeFailure(error) };
  const { code, params, fields } = error;
  if (DELIVERY_CODES.includes(code)) return { type: 'undelivered', problem: describeUndelivered(code, address) };
  if (code === ERROR.verificationCodeStillValid) {
    const holdsUntilMs = nowMs + Number(params?.seconds ?? 0) * 1000;
    // The form already says so while it is true.
    return { type: 'refused', problem: null, holdsUntilMs };
  }
  if (code === ERROR.invalidCountryCode) return { type: 'refused', problem: { place: 'country', key: 'error.60004' } };
  const [field] = Object.values(fields ?? {});
  const problem = field === undefined ? describeFailure(error) : ({ place: 'address', key: field } as const);
  return { type: 'refused', problem };
}

/** Why a code could not be delivered; the text for email includes the address. */
export function describeUndelivered(code: number | null, address: string): CodeProblem {
  if (code === ERROR.externalProviderError || code === null) {
    return { place: 'form', key: 'verify.email.undeliverable', values: { address } };
  }
  return { place: 'form', key: `error.${code}` };
}

/**
 * The problem of a code that the server rejected with `invalidVerificationCode`: the text for email (R5.40) or SMS
 * (R5.41).
 */
export function describeWrongCode({ fields }: ApiError): CodeProblem {
  return { place: 'code', key: fields?.code ?? 'error.60003' };
}

/** Any other call failure. */
export function describeFailure(error: unknown): CodeProblem {
  const failure = findCallFailure(error);
  if (failure?.kind === 'no_connection') return { place: 'form', key: 'error.no_connection' };
  if (failure?.kind === 'refused' && failure.status === 429) return describeTooMany(failure.retryAfterSeconds);
  return { place: 'form', key: error instanceof ApiError ? `error.${error.code}` : 'error.system_busy' };
}

function isOfTransport(error: ApiError): boolean {
  const failure = findCallFailure(error);
  return failure !== undefined && (failure.kind !== 'refused' || failure.status === 429);
}

/** Client errors have the call's failure as their cause. */
function findCallFailure(error: unknown): CallFailure | undefined {
  const isFailure = (value: unknown): value is CallFailure =>
    typeof value === 'object' && value !== null && 'kind' in value;
  return error instanceof ApiError && isFailure(error.cause) ? error.cause : undefined;
}

function describeTooMany(seconds: number | undefined): CodeProblem {
  if (seconds === undefined) return { place: 'form', key: 'verify.tooMany.soon' };
  if (seconds < 60) return { place: 'form', key: 'verify.tooMany.seconds', values: { seconds } };
  return { place: 'form', key: 'verify.tooMany.minutes', values: { minutes: Math.ceil(seconds / 60) } };
}

/** The text of a problem at one of its places; empty at others. A key without a text gives "system busy". */
export function problemText({ translator }: Page, problem: CodeProblem | null, place: CodeProblem['place']): string {
  if (problem?.place !== place) return '';
  return translator.find(problem.key, problem.values) ?? translator.find('error.system_busy') ?? '';
}
