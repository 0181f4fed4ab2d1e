import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { endpoints } from '#server/endpoints.ts';
import { permissionsPage, ROLES, type Role, rolesOf } from '../../tools/permissions-page.ts';
import { makeDeveloper } from './make-developer.ts';
import { openTestProduct, type TestProduct } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

const OPERATOR = 'operator@starhall.test';
const REFUSED_TO_VISITORS = [
  ERROR.authorizationMissing,
  ERROR.tokenExpired,
  ERROR.invalidSession,
  ERROR.permissionDenied,
];

let product: TestProduct;
let headers: Readonly<Record<Role, Readonly<Record<string, string>>>>;

beforeAll(async () => {
  product = await openTestProduct({ settings: { SIGN_ENFORCE: 'off', OPERATOR_EMAILS: OPERATOR } });
  const [player, developer, operator] = await Promise.all(
    ['player@starhall.test', 'developer@starhall.test', OPERATOR].map((email) => signIn(product, { email })),
  );
  if (player === undefined || developer === undefined || operator === undefined) throw new Error('nobody signed in');
  await makeDeveloper(product, 'developer@starhall.test');
  headers = { visitor: {}, player: player.headers, developer: developer.headers, operator: operator.headers };
});

afterAll(() => product.close());

/** Makes a call with an empty body of the right type. */
async function call({ path, method, body }: Endpoint, role: Role): Promise<Response> {
  const json = { headers: { ...headers[role], 'content-type': 'application/json' }, body: '{}' };
  const form = new FormData();
  form.set('nothing', '1');
  return product.request(path.replace('{lang}', 'en-US').replace(/\{\w+\}/g, '1'), {
    method,
    headers: headers[role],
    ...(body === 'json' ? json : {}),
    ...(body === 'form' || body === 'multipart' ? { body: form } : {}),
  });
}

it('R6.17 O84 publishes who may make which call: npx node tools/write-permissions-page.ts writes it', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/reference/permissions.md'), 'utf8');
  expect(page).toBe(permissionsPage());
});

const closed = endpoints.flatMap((endpoint) =>
  ROLES.filter((role) => !rolesOf(endpoint).includes(role)).map((role) => ({ endpoint, role, name: endpoint.name })),
);

it.each(closed)('R6.17 $name is closed to a $role', async ({ endpoint, role }) => {
  const response = await call(endpoint, role);
  const { result, error } = await response.json();
  expect(result).toBe(false);
  expect(role === 'visitor' ? REFUSED_TO_VISITORS : [ERROR.permissionDenied]).toContain(error.code);
});

/** Calls that end their own session, or do not return JSON. */
const open = endpoints.filter(({ name, bytes }) => bytes === undefined && !/logout|deleteAccount|revoke/i.test(name));

it.each(open)('R7.84 O95 $name answers by its own schema, or says what is wrong', async (endpoint) => {
  const role = rolesOf(endpoint).at(-1);
  if (role === undefined) throw new Error('a call for nobody');
  // The test product validates successful replies itself, and returns 500 for a mismatch.
  const response = await call(endpoint, role);
  expect(response.status).not.toBe(500);
  const body = await response.json();
  if (response.status < 400) expect(endpoint.reply.safeParse(body).success).toBe(true);
  else expect(body).toMatchObject({ result: false, error: { code: expect.any(Number), message: expect.any(String) } });
});
