import type { CallFailure } from '#client/call-failure.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { CodeEvent, CodeProblem } from './code-state.ts';

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
