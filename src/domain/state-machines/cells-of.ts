import { move, type StateMachine } from './state-machine.ts';

/** What an action does: the name of the state it leads to, `stay`, `already`, or the code it is refused with. */
export type Cell = string | number;

/** A machine's whole table for a test to compare, with the names that `states.ts` gives the states. */
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
