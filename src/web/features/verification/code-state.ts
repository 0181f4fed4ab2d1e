/** The step of a verification by code. */
export type CodeStep = 'idle' | 'sending' | 'sent' | 'checking' | 'wrong' | 'burned' | 'undeliverable' | 'done';

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
