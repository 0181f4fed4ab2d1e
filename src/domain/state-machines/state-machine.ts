import type { ErrorCode } from '#contract/errors/errors.ts';

/** What an action does in a state: it leads to a state, leaves the state alone, finds itself done, or is refused. */
export type Step<State> =
  | { readonly kind: 'to'; readonly state: State }
  | { readonly kind: 'stay' | 'already' }
  | { readonly kind: 'refuse'; readonly code: ErrorCode };

/**
 * Which action does what in which state, as a table; the types leave no cell open. Permissions and what an action needs
 * besides stand elsewhere.
 */
export interface StateMachine<State extends number, Action extends string | number> {
  /** Where a new one starts. */
  readonly initial: State;
  readonly actions: readonly Action[];
  readonly steps: Readonly<Record<State, Readonly<Record<Action, Step<State>>>>>;
}

export interface Refusal {
  readonly isAllowed: false;
  readonly code: ErrorCode;
}

/** The state after an action. Where it has no effect it was done before: the call succeeds and writes nothing. */
export type Move<State> = { readonly isAllowed: true; readonly to: State; readonly hasEffect: boolean } | Refusal;

export function to<State extends number>(state: State): Step<State> {
  return { kind: 'to', state };
}

/** The action does something else than to change the state: an edit, for example. */
export const stay: Step<never> = { kind: 'stay' };

/** What the action would do is done already; doing it twice is no mistake. */
export const already: Step<never> = { kind: 'already' };

export function refuse(code: ErrorCode): Step<never> {
  return { kind: 'refuse', code };
}

/** What becomes of a state by an action. */
export function move<State extends number, Action extends string | number>(
  machine: StateMachine<State, Action>,
  state: State,
  action: Action,
): Move<State> {
  const step = machine.steps[state][action];
  if (step.kind === 'refuse') return { isAllowed: false, code: step.code };
  if (step.kind === 'to') return { isAllowed: true, to: step.state, hasEffect: true };
  return { isAllowed: true, to: state, hasEffect: step.kind === 'stay' };
}

/** The actions that would do something in a state, for buttons. */
export function possibleActions<State extends number, Action extends string | number>(
  machine: StateMachine<State, Action>,
  state: State,
): readonly Action[] {
  return machine.actions.filter((action) => {
    const result = move(machine, state, action);
    return result.isAllowed && result.hasEffect;
  });
}
