import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildRequest } from '#client/build-request.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from '#contract/access-token/endpoints.ts';
import { ACCESS_TOKEN_SCOPES, type AccessTokenScope } from '#contract/access-token/entities.ts';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, USER_STATUS, VERSION_REVIEW } from '#contract/values/states.ts';
import {
  createVersion,
  editVersion,
  getOwnVersion,
  listOwnVersions,
  listPackageUploads,
  reapplyVersion,
  releaseVersion,
} from '#contract/version/endpoints.ts';
import { writeAccessToken } from '#domain/account/access-token.ts';
import { exchangeIdOf } from '#domain/money/order-number.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { endpoints } from '#server/endpoints.ts';
import { COMMAND_LINE, changeStatus } from '#server/features/admin/change-status.ts';
import { packagesFolder } from '#server/features/package-upload/incoming-folder.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildOrder } from '#tests/factories/build-order.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { buildWebBuild } from '#tests/packages/build-web-build.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { BROWSER_HEADERS, type SignedIn, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

const OPEN_TO_TOKENS: Readonly<Record<AccessTokenScope, readonly string[]>> = {
  publish: [
    ...['createVersion', 'deletePackageUpload', 'editVersion', 'getOwnApplication', 'getOwnVersion', 'listOwnVersions'],
    ...['listPackageUploads', 'reapplyVersion', 'releaseVersion', 'updateVersionFile'],
  ],
  purchases: ['acknowledgePurchase', 'getPurchase', 'listPurchases'],
  purchases_read: ['getPurchase', 'listPurchases'],
};
/** Every call that accepts a token, with each scope that it accepts. */
const OPEN_CALLS = endpoints.flatMap((endpoint) =>
  (endpoint.allowsAccessToken ?? []).map((scope) => [endpoint, scope] as const),
);

let product: TestProduct;
let people = 0;
let email: string;
let developer: SignedIn;
let developerId: number;
let own: { readonly id: number; readonly appId: string };
let token: string;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

beforeEach(async () => {
  people += 1;
  email = `developer-${people}@example.com`;
  developer = await signIn(product, { email });
  developerId = await makeDeveloper(product, email);
  own = await buildApplication(product.db, { developer_id: developerId });
  token = await make([]);
});

async function make(applicationIds: readonly string[], scope: AccessTokenScope = 'publish'): Promise<string> {
  const order = { name: 'CI', scope, applicationIds, expiresInDays: 7 } as const;
  return (await product.call(createAccessToken, order, { headers: developer.headers })).token;
}

/** Creates one token per scope. */
async function makeEach(applicationIds: readonly string[]): Promise<Record<AccessTokenScope, string>> {
  const [publish, purchases, purchases_read] = [
    await make(applicationIds),
    await make(applicationIds, 'purchases'),
    await make(applicationIds, 'purchases_read'),
  ];
  return { publish, purchases, purchases_read };
}

/** Makes a call as a build machine does: with the token only, unsigned. */
async function send(endpoint: Endpoint, input: object, credential = token, headers: Record<string, string> = {}) {
  const { url, body, contentType } = buildRequest(endpoint, input);
  const all = new Headers({ authorization: `Bearer ${credential}`, ...headers });
  if (contentType !== null) all.set('content-type', contentType);
  const response = await product.request(url, { method: endpoint.method, headers: all, body });
  const reply = await response.json();
  return { status: response.status, code: reply.error?.code ?? null, fields: reply.error?.fields, reply };
}
const outcomeOf = async (...call: Parameters<typeof send>) => {
  const { status, code } = await send(...call);
  return [status, code];
};
const read = (credential = token) => outcomeOf(getOwnApplication, { applicationId: own.appId }, credential);

/** What `fetch` wants for a body that is made while it is sent. */
const STREAMED = { duplex: 'half' } as const;

/** A body of two parts, between which something happens. */
function slowBody([first, last]: readonly [string | Uint8Array, string | Uint8Array], between: () => Promise<void>) {
  let pulls = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pulls += 1;
        if (pulls === 2) await between();
        controller.enqueue(Buffer.from(pulls === 1 ? first : last));
        if (pulls === 2) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function revokeAll(): Promise<void> {
  const { headers } = developer;
  for (const { id } of (await product.call(listAccessTokens, {}, { headers })).list) {
    await product.call(revokeAccessToken, { id }, { headers });
  }
}

describe('a call with a token', () => {
  it('needs neither signature nor cookie, and speaks for its developer', async () => {
    const { status, reply } = await send(getOwnApplication, { applicationId: own.appId });
    expect([status, reply.appId]).toEqual([200, own.appId]);
    const id = await buildVersion(product.db, {
      application_id: own.id,
      review: VERSION_REVIEW.approved,
      status: SHELF.offShelf,
    });
    expect(await outcomeOf(getOwnVersion, { id })).toEqual([200, null]);
    expect(await outcomeOf(releaseVersion, { id, withApplication: true })).toEqual([403, ERROR.permissionDenied]);
    expect(await outcomeOf(releaseVersion, { id })).toEqual([200, null]);
    expect(await outcomeOf(listOwnVersions, { applicationId: own.appId })).toEqual([200, null]);
  });

  it('counts by the token alone, whatever session comes with it', async () => {
    const stranger = await signInWithBrowser(product, { email: `stranger-${people}@example.com` });
    const { cookie = '' } = stranger.headers;
    expect(await outcomeOf(getOwnApplication, { applicationId: own.appId }, token, { cookie })).toEqual([200, null]);
    expect(await outcomeOf(getUserProfile, {}, token, { cookie })).toEqual([403, ERROR.permissionDenied]);
  });

  it.each(ACCESS_TOKEN_SCOPES)(
    'of the scope %s is refused by every other call with 40000, before anything of it is looked at',
    async (scope) => {
      const isOpen = ({ allowsAccessToken = [] }: Endpoint) => allowsAccessToken.includes(scope);
      const names = endpoints.filter(isOpen).map(({ name }) => name);
      expect(names.sort()).toEqual(OPEN_TO_TOKENS[scope]);
      const credential = await make([], scope);
      for (const endpoint of endpoints.filter((one) => !isOpen(one))) {
        const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
        const headers = { authorization: `Bearer ${credential}`, 'content-type': 'text/plain' };
        const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? null : 'x';
        const response = await product.request(path, { method: endpoint.method, headers, body });
        const reply = await response.json();
        expect([response.status, reply.error.code], endpoint.name).toEqual([403, ERROR.permissionDenied]);
      }
    },
  );

  it('makes and revokes no tokens, not even signed', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const order = { name: 'x', applicationIds: [], expiresInDays: 7 };
    const refused = { status: 403, code: ERROR.permissionDenied };
    expect(await product.refuse(createAccessToken, order, { headers })).toEqual(refused);
    expect(await product.refuse(revokeAccessToken, { id: 1 }, { headers })).toEqual(refused);
    expect(await product.refuse(listAccessTokens, {}, { headers })).toEqual(refused);
  });

  it('is refused where a page of another site makes it', async () => {
    const id = await buildVersion(product.db, { application_id: own.id });
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await outcomeOf(editVersion, { id }, token, foreign)).toEqual([403, ERROR.forbidden]);
    const response = await product.request('/api/apk', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-headers': 'authorization' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await outcomeOf(editVersion, { id: 0 }, token, BROWSER_HEADERS)).toEqual([400, ERROR.invalidFormat]);
  });
});

describe('applications', () => {
  it('of other developers are reported as not found, 50004 and 50012', async () => {
    const foreign = await buildApplication(product.db);
    const id = await buildVersion(product.db, { application_id: foreign.id });
    expect(await outcomeOf(getOwnApplication, { applicationId: foreign.appId })).toEqual([
      404,
      ERROR.applicationNotFound,
    ]);
    for (const endpoint of [getOwnVersion, releaseVersion, reapplyVersion]) {
      expect(await outcomeOf(endpoint, { id }), endpoint.name).toEqual([404, ERROR.versionNotFound]);
    }
  });

  it('outside a limited token are reported as not found too, in every call that accepts it and however they are named', async () => {
    const other = await buildApplication(product.db, { developer_id: developerId });
    const versionId = await buildVersion(product.db, { application_id: other.id, review: VERSION_REVIEW.rejected });
    const uploadId = await insertFile(other.id);
    const { order_id: orderId } = await buildOrder(product.db, { application_id: other.id, user_id: developerId });
    const limited = await make([own.appId]);
    const credentials = await makeEach([own.appId]);
    const named = { applicationId: other.appId, id: versionId, uploadId, exchangeId: exchangeIdOf(orderId) };
    for (const [endpoint, scope] of OPEN_CALLS) {
      const { code, status } = await send(endpoint, fieldsOf(endpoint, named), credentials[scope]);
      expect(status, endpoint.name).toBe(404);
      expect([ERROR.applicationNotFound, ERROR.versionNotFound, ERROR.orderOrDepositNotFound], endpoint.name).toContain(
        code,
      );
    }
    expect(await outcomeOf(getOwnApplication, { applicationId: own.appId }, limited)).toEqual([200, null]);
    const ownVersion = await buildVersion(product.db, { application_id: own.id });
    expect(await outcomeOf(getOwnVersion, { id: ownVersion }, limited)).toEqual([200, null]);
  });

  it('have to be named where the token is limited: a list of all would show others', async () => {
    const limited = await make([own.appId]);
    const { status, code, fields } = await send(listPackageUploads, {}, limited);
    expect([status, code, fields]).toEqual([400, ERROR.invalidFormat, { applicationId: 'field.required' }]);
    expect(await outcomeOf(listPackageUploads, { applicationId: own.appId }, limited)).toEqual([200, null]);
    expect(await outcomeOf(listPackageUploads, {})).toEqual([200, null]);
  });

  it('are none, not all, once the last one that a token names is deleted', async () => {
    const gone = await buildApplication(product.db, { developer_id: developerId });
    const limited = await make([gone.appId]);
    await product.db.deleteFrom('applications').where('id', '=', gone.id).execute();
    expect(await read(limited)).toEqual([404, ERROR.applicationNotFound]);
    const { list } = await product.call(listAccessTokens, {}, { headers: developer.headers });
    expect(list[0]?.applicationIds).toEqual([]);
  });

  async function insertFile(applicationNumber: number): Promise<string> {
    const now = new Date(product.clock.now());
    const row = { platform: 6, name: 'a.apk', size: 1, state: 'receiving', created_at: now, touched_at: now } as const;
    const { id } = await product.db
      .insertInto('package_files')
      .values({ ...row, id: crypto.randomUUID(), user_id: developerId, application_id: applicationNumber })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
});

describe('resumable uploads', () => {
  const begin = (appId: string, credential = token, headers: Record<string, string> = {}) => {
    const metadata = { applicationId: appId, platform: '6', filename: 'a.apk' };
    const encoded = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`);
    const all = {
      ...{ 'tus-resumable': '1.0.0', 'upload-length': '3', 'upload-metadata': encoded.join(',') },
      ...{ authorization: `Bearer ${credential}`, ...headers },
    };
    return product.request('/api/uploads', { method: 'POST', headers: all });
  };
  const go = (url: string, method: string, credential = token) => {
    const headers = {
      ...{ 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      authorization: `Bearer ${credential}`,
    };
    return product.request(url, { method, headers, ...(method === 'PATCH' ? { body: 'apk' } : {}) });
  };

  it('accept a token like a session', async () => {
    const begun = await begin(own.appId);
    expect(begun.status).toBe(201);
    const url = begun.headers.get('location') ?? '';
    expect((await go(url, 'HEAD')).headers.get('upload-offset')).toBe('0');
    expect((await go(url, 'PATCH')).status).toBe(204);
    expect((await go(url, 'DELETE')).status).toBe(204);
  });

  it('accept a limited token only for its applications', async () => {
    const other = await buildApplication(product.db, { developer_id: developerId });
    const limited = await make([own.appId]);
    const refused = await begin(other.appId, limited);
    expect([refused.status, (await refused.json()).error.code]).toEqual([404, ERROR.applicationNotFound]);
    const url = (await begin(other.appId)).headers.get('location') ?? '';
    for (const method of ['HEAD', 'PATCH', 'DELETE']) expect((await go(url, method, limited)).status, method).toBe(404);
    expect((await begin(own.appId, limited)).status).toBe(201);
  });

  it('reject a token of another scope', async () => {
    for (const scope of ['purchases', 'purchases_read'] as const) {
      const credential = await make([], scope);
      const refused = await begin(own.appId, credential);
      expect([refused.status, (await refused.json()).error.code], scope).toEqual([403, ERROR.permissionDenied]);
      const url = (await begin(own.appId)).headers.get('location') ?? '';
      for (const method of ['HEAD', 'PATCH', 'DELETE']) {
        expect((await go(url, method, credential)).status, method).toBe(403);
      }
    }
  });

  it('reject an invalid token, and a token sent by a page of another site', async () => {
    expect((await begin(own.appId, writeAccessToken('A'.repeat(43)))).status).toBe(401);
    expect((await begin(own.appId, token, { origin: 'https://evil.example' })).status).toBe(403);
    product.clock.advance(7 * DAY_MS);
    expect((await begin(own.appId)).status).toBe(401);
  });
});

/** The first of the given names for which the call's request has a field. */
function fieldsOf({ request }: Endpoint, named: Readonly<Record<string, string | number>>) {
  const shape = 'shape' in request && typeof request.shape === 'object' && request.shape !== null ? request.shape : {};
  const entry = Object.entries(named).find(([name]) => Object.hasOwn(shape, name));
  const rest = Object.hasOwn(shape, 'platform') ? { platform: 6, versionName: '1' } : {};
  return { ...rest, ...Object.fromEntries(entry === undefined ? [] : [entry]) };
}

describe('a token that does not count', () => {
  const SECRET = 'A'.repeat(43);
  const HOSTILE = [
    ...['sht_', 'sht_x', `sht_${SECRET}`, `sht_${SECRET}AAAAAAA`, `${writeAccessToken(SECRET)}=`, 'sht_%00'],
    ...["sht_' OR 1=1--", `sht_${'x'.repeat(7000)}`, `sht_${'\u00e9'.repeat(60)}`],
  ];

  it.each(HOSTILE)('%s is refused with 401', async (credential) => {
    const [status, code] = await read(credential);
    expect(status).toBe(401);
    // A malformed credential is not a token, so the call counts as unsigned and anonymous.
    expect([ERROR.signatureMissing, ERROR.invalidSession]).toContain(code);
  });

  it('is unknown with 30006 although its checksum is right, or one character of it differs', async () => {
    expect(await read(writeAccessToken(SECRET))).toEqual([401, ERROR.invalidSession]);
    expect(await read(writeAccessToken(`${token.slice(4, 46)}${token.charAt(46) === 'A' ? 'B' : 'A'}`))).toEqual([
      401,
      ERROR.invalidSession,
    ]);
  });

  it('is revoked with 30006 from the next call on', async () => {
    expect(await read()).toEqual([200, null]);
    const { headers } = developer;
    const [made] = (await product.call(listAccessTokens, {}, { headers })).list;
    await product.call(revokeAccessToken, { id: made?.id ?? 0 }, { headers });
    expect(await read()).toEqual([401, ERROR.invalidSession]);
  });

  it('is revoked with 30006 for a body that began before and ends after it', async () => {
    const { url } = buildRequest(releaseVersion, {});
    const body = slowBody(['{"id":', '999}'], revokeAll);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await product.request(url, { method: 'PUT', headers, body, ...STREAMED });
    expect([response.status, (await response.json()).error.code]).toEqual([401, ERROR.invalidSession]);
  });

  it('is revoked with 30006 for a file that began before and ends after it, and makes no version', async () => {
    const game = await buildApplication(product.db, { developer_id: developerId, platforms: [2] });
    const contents = LOCALES.map((lang) => ({ lang, description: 'x' }));
    const fields = { applicationId: game.appId, platform: 2, versionName: '1.0.0', contents };
    const file = new File([new Uint8Array(await buildWebBuild())], 'game.zip');
    const form = new Response(buildRequest(createVersion, { ...fields, file }).body);
    const bytes = Buffer.from(await form.arrayBuffer());
    const headers = { authorization: `Bearer ${token}`, 'content-type': form.headers.get('content-type') ?? '' };
    const listFiles = () => readdir(packagesFolder(product.services)).catch(() => []);
    const { length: before } = await listFiles();
    // The handler is at the file once it is written.
    const revoke = async () => {
      await expect.poll(listFiles).toHaveLength(before + 1);
      await revokeAll();
    };
    const body = slowBody([bytes.subarray(0, -200), bytes.subarray(-200)], revoke);
    const response = await product.request('/api/apk', { method: 'POST', headers, body, ...STREAMED });
    expect([response.status, (await response.json()).error.code]).toEqual([401, ERROR.invalidSession]);
    const versions = product.db.selectFrom('versions').select('id').where('application_id', '=', game.id);
    expect(await versions.execute()).toEqual([]);
  });

  it('has expired with 30002 to the millisecond', async () => {
    product.clock.advance(7 * DAY_MS - 1);
    expect(await read()).toEqual([200, null]);
    product.clock.advance(1);
    expect(await read()).toEqual([401, ERROR.tokenExpired]);
  });

  it('is one of a suspended account: 30006, and revoked permanently', async () => {
    const change = {
      userId: developerId,
      reason: 'x',
      actor: COMMAND_LINE,
      now: new Date(product.clock.now()),
    } as const;
    await changeStatus(product.db, { ...change, status: USER_STATUS.suspended });
    expect(await read()).toEqual([401, ERROR.invalidSession]);
    await changeStatus(product.db, { ...change, status: USER_STATUS.normal });
    expect(await read()).toEqual([401, ERROR.invalidSession]);
  });

  it('is one of an account that is switched off: it reads and writes as the account itself may', async () => {
    const id = await buildVersion(product.db, { application_id: own.id });
    const switchTo = (status: 1 | 3) => product.db.updateTable('users').set({ status }).where('id', '=', developerId);
    await switchTo(USER_STATUS.deactivated).execute();
    expect(await outcomeOf(releaseVersion, { id })).toEqual([409, ERROR.accountDeactivated]);
    expect(await read()).toEqual([200, null]);
    await switchTo(USER_STATUS.normal).execute();
    await product.db.updateTable('providers').set({ is_enabled: false }).where('user_id', '=', developerId).execute();
    expect(await outcomeOf(releaseVersion, { id })).toEqual([409, ERROR.providerNotEnabled]);
    expect(await read()).toEqual([200, null]);
  });

  it('belongs to a former developer, or to an account with an unverified address', async () => {
    const set = (values: object) => product.db.updateTable('users').set(values).where('id', '=', developerId).execute();
    await set({ is_email_confirmed: false });
    expect(await read()).toEqual([403, ERROR.emailNotVerified]);
    await set({ is_email_confirmed: true, type: 1 });
    expect(await read()).toEqual([403, ERROR.permissionDenied]);
  });

  it('is one of a deleted account with 30014, should it still be there', async () => {
    await product.db
      .updateTable('users')
      .set({ deleted_at: new Date(product.clock.now()) })
      .where('id', '=', developerId)
      .execute();
    expect(await read()).toEqual([403, ERROR.accountDeleted]);
  });
});

it('answers hostile requests with a code of the catalog, and never 5xx', async () => {
  const [all, limited] = [await makeEach([]), await makeEach([own.appId])];
  const values = [null, '', 0, -1, 1e300, 'x', '\0', [], {}, ['a'], "' OR 1=1--", 2 ** 31, 'com.\ud800'];
  for (const [endpoint, scope] of OPEN_CALLS) {
    for (const value of values) {
      for (const credential of [all[scope], limited[scope]]) {
        const input = { applicationId: value, id: value, uploadId: value, exchangeId: value, after: value };
        const { status } = await send(endpoint, input, credential);
        expect(status, `${endpoint.name} ${JSON.stringify(value)}`).toBeLessThan(500);
      }
    }
  }
  const malformed = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: 'x' };
  expect((await product.request('/api/apk', malformed)).status).toBe(400);
});

it('notes use at most once a minute', async () => {
  const lastUse = async () => {
    const row = await product.db
      .selectFrom('access_tokens')
      .select('last_used_at')
      .where('user_id', '=', developerId)
      .executeTakeFirstOrThrow();
    return row.last_used_at?.getTime() ?? null;
  };
  const first = product.clock.now();
  expect(await lastUse()).toBeNull();
  await read();
  expect(await lastUse()).toBe(first);
  product.clock.advance(59_999);
  await read();
  expect(await lastUse()).toBe(first);
  product.clock.advance(1);
  await read();
  expect(await lastUse()).toBe(first + 60_000);
});
