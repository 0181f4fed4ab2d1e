/** Where the proof of an address by a code stands. */
export type CodeStep = 'idle' | 'sending' | 'sent' | 'checking' | 'wrong' | 'burned' | 'undeliverable' | 'done';

/** What a person is told, and where: at the field it is about, or below the form. */
export interface CodeProblem {
  readonly place: 'address' | 'country' | 'form' | 'code';
  /** Key of the message; some come from the server. */
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface CodeState {
  readonly step: CodeStep;
  /** Where the code goes: an e-mail address, or a number like +886912345678. */
  readonly address: string;
  /** When the latest code lapses, in unix milliseconds; another one is sent from then on only. 0 without one. */
  readonly holdsUntilMs: number;
  readonly problem: CodeProblem | null;
}

export type CodeEvent =
  /** The server tells of a code that was sent before the dialog was opened. */
  | { readonly type: 'found'; readonly holdsUntilMs: number }
  | { readonly type: 'send'; readonly nowMs: number; readonly address: string }
  | { readonly type: 'sent'; readonly holdsUntilMs: number }
  /** Nothing was sent. `holdsUntilMs` where an earlier code is the reason. */
  | { readonly type: 'refused'; readonly problem: CodeProblem | null; readonly holdsUntilMs?: number }
  /** Nobody takes the code over: another one may be sent at once. */
  | { readonly type: 'undelivered'; readonly problem: CodeProblem }
  /** The earlier code is at hand. */
  | { readonly type: 'enter'; readonly nowMs: number; readonly address: string }
  | { readonly type: 'check'; readonly nowMs: number }
  | { readonly type: 'accepted' }
  /** The code is wrong. `holdsUntilMs` where the server tells that it has lapsed meanwhile. */
  | { readonly type: 'rejected'; readonly problem: CodeProblem; readonly holdsUntilMs?: number }
  | { readonly type: 'burnt'; readonly problem: CodeProblem; readonly holdsUntilMs: number }
  /** Whether the code is right is not known: no connection, or too many calls. */
  | { readonly type: 'unanswered'; readonly problem: CodeProblem }
  /** Another address is wanted. */
  | { readonly type: 'change' };

export const FIRST_CODE_STATE: CodeState = { step: 'idle', address: '', holdsUntilMs: 0, problem: null };

/** What follows what; an event that a step does not name changes nothing. */
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

/** The next state; the same one where the event may not happen now. */
export function reduceCode(state: CodeState, event: CodeEvent): CodeState {
  const step = STEPS[state.step][event.type];
  if (step === undefined || !isTimely(state, event)) return state;
  return { ...state, ...readChanges(event), step };
}

/** A code that holds stands in the way of another one; one that does not hold is not worth a try. */
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
