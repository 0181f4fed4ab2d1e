import { expect, it } from 'vitest';
import { z } from './schema.ts';
import { optional, wireType } from './wire-type.ts';

it('does not take a failure of the code that reads for a refusal', () => {
  const failing = wireType<string, string>({
    read: () => {
      throw new TypeError('broken');
    },
    jsonSchema: {},
  });
  expect(() => failing.safeParse('a')).toThrow('broken');
});

it('says of an optional value that it is wrong, not that it is missing', () => {
  expect(optional(z.string()).safeParse(5).error?.issues).toMatchObject([{ message: 'field.invalid' }]);
});
