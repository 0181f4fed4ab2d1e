import type { ErrorCode } from '#contract/errors/errors.ts';

/** The effect of an action in a state: it leads to another state, leaves it unchanged, is already done, or fails. */
export type Step<State> =
  | { readonly kind: 'to'; readonly state: State }
  | { readonly kind: 'stay' | 'already' }
  | { readonly kind: 'refuse'; readonly code: ErrorCode };

/** The transition table; the types require every cell. Permissions and further preconditions are checked elsewhere. */
export interface StateMachine<State extends number, Action extends string | number> {
  /** The initial state. */
  readonly initial: State;
  readonly actions: readonly Action[];
  readonly steps: Readonly<Record<State, Readonly<Record<Action, Step<State>>>>>;
}

export interface Refusal {
  readonly isAllowed: false;
  readonly code: ErrorCode;
}

/** The result of an action. Without effect, it was done before: the call succeeds and writes nothing. */
export type Move<State> = { readonly isAllowed: true; readonly to: State; readonly hasEffect: boolean } | Refusal;

export function to<State extends number>(state: State): Step<State> {
  return { kind: 'to', state };
}

/** The action does something other than changing the state: an edit, for example. */
export const stay: Step<never> = { kind: 'stay' };

/** The action was already done; repeating it is not an error. */
export const already: Step<never> = { kind: 'already' };

export function refuse(code: ErrorCode): Step<never> {
  return { kind: 'refuse', code };
}

/** Applies an action to a state. */
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

/** The actions that have an effect in a state, for buttons. */
export function possibleActions<State extends number, Action extends string | number>(
  machine: StateMachine<State, Action>,
  state: State,
): readonly Action[] {
  return machine.actions.filter((action) => {
    const result = move(machine, state, action);
    return result.isAllowed && result.hasEffect;
  });
}
