import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playApplication } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({ settings: { GAMES_ORIGIN: 'https://games-files.example' } });
});

afterAll(() => product.close());

async function buildWebGame(overrides: Parameters<typeof buildApplication>[1] = {}, fileKey: string | null = null) {
  const game = await buildApplication(product.db, { web_redirect_url: 'https://play.example/x', ...overrides });
  await buildVersion(product.db, { application_id: game.id, platform: 2, file_key: fileKey });
  return game;
}

it('R1.4 R3.12 returns the URL of a web game', async () => {
  const { appId: applicationId } = await buildWebGame();
  expect(await product.call(playApplication, { applicationId })).toEqual({ url: 'https://play.example/x' });
});

it('returns the URL where the files of a hosted game are served', async () => {
  const { appId: applicationId } = await buildWebGame({ web_redirect_url: '' }, 'games/1');
  expect(await product.call(playApplication, { applicationId })).toEqual({
    url: 'https://games-files.example/play-files/games/1/index.html',
  });
});

it('counts a play once a visitor and day', async () => {
  const { id, appId: applicationId } = await buildWebGame();
  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) {
    await product.call(playApplication, { applicationId }, { address });
  }
  const row = await product.db.selectFrom('applications').select('play_count').where('id', '=', id).executeTakeFirst();
  expect(row).toEqual({ play_count: 2 });
});

describe('R6.11 games for adults', () => {
  it.each([{ age_rating: '18+' as const }, { category: 106 }, { category: 118 }, { category: 119 }])(
    'asks to confirm the age: %j',
    async (row) => {
      const { id, appId: applicationId } = await buildWebGame(row);
      expect(await product.refuse(playApplication, { applicationId })).toEqual({
        status: 403,
        code: ERROR.permissionDenied,
        fields: { ageConfirmed: 'field.required' },
      });
      expect(await product.refuse(playApplication, { applicationId, ageConfirmed: false })).toMatchObject({
        code: ERROR.permissionDenied,
      });
      const counted = await product.db.selectFrom('applications').select('play_count').where('id', '=', id).execute();
      expect(counted).toEqual([{ play_count: 0 }]);
      expect((await product.call(playApplication, { applicationId, ageConfirmed: true })).url).toContain(
        'play.example',
      );
    },
  );

  it('does not ask for the others', async () => {
    const { appId: applicationId } = await buildWebGame({ age_rating: '15+' });
    expect((await product.call(playApplication, { applicationId })).url).toContain('play.example');
  });
});

describe('R5.43 games for adults, by the account of a session', () => {
  /** Headers of a user with that birthdate; null: not stated. */
  async function signInBornOn(birthdate: string | null) {
    const email = `born-${birthdate}@example.com`;
    const { headers } = await signIn(product, { email });
    await product.db.updateTable('users').set({ birthdate }).where('email', '=', email).execute();
    return headers;
  }

  it('refuses players under 18, even with a confirmation, and counts nothing', async () => {
    const { id, appId: applicationId } = await buildWebGame({ age_rating: '18+' });
    const headers = await signInBornOn('2008-03-02');
    const input = { applicationId, ageConfirmed: true };
    expect(await product.refuse(playApplication, input, { headers })).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
      fields: { birthdate: 'age.too_young' },
    });
    const counted = await product.db.selectFrom('applications').select('play_count').where('id', '=', id).execute();
    expect(counted).toEqual([{ play_count: 0 }]);
  });

  it('O24 asks an account that has no date of birth for it, and counts nothing', async () => {
    const { id, appId: applicationId } = await buildWebGame({ age_rating: '18+' });
    const headers = await signInBornOn(null);
    expect(await product.refuse(playApplication, { applicationId, ageConfirmed: true }, { headers })).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
      fields: { birthdate: 'field.required' },
    });
    const counted = await product.db.selectFrom('applications').select('play_count').where('id', '=', id).execute();
    expect(counted).toEqual([{ play_count: 0 }]);
    // Visitors can only confirm their age.
    expect((await product.call(playApplication, { applicationId, ageConfirmed: true })).url).toBeTruthy();
  });

  it.each(['2008-03-01', '1990-01-01'])('admits adults, born on %s', async (birthdate) => {
    const { appId: applicationId } = await buildWebGame({ age_rating: '18+' });
    const headers = await signInBornOn(birthdate);
    // The account already has a birthdate.
    expect((await product.call(playApplication, { applicationId }, { headers })).url).toBeTruthy();
  });

  it('admits everyone to other games', async () => {
    const { appId: applicationId } = await buildWebGame({ age_rating: '15+' });
    const headers = await signInBornOn('2020-01-01');
    expect((await product.call(playApplication, { applicationId }, { headers })).url).toBeTruthy();
  });

  it('rejects an invalid session, so that nobody plays as a signed-out account', async () => {
    const { appId: applicationId } = await buildWebGame();
    const headers = { authorization: 'Bearer unknown' };
    expect(await product.refuse(playApplication, { applicationId }, { headers })).toMatchObject({
      code: ERROR.invalidSession,
    });
  });
});

it('R8.13 refuses a game that is not open with 60001', async () => {
  const closed = await buildWebGame({ is_open: false });
  const forPhones = await buildWebGame({ platforms: [6] });
  const withoutVersion = await buildApplication(product.db, { web_redirect_url: 'https://play.example' });
  const withoutFile = await buildWebGame({ web_redirect_url: '' });
  for (const { appId: applicationId } of [closed, forPhones, withoutVersion, withoutFile]) {
    expect(await product.refuse(playApplication, { applicationId })).toEqual({ status: 409, code: ERROR.gameNotOpen });
  }
});

it.each([
  [{ status: 2, published_at: null }, 404, ERROR.applicationNotFound],
  [{ status: 2 }, 409, ERROR.applicationPulled],
  [{ status: 3 }, 409, ERROR.applicationRemoved],
] as const)('R8.12 refuses an application off the shelf: %j gives %i and %i', async (row, status, code) => {
  const { appId: applicationId } = await buildWebGame(row);
  expect(await product.refuse(playApplication, { applicationId })).toEqual({ status, code });
});

it.each([
  [{ applicationId: 'com.none' }, 404, ERROR.applicationNotFound],
  [{}, 400, ERROR.invalidFormat],
  [{ applicationId: 'com.none', ageConfirmed: 'maybe' }, 400, ERROR.invalidFormat],
])('refuses %j with %i and %i', async (body, status, code) => {
  expect(await product.refuse(playApplication, body)).toMatchObject({ status, code });
});
