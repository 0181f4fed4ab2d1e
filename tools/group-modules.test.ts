import { describe, expect, it } from 'vitest';
import { groupModules, type SharedModule, type Weights } from './group-modules.ts';

const WEIGHTS: Weights = { of: () => 1, request: 100 };

function module(id: string, bytes: number, entries: readonly string[], more: Partial<SharedModule> = {}): SharedModule {
  return { id, bytes, kind: 'shared', entries: new Set(entries), imports: [], ...more };
}

/** The files of a grouping, by the names of their modules. */
function filesOf(modules: readonly SharedModule[], weights = WEIGHTS): string[] {
  return groupModules(modules, weights)
    .map((file) =>
      file
        .map(({ id }) => id)
        .sort()
        .join('+'),
    )
    .sort();
}

describe('modules go into one file', () => {
  it('where the same entries need them', () => {
    const modules = [module('a', 900, ['x', 'y']), module('b', 900, ['y', 'x'])];
    expect(filesOf(modules)).toEqual(['a+b']);
  });

  it('where that saves requests worth more than the bytes that some entries do not need', () => {
    const [a, small, large] = [
      module('a', 900, ['x', 'y', 'z']),
      module('b', 50, ['x', 'y']),
      module('c', 500, ['x', 'y']),
    ];
    expect(filesOf([a, small])).toEqual(['a+b']);
    expect(filesOf([a, large])).toEqual(['a', 'c']);
  });

  it('rather by what entries need that are loaded often', () => {
    const modules = [module('a', 900, ['x', 'y', 'z']), module('b', 50, ['x', 'y'])];
    const of = (entry: string) => (entry === 'z' ? 20 : 1);
    expect(filesOf(modules, { ...WEIGHTS, of })).toEqual(['a', 'b']);
  });

  it('never if no entry needs both, or they are of different kinds', () => {
    expect(filesOf([module('a', 1, ['x', 'y']), module('b', 1, ['z', 'w'])])).toEqual(['a', 'b']);
    expect(filesOf([module('a', 1, ['x', 'y']), module('b', 1, ['x', 'y'], { kind: 'schemas' })])).toEqual(['a', 'b']);
  });

  it('never if a third file would need theirs and be needed by it', () => {
    const modules = [
      module('top', 10, ['x', 'y'], { imports: ['middle'] }),
      module('middle', 5000, ['x', 'y', 'z'], { imports: ['bottom'], kind: 'other' }),
      module('bottom', 10, ['x', 'y', 'z', 'w']),
    ];
    expect(filesOf(modules)).toEqual(['bottom', 'middle', 'top']);
    expect(filesOf(modules.map((one) => ({ ...one, imports: [] })))).toEqual(['bottom+top', 'middle']);
  });
});
