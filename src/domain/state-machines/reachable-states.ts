import { move, type StateMachine } from './state-machine.ts';

/** The states reachable by any number of actions, including none, for tests. */
export function reachableStates<State extends number, Action extends string | number>(
  machine: StateMachine<State, Action>,
  from: State = machine.initial,
): ReadonlySet<State> {
  const reached = new Set([from]);
  // Iterating over a set includes items added meanwhile.
  for (const state of reached) {
    for (const action of machine.actions) {
      const result = move(machine, state, action);
      if (result.isAllowed) reached.add(result.to);
    }
  }
  return reached;
}
