import { expect, it } from 'vitest';
import { endpoints } from '#server/endpoints.ts';
import { type JsonObject, listRequestFields } from './openapi/json-schema.ts';
import { readRequestProblem } from './request/request-issues.ts';
import { DATABASE_INTEGER } from './schema/parameter-schemas.ts';

/** Numbers in wider columns, and those that are compared with a list or an amount before anything is looked for. */
const WIDER: ReadonlySet<string> = new Set([
  'listNotifications.before',
  'readNotifications.upTo',
  'submitScore.score',
  'createOrder.price',
  'createVersion.platform',
  ...['createApplication', 'editApplication'].flatMap((name) => [`${name}.category`, `${name}.defaultCategory`]),
]);

const fields = endpoints.flatMap((endpoint) =>
  listRequestFields(endpoint).map((field) => ({ ...field, endpoint, title: `${endpoint.name}.${field.name}` })),
);

function isInteger({ type }: JsonObject): boolean {
  return type === 'integer' || type === 'number';
}

const integers = fields.filter(({ schema }) => isInteger(schema));

it.each([DATABASE_INTEGER.max + 1, DATABASE_INTEGER.min - 1, Number.MAX_SAFE_INTEGER, 2 ** 63])(
  'refuses %d for every number that the database holds as an integer, naming the field',
  (value) => {
    const accepted = integers.filter(({ endpoint, name, title }) => {
      if (WIDER.has(title)) return false;
      const parsed = endpoint.request.safeParse({ [name]: value }, { reportInput: true });
      return parsed.success || !(name in readRequestProblem(parsed.error).fields);
    });
    expect(accepted.map(({ title }) => title)).toEqual([]);
  },
);
