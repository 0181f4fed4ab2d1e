import { move, type StateMachine } from './state-machine.ts';

/** The result of an action: the name of the next state, `stay`, `already`, or its error code. */
export type Cell = string | number;

/** A machine's whole table for tests to compare, with the state names of `states.ts`. */
export function cellsOf<State extends number, Action extends string | number>(
  machine: StateMachine<State, Action>,
  states: Readonly<Record<string, State>>,
): Record<string, Record<string, Cell>> {
  const names = new Map(Object.entries(states).map(([name, state]) => [state, name]));
  const cellOf = (from: State, action: Action): Cell => {
    const result = move(machine, from, action);
    if (!result.isAllowed) return result.code;
    if (result.to !== from) return names.get(result.to) ?? 'unknown state';
    return result.hasEffect ? 'stay' : 'already';
  };
  return Object.fromEntries(
    Object.entries(states).map(([name, state]) => [
      name,
      Object.fromEntries(machine.actions.map((action) => [action, cellOf(state, action)])),
    ]),
  );
}
