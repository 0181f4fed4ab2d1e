import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type JsonObject, toJsonSchema } from '#contract/openapi/json-schema.ts';
import { readRequestProblem } from '#contract/request/request-issues.ts';
import { DATABASE_INTEGER } from '#contract/schema/parameter-schemas.ts';
import { checkApplicationSubmission } from '#domain/forms/application/application-submission.ts';
import { checkProductForm } from '#domain/forms/product/product-form.ts';
import { endpoints } from '#server/endpoints.ts';

/** Numbers inside of lists and objects that the columns behind them hold whatever they are. */
const WIDER: ReadonlySet<string> = new Set([
  // A bigint, as is the length of a file: any number that JSON carries exactly.
  'readNotifications.ids.0',
  'createApplication.downloadUrls.0.size',
  'editApplication.downloadUrls.0.size',
]);
/** Stored as typed, in JSON; validated like any form when it is submitted. */
const KEPT_AS_TYPED: ReadonlySet<string> = new Set(['saveApplicationDraft']);
/**
 * Validated by the rules of products: prices have their own bounds (`product-prices.ts`), and the default product
 * allows only its own quantity (`product-submission.test.ts`).
 */
const OF_PRODUCTS = /^\w+\.(?:prices\.0\.price|defaultProduct\.quantity)$/;

interface NestedNumber {
  readonly endpoint: Endpoint;
  readonly path: readonly string[];
  readonly title: string;
}

function asRecord(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The paths of the numbers of a schema at any depth; one item of a list represents all. */
function findNumbers(schema: unknown, path: readonly string[]): (readonly string[])[] {
  const { type, properties, items, additionalProperties, ...rest } = asRecord(schema);
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const own = types.includes('integer') || types.includes('number') ? [path] : [];
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => rest[name] ?? []);
  return [
    ...own,
    ...Object.entries(asRecord(properties)).flatMap(([name, each]) => findNumbers(each, [...path, name])),
    ...(items === undefined ? [] : findNumbers(items, [...path, '0'])),
    ...(additionalProperties === undefined ? [] : findNumbers(additionalProperties, [...path, 'x'])),
    ...choices.flatMap((each) => findNumbers(each, path)),
  ];
}

const nested: readonly NestedNumber[] = endpoints.flatMap((endpoint) =>
  findNumbers(toJsonSchema(endpoint.request, 'input'), [])
    .filter((path) => path.length > 1)
    .map((path) => ({ endpoint, path, title: [endpoint.name, ...path].join('.') })),
);

/** The fields that a request or the check of its whole form refuses. */
function refusedFields({ name, request }: Endpoint, input: unknown): string[] {
  const parsed = request.safeParse(input, { reportInput: true });
  const fields = parsed.success ? [] : Object.keys(readRequestProblem(parsed.error).fields);
  const issues = name.endsWith('Application')
    ? checkApplicationSubmission(input)
    : name.endsWith('Product')
      ? checkProductForm(input)
      : [];
  return [...fields, ...issues.map(({ field }) => field)];
}

function isRefused({ endpoint, path }: NestedNumber, value: number): boolean {
  const input = path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);
  // An issue may name the item, or the list that holds it.
  return refusedFields(endpoint, input).some((field) => `${path.join('.')}.`.startsWith(`${field}.`));
}

it('finds numbers at any depth', () => {
  expect(nested.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'createApplication.downloadUrls.0.size',
      'createProduct.prices.0.price',
      'repriceProducts.ids.0',
    ]),
  );
});

it.each([DATABASE_INTEGER.max + 1, DATABASE_INTEGER.min - 1, 2 ** 63, 1e308])(
  'refuses %d inside of lists and objects, naming the field',
  (value) => {
    const known = nested.filter(({ endpoint, title }) => !KEPT_AS_TYPED.has(endpoint.name) && !OF_PRODUCTS.test(title));
    const exact = value < 0 || !Number.isSafeInteger(value) ? known : known.filter(({ title }) => !WIDER.has(title));
    expect(exact.filter((number) => !isRefused(number, value)).map(({ title }) => title)).toEqual([]);
  },
);
