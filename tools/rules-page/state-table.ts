import type { StateMachine, Step } from '../../src/domain/state-machines/state-machine.ts';
import { code, markdownTable } from './markdown-table.ts';

/** A state machine with its state names; `actionNames` if actions are named differently from states. */
export interface NamedMachine<State extends number = number, Action extends string | number = string | number> {
  readonly title: string;
  readonly machine: StateMachine<State, Action>;
  readonly states: Readonly<Record<string, State>>;
  readonly actionNames?: Readonly<Record<string, State>>;
}

/** A row per state, a column per action. */
export function machineTable(named: NamedMachine): string {
  const { machine, states, actionNames = {} } = named;
  const head = machine.actions.map((action) => code(nameOf(action, actionNames)));
  const rows = Object.entries(states).map(([name, state]) => [
    `${code(name)} (${state})${state === machine.initial ? ', initial' : ''}`,
    ...machine.actions.map((action) => cellOf(machine.steps[state]?.[action], states)),
  ]);
  return markdownTable(['State', ...head], rows);
}

function cellOf(step: Step<number> | undefined, states: Readonly<Record<string, number>>): string {
  if (step === undefined) return '';
  if (step.kind === 'to') return code(nameOf(step.state, states));
  if (step.kind === 'refuse') return String(step.code);
  return step.kind === 'stay' ? 'stays' : 'done';
}

function nameOf(value: string | number, names: Readonly<Record<string, number>>): string {
  return Object.entries(names).find(([, number]) => number === value)?.[0] ?? String(value);
}
