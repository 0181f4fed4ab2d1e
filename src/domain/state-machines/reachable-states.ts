import { move, type StateMachine } from './state-machine.ts';

/** The states that any number of actions, none included, may lead to, for tests. */
export function reachableStates<State extends number, Action extends string | number>(
  machine: StateMachine<State, Action>,
  from: State = machine.initial,
): ReadonlySet<State> {
  const reached = new Set([from]);
  // A set also walks over what is added meanwhile.
  for (const state of reached) {
    for (const action of machine.actions) {
      const result = move(machine, state, action);
      if (result.isAllowed) reached.add(result.to);
    }
  }
  return reached;
}
