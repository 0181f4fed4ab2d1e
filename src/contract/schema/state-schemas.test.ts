import { describe, expect, it } from 'vitest';
import * as states from '../values/states.ts';
import { z } from './schema.ts';
import { stateSchema } from './state-schemas.ts';

const NUMBERINGS = Object.entries<Readonly<Record<string, number>>>({ ...states });

describe.each(NUMBERINGS)('stateSchema(%s)', (_name, numbering) => {
  const schema = stateSchema(numbering);
  const numbers = Object.values(numbering);

  it('takes each of its numbers and nothing else', () => {
    const taken = Array.from({ length: 120 }, (_, index) => index - 10).filter((n) => schema.safeParse(n).success);
    expect(taken).toEqual(numbers.toSorted((a, b) => a - b));
    const others = [...numbers.map(String), ...Object.keys(numbering), null, undefined, Number.NaN, [numbers[0]]];
    expect(others.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });

  it('gives no number twice', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

it('says in words what the numbers mean', () => {
  const { description } = z.toJSONSchema(stateSchema({ paid: 1, refundInProgress: 9 }));
  expect(description).toBe('1 paid, 9 refund in progress');
});
