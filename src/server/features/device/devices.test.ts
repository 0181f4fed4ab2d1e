import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserProfile, listSessions, logOut, updateUserProfile } from '#contract/account/endpoints.ts';
import {
  addDevice,
  listDevices,
  removeDevice,
  renameDevice,
  sendDeviceCode,
  switchDeviceWhitelist,
} from '#contract/device/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  bindPhoneNumber,
  getCodeStatus,
  sendEmailCode,
  sendPhoneCode,
  verifyEmail,
} from '#contract/verification/endpoints.ts';
import { endpoints } from '#server/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { countMessages, otherCode, readCode } from '#tests/product/read-code.ts';
import { type SignedIn, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
const REFUSED = { status: 403, code: ERROR.permissionDenied };
const WRONG = { status: 409, code: ERROR.invalidVerificationCode, fields: { code: 'field.emailCode' } };

let product: TestProduct;
let people = 0;
let email = '';
/** The owner's session at home. */
let home: SignedIn;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  people += 1;
  email = `person-${people}@example.com`;
  home = await signInWithBrowser(product, { email });
});

afterAll(() => product.close());

const listOf = ({ headers }: SignedIn) => product.call(listDevices, {}, { headers });
const switchTo = (on: boolean, { headers }: SignedIn = home) =>
  product.call(switchDeviceWhitelist, { on }, { headers: { ...headers, 'user-agent': CHROME } });
const isAllowed = async ({ headers }: SignedIn) => (await product.call(getUserProfile, {}, { headers })).deviceAllowed;

/** Requests a code and adds the session's device. */
async function add({ headers }: SignedIn) {
  const earlier = await countMessages(product, email);
  await product.call(sendDeviceCode, {}, { headers });
  const code = await readCode(product, email, earlier);
  return product.call(addDevice, { code }, { headers: { ...headers, 'user-agent': CHROME } });
}

describe('the list', () => {
  it('O29 is empty and off until its owner turns it on, which adds the current device', async () => {
    expect(await listOf(home)).toEqual({ on: false, count: 0, list: [] });
    expect(await switchTo(true)).toEqual({ result: true, on: true });
    const now = new Date(product.clock.now()).toISOString();
    const device = { id: expect.any(Number), name: 'Chrome · Windows', addedAt: now, lastSeenAt: now, current: true };
    expect(await listOf(home)).toEqual({ on: true, count: 1, list: [device] });
    expect(await switchTo(true)).toEqual({ result: true, on: true });
    expect((await listOf(home)).count).toBe(1);
  });

  it('is preserved when it is disabled, and locks nobody out', async () => {
    await switchTo(true);
    const other = await signInWithBrowser(product, { email });
    expect(await isAllowed(other)).toBe(false);
    expect(await switchTo(false)).toEqual({ result: true, on: false });
    expect(await isAllowed(other)).toBe(true);
    expect(await listOf(other)).toMatchObject({ on: false, count: 1, list: [{ current: false }] });
  });

  it('shows the last sign-in with each device, latest first', async () => {
    await switchTo(true);
    product.clock.advance(60_000);
    const other = await signInWithBrowser(product, { email });
    await add(other);
    product.clock.advance(60_000);
    const again = await signInWithBrowser(product, { email }, 'google', home.headers.cookie);
    const { list } = await listOf(again);
    expect(list.map(({ current }) => current)).toEqual([true, false]);
    expect(list.map(({ lastSeenAt }) => Date.parse(lastSeenAt) - product.clock.now())).toEqual([0, -60_000]);
    expect(list[0]?.addedAt).not.toBe(list[0]?.lastSeenAt);
  });

  it('stores no usable cookie', async () => {
    await switchTo(true);
    const device = /device=([\w-]{43})/.exec(home.headers.cookie ?? '')?.[1] ?? '';
    expect(device).not.toBe('');
    const kept = [
      await product.db.selectFrom('devices').selectAll().execute(),
      await product.db.selectFrom('sessions').selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(device);
    expect(kept.flat().some((row) => row.device_hash?.includes(device))).toBe(false);
  });
});

describe('a device that is not on the list', () => {
  let stranger: SignedIn;

  beforeEach(async () => {
    await switchTo(true);
    stranger = await signInWithBrowser(product, { email });
  });

  it('O29 may read the profile and devices, and sign out; everything else answers 40000', async () => {
    const { headers } = stranger;
    expect(await product.call(getUserProfile, {}, { headers })).toMatchObject({ email, deviceAllowed: false });
    expect(await listOf(stranger)).toMatchObject({ on: true, count: 1, list: [{ current: false }] });
    expect(await product.call(getCodeStatus, { purpose: 'device' }, { headers })).toMatchObject({ state: 'none' });
    expect(await product.refuse(listSessions, {}, { headers })).toEqual(REFUSED);
    expect(await product.refuse(updateUserProfile, { nickname: 'thief' }, { headers })).toEqual(REFUSED);
    expect(await product.call(logOut, {}, { headers })).toEqual({ result: true });
  });

  it('O29 is refused by every call that does not allow it explicitly', async () => {
    const open = new Set(endpoints.filter(({ allowsUnlistedDevice }) => allowsUnlistedDevice).map(({ name }) => name));
    expect([...open].sort()).toEqual([
      ...['addDevice', 'getCodeStatus', 'getUserProfile', 'listDevices', 'logOut', 'sendAppleEmailCode'],
      ...['sendDeviceCode', 'sendEmailCode', 'verifyAppleEmail', 'verifyEmail'],
    ]);
    const closed = endpoints.filter(({ auth, name }) => auth === 'user' && !open.has(name));
    for (const endpoint of closed) {
      expect(await product.refuse(endpoint, {}, { headers: stranger.headers }), endpoint.name).toMatchObject(REFUSED);
    }
  });

  it('neither switches the list off nor changes it', async () => {
    const { headers } = stranger;
    const [device] = (await listOf(home)).list;
    const id = device?.id ?? 0;
    expect(await product.refuse(switchDeviceWhitelist, { on: false }, { headers })).toEqual(REFUSED);
    expect(await product.refuse(removeDevice, { id }, { headers })).toEqual(REFUSED);
    expect(await product.refuse(renameDevice, { id, name: 'mine' }, { headers })).toEqual(REFUSED);
    expect(await isAllowed(home)).toBe(true);
  });

  it("cannot change the account's address to receive the code there", async () => {
    const { headers } = stranger;
    const own = `thief-${people}@example.com`;
    expect(await product.refuse(sendEmailCode, { email: own }, { headers })).toEqual(REFUSED);
    expect(await product.refuse(verifyEmail, { email: own, code: '000000' }, { headers })).toEqual(REFUSED);
    expect(await product.refuse(sendPhoneCode, { phoneNumber: '+886912345678' }, { headers })).toEqual(REFUSED);
    const proof = { phoneNumber: '+886912345678', code: '000000' };
    expect(await product.refuse(bindPhoneNumber, proof, { headers })).toEqual(REFUSED);
    expect(await countMessages(product, own)).toBe(0);
    // Verifying the account's own address again has no side effects.
    await product.call(sendEmailCode, { email }, { headers });
    const code = await readCode(product, email);
    expect(await product.call(verifyEmail, { email, code }, { headers })).toEqual({ result: true });
    expect(await isAllowed(stranger)).toBe(false);
  });

  it('is added by the code that goes to the account, and stays added for later sign-ins', async () => {
    expect(await add(stranger)).toMatchObject({ name: 'Chrome · Windows', current: true });
    expect(await isAllowed(stranger)).toBe(true);
    expect((await listOf(stranger)).list.map(({ current }) => current)).toEqual([true, false]);
    const again = await signInWithBrowser(product, { email }, 'google', stranger.headers.cookie);
    expect(await isAllowed(again)).toBe(true);
    expect((await listOf(again)).count).toBe(2);
  });

  it('is not added by a wrong code, nor by one for something else or of another session', async () => {
    const { headers } = stranger;
    await product.call(sendEmailCode, { email }, { headers });
    const emailCode = await readCode(product, email);
    expect(await product.refuse(addDevice, { code: emailCode }, { headers })).toEqual(WRONG);
    await product.call(sendDeviceCode, {}, { headers });
    const code = await readCode(product, email, 1);
    expect(await product.refuse(addDevice, { code: otherCode(code) }, { headers })).toEqual(WRONG);
    const another = await signInWithBrowser(product, { email });
    expect(await product.refuse(addDevice, { code }, { headers: another.headers })).toEqual(WRONG);
    expect(await product.refuse(verifyEmail, { email, code }, { headers })).toEqual(WRONG);
    expect(await product.refuse(addDevice, { code: '' }, { headers })).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
    });
    expect(await product.refuse(sendDeviceCode, {}, { headers })).toMatchObject({
      status: 409,
      code: ERROR.verificationCodeStillValid,
    });
    expect(await isAllowed(stranger)).toBe(false);
    expect(await product.call(addDevice, { code }, { headers })).toMatchObject({ current: true });
  });

  it("is not listed just because it is on another account's list", async () => {
    const name = `other-${email}`;
    await switchTo(true, await signInWithBrowser(product, { email: name }));
    expect(await isAllowed(home)).toBe(true);
    const atHome = await signInWithBrowser(product, { email: name }, 'google', home.headers.cookie);
    expect(await isAllowed(atHome)).toBe(false);
    expect((await listOf(atHome)).list).toMatchObject([{ current: false }]);
  });
});

describe('a program', () => {
  it('is a device for one session', async () => {
    await switchTo(true);
    const program = await signIn(product, { email });
    expect(await isAllowed(program)).toBe(false);
    await add(program);
    expect(await isAllowed(program)).toBe(true);
    expect(await isAllowed(await signIn(product, { email }))).toBe(false);
  });

  it('switches the list on for itself', async () => {
    const program = await signIn(product, { email });
    await switchTo(true, program);
    expect(await isAllowed(program)).toBe(true);
    expect(await isAllowed(home)).toBe(false);
  });
});

describe('changing the list', () => {
  it('names a device, and refuses empty names, long ones and devices of others', async () => {
    await switchTo(true);
    const [device] = (await listOf(home)).list;
    const id = device?.id ?? 0;
    const { headers } = home;
    expect(await product.call(renameDevice, { id, name: ' 書房的電腦 ' }, { headers })).toEqual({ result: true });
    expect((await listOf(home)).list).toMatchObject([{ name: '書房的電腦' }]);
    for (const name of ['', '  ', 'x'.repeat(51), 5]) {
      const refused = await product.refuse(renameDevice, { id, name }, { headers });
      expect(refused).toMatchObject({ status: 400, code: ERROR.invalidFormat, fields: { name: expect.any(String) } });
    }
    const other = await signInWithBrowser(product, { email: `other-${email}` });
    for (const [wrong, who] of [
      [id, other],
      [id + 1000, home],
    ] as const) {
      const refused = await product.refuse(renameDevice, { id: wrong, name: 'x' }, { headers: who.headers });
      expect(refused).toEqual({ status: 400, code: ERROR.parameterError });
    }
  });

  it('locks out a removed device immediately, and keeps the current one on the list while it is enabled', async () => {
    await switchTo(true);
    const other = await signInWithBrowser(product, { email });
    const { id } = await add(other);
    const own = (await listOf(home)).list.find(({ current }) => current)?.id ?? 0;
    const { headers } = home;
    expect(await product.refuse(removeDevice, { id: own }, { headers })).toEqual({
      status: 400,
      code: ERROR.parameterError,
    });
    const stranger = await signInWithBrowser(product, { email: `other-${email}` });
    const foreign = await product.refuse(removeDevice, { id }, { headers: stranger.headers });
    expect(foreign).toEqual({ status: 400, code: ERROR.parameterError });
    expect(await isAllowed(other)).toBe(true);
    expect(await product.call(removeDevice, { id }, { headers })).toEqual({ result: true });
    expect(await isAllowed(other)).toBe(false);
    await switchTo(false);
    expect(await product.call(removeDevice, { id: own }, { headers })).toEqual({ result: true });
    expect(await listOf(home)).toEqual({ on: false, count: 0, list: [] });
  });

  it('refuses wrong formats with 20001', async () => {
    const { headers } = home;
    const calls = [
      [switchDeviceWhitelist, { on: 'maybe' }],
      [switchDeviceWhitelist, {}],
      [removeDevice, { id: 'x' }],
      [removeDevice, {}],
      [renameDevice, { name: 'x' }],
    ] as const;
    for (const [endpoint, input] of calls) {
      expect(await product.refuse(endpoint, input, { headers })).toMatchObject({
        status: 400,
        code: ERROR.invalidFormat,
      });
    }
  });

  it('asks visitors to sign in, and the unverified to verify first', async () => {
    const calls = [
      [listDevices, {}],
      [switchDeviceWhitelist, { on: true }],
      [sendDeviceCode, {}],
      [addDevice, { code: '000000' }],
      [renameDevice, { id: 1, name: 'x' }],
      [removeDevice, { id: 1 }],
    ] as const;
    const { headers } = await signIn(product, { email: `new-${email}`, emailVerified: false });
    for (const [endpoint, input] of calls) {
      expect(await product.refuse(endpoint, input)).toEqual({ status: 401, code: ERROR.authorizationMissing });
      expect(await product.refuse(endpoint, input, { headers })).toEqual({ status: 403, code: ERROR.emailNotVerified });
    }
  });
});
