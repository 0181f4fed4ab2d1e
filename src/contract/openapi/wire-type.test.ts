import { expect, it } from 'vitest';
import { text } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { toJsonSchema } from './json-schema.ts';
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

it('describes an optional value by what it is where it is sent', () => {
  expect(toJsonSchema(optional(text({ min: 1, max: 5 })), 'input')).toEqual({
    type: 'string',
    minLength: 1,
    maxLength: 5,
  });
});
