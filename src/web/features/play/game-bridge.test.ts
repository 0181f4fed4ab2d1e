import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildBridge, buildPurchase, buildSession, STORE_ORIGIN, THEME } from '#tests/web/build-bridge.ts';
import { buildOrder } from '#tests/web/build-records.ts';
import { StarhallError } from '../../../sdk/starhall-error.ts';

const source = 'starhall-game';
const VISITOR = buildSession({ player: null });
const codeOf = (asked: Promise<unknown>) => asked.catch((error) => error instanceof StarhallError && error.code);
const KEPT = { data: '{"level":3}', revision: 4, updatedAt: '2026-11-22T00:00:00.000Z' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Delivers all pending replies. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a game that connects', () => {
  it('gets player, prices and purchases by one call', async () => {
    const bridge = buildBridge({ session: buildSession({ purchases: [buildPurchase()], save: KEPT }) });
    const store = await bridge.connect();
    expect(store).toMatchObject({
      player: { id: 'pl_0123456789abcdefghijkl', name: 'Ming' },
      testMode: false,
      language: 'en-US',
      theme: 'dark',
      muted: false,
      currency: 'TWD',
    });
    expect(await store.products()).toEqual([THEME]);
    expect(await store.purchases()).toMatchObject([{ productId: THEME.productId, acknowledgedAt: null }]);
    expect(await store.load()).toEqual({ level: 3 });
    expect(bridge.names()).toEqual(['getGameSession']);
  });

  it('knows all that it sells, where one answer does not hold it', async () => {
    const sold = Array.from({ length: 5 }, (_, index) => ({ ...THEME, productId: `theme_${index}` }));
    const answer = (offset: number) => buildSession({ products: sold.slice(offset, offset + 2), productCount: 5 });
    const bridge = buildBridge({ answers: { getGameSession: ({ productOffset = 0 }) => answer(productOffset) } });
    const store = await bridge.connect();
    expect(await store.products()).toEqual(sold);
    expect(bridge.sent.map(({ input }) => input)).toMatchObject([{}, { productOffset: 2 }, { productOffset: 4 }]);
  });

  it('lists a product once that moves on to the next answer meanwhile', async () => {
    const [a, b, c] = [THEME, { ...THEME, productId: 'theme_b' }, { ...THEME, productId: 'theme_c' }];
    const later = { ...b, title: 'Renamed' };
    const answers = [
      [a, b],
      [later, c],
    ].map((products) => buildSession({ products, productCount: 4 }));
    const bridge = buildBridge({ answers: { getGameSession: ({ productOffset = 0 }) => answers[productOffset / 2] } });
    expect(await (await bridge.connect()).products()).toEqual([a, later, c]);
    expect(bridge.sent.map(({ input }) => input)).toMatchObject([{}, { productOffset: 2 }]);
  });

  it('does not wait for products withdrawn while loading', async () => {
    const answer = (offset?: number) => buildSession({ products: offset ? [] : [THEME], productCount: 2 });
    const bridge = buildBridge({ answers: { getGameSession: ({ productOffset }) => answer(productOffset) } });
    expect(await (await bridge.connect()).products()).toEqual([THEME]);
  });

  it('receives a purchase without the IDs of game and player', async () => {
    const store = await buildBridge({ session: buildSession({ purchases: [buildPurchase()] }) }).connect();
    const [purchase = {}] = await store.purchases();
    expect(Object.keys(purchase).filter((key) => /player|application|user/i.test(key))).toEqual([]);
  });

  it('detects a missing store after a timeout', async () => {
    const silent = buildBridge({ answers: { getGameSession: () => new Promise(() => undefined) } });
    const waiting = codeOf(silent.connect());
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBe('unavailable');
  });

  it('only accepts the page that replied first', async () => {
    const bridge = buildBridge();
    const store = await bridge.connect();
    const heard: boolean[] = [];
    const end = store.on('sound', (muted) => heard.push(muted));
    const sound = { source: 'starhall', type: 'sound', muted: true };
    bridge.toGame(sound, undefined, 'https://evil.example');
    bridge.toGame(sound, {}, STORE_ORIGIN);
    expect([heard, store.muted]).toEqual([[], false]);
    bridge.toGame(sound);
    end();
    bridge.toGame(sound);
    expect([heard, store.muted]).toEqual([[true], true]);
  });
});

describe('a game that connects twice or restarts in its frame', () => {
  it('matches replies to their calls', async () => {
    const bridge = buildBridge();
    const [one, two] = await Promise.all([bridge.connect(), bridge.connect()]);
    expect(await Promise.all([one.leaderboard(), two.products()])).toEqual([{ list: [], own: null }, [THEME]]);
  });

  it('closes an offer without a waiting call', async () => {
    const bridge = buildBridge();
    const store = await bridge.connect();
    const asked = store.purchase(THEME);
    await settle();
    await bridge.connect();
    expect(bridge.desk.purchases.current()).toBeNull();
    expect(await asked).toEqual({ status: 'cancelled' });
  });
});

describe('a purchase', () => {
  it('needs two round trips: order and delivery', async () => {
    const bridge = buildBridge();
    const store = await bridge.connect();
    const asked = store.purchase({ productId: THEME.productId, quantity: 2 });
    await settle();
    expect(bridge.desk.purchases.current()).toMatchObject({ productId: THEME.productId, quantity: 2 });
    bridge.desk.purchases.complete(buildOrder());
    const result = await asked;
    expect(result).toMatchObject({ status: 'completed', purchase: { quantity: 2, acknowledgedAt: null } });
    bridge.desk.purchases.close('cancelled');
    if (result.status === 'completed') await store.acknowledge(result.purchase.exchangeId);
    expect(bridge.names()).toEqual(['getGameSession', 'acknowledgeGamePurchase']);
  });

  it('is one at a time, and ends without an error when the player closes it', async () => {
    const bridge = buildBridge();
    const store = await bridge.connect();
    const first = store.purchase(THEME);
    expect(await codeOf(store.purchase(THEME))).toBe('busy');
    bridge.desk.purchases.close('cancelled');
    expect(await first).toEqual({ status: 'cancelled' });
  });

  it('reports why there was no purchase', async () => {
    const bridge = buildBridge();
    const store = await bridge.connect();
    const asked = codeOf(store.purchase(THEME));
    await settle();
    bridge.desk.purchases.close('not_enough');
    expect(await asked).toBe('not_enough');
    expect(await codeOf(store.purchase({ productId: 'unknown' }))).toBe('unavailable');
    expect(await codeOf(store.purchase({ productId: THEME.productId, quantity: 0 }))).toBe('invalid');
  });

  it('is not offered for a minute after three that were closed within one', async () => {
    const bridge = buildBridge();
    const store = await bridge.connect();
    const close = async () => {
      const asked = store.purchase(THEME);
      await settle();
      bridge.desk.purchases.close('cancelled');
      await asked;
    };
    await close();
    bridge.advance(61_000);
    await close();
    await close();
    await close();
    expect(await codeOf(store.purchase(THEME))).toBe('limited');
    bridge.advance(59_000);
    expect(await codeOf(store.purchase(THEME))).toBe('limited');
    bridge.advance(1000);
    await close();
  });

  it('is acknowledged only by the game that it was made in', async () => {
    const bridge = buildBridge();
    const store = await bridge.connect();
    expect(await codeOf(store.acknowledge('X261121OTHERGAME'))).toBe('invalid');
    expect(bridge.names()).toEqual(['getGameSession']);
    const visitor = await buildBridge({ session: VISITOR }).connect();
    expect(await codeOf(visitor.acknowledge('X261121OTHERGAME'))).toBe('not_signed_in');
  });
});

describe('progress', () => {
  it('that is saved in quick succession is sent once, the last of it', async () => {
    const bridge = buildBridge();
    const store = await bridge.connect();
    const saves = [1, 2, 3].map((level) => store.save({ level }));
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(saves);
    expect(bridge.sent.filter(({ name }) => name === 'putGameSave')).toEqual([
      { name: 'putGameSave', input: { applicationId: 'com.example.game', data: '{"level":3}', revision: 0 } },
    ]);
    const next = store.save('text');
    await vi.advanceTimersByTimeAsync(1000);
    await next;
    expect(bridge.sent.at(-1)).toMatchObject({ input: { data: '"text"', revision: 1 } });
  });

  it('that was saved elsewhere meanwhile is a conflict until it was read', async () => {
    let revision = 7;
    const bridge = buildBridge({
      session: buildSession({ save: KEPT }),
      answers: {
        putGameSave(input) {
          if (input.revision !== revision) throw new ApiError(ERROR.parameterError);
          revision += 1;
          return { save: { ...KEPT, data: input.data, revision } };
        },
        getGameSave: () => ({ save: { ...KEPT, data: '{"level":9}', revision } }),
      },
    });
    const store = await bridge.connect();
    const save = async (data: string) => {
      const saved = codeOf(store.save(data).then(() => 'saved'));
      await vi.advanceTimersByTimeAsync(1000);
      return saved;
    };
    expect(await save('mine')).toBe('conflict');
    expect(await save('mine')).toBe('conflict');
    expect(await store.load()).toEqual({ level: 9 });
    expect(await save('merged')).toBe('saved');
  });

  it('of a visitor stays in the browser, and moves to the account that has none', async () => {
    const bridge = buildBridge({ session: VISITOR, signedIn: buildSession() });
    const store = await bridge.connect();
    await store.save({ level: 5 });
    expect(bridge.names()).toEqual(['getGameSession']);
    const players: unknown[] = [];
    store.on('player', (player) => players.push(player?.name));
    expect(await store.signIn()).toMatchObject({ name: 'Ming' });
    expect([players, store.player?.name]).toEqual([['Ming'], 'Ming']);
    expect(await store.load()).toEqual({ level: 5 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(bridge.sent.at(-1)).toMatchObject({ name: 'putGameSave', input: { data: '{"level":5}', revision: 0 } });
    expect([...bridge.storage.keys()]).toEqual([]);
  });

  it('of an account is not replaced by that of a visitor', async () => {
    const bridge = buildBridge({ session: VISITOR, signedIn: buildSession({ save: KEPT }) });
    const store = await bridge.connect();
    await store.save({ level: 1 });
    await store.signIn();
    expect(await store.load()).toEqual({ level: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(bridge.names()).not.toContain('putGameSave');
  });
});

describe('a game of the three old messages', () => {
  it('loads progress from any device, and saves it', async () => {
    const bridge = buildBridge({ session: buildSession({ save: KEPT }) });
    await bridge.say({ source, type: 'ready' });
    expect(bridge.told).toEqual([{ type: 'init', lang: 'en-US', theme: 'dark', muted: false, data: KEPT.data }]);
    await bridge.say({ source, type: 'save', data: 'level 4' });
    await bridge.say({ source, type: 'score', score: 12.4 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(bridge.sent.slice(1)).toEqual([
      { name: 'submitScore', input: { applicationId: 'com.example.game', score: 12 } },
      { name: 'putGameSave', input: { applicationId: 'com.example.game', data: 'level 4' } },
    ]);
  });

  it('costs visitors no call, and players only their copy when the store is away', async () => {
    const stored = { 'game:com.example.game': 'mine' };
    const visitor = buildBridge({ session: VISITOR, stored });
    await visitor.say({ source, type: 'ready' });
    await visitor.say({ source, type: 'save', data: 'newer' });
    await visitor.say({ source, type: 'score', score: 1 });
    expect(visitor.told).toMatchObject([{ data: 'mine' }]);
    expect([visitor.names(), visitor.storage.get('game:com.example.game')]).toEqual([[], 'newer']);
    const away = () => {
      throw new ApiError(ERROR.systemBusy);
    };
    const player = buildBridge({ stored, answers: { getGameSession: away } });
    await player.say({ source, type: 'ready' });
    expect(player.told).toMatchObject([{ data: 'mine' }]);
  });
});

describe('messages that are not the game’s', () => {
  const CALL = { source, type: 'call', id: 1, method: 'purchase', params: { productId: THEME.productId } };

  it.each([
    ['another window', { source: {}, origin: 'null' }],
    ['another origin', { origin: STORE_ORIGIN }],
    ['no window', { source: null }],
  ])('of %s do nothing', async (_name, from) => {
    const bridge = buildBridge();
    await bridge.say(CALL, from);
    await bridge.say({ source, type: 'save', data: 'x' }, from);
    expect([bridge.sent, bridge.told, bridge.desk.purchases.current()]).toEqual([[], [], null]);
  });

  it('of an external game are accepted from its own origin only', async () => {
    const bridge = buildBridge({ origin: 'https://game.example' });
    await bridge.say(CALL, { origin: 'null' });
    await bridge.say(CALL, { origin: 'https://game.example.evil.example' });
    expect(bridge.sent).toEqual([]);
    void bridge.say(CALL);
    await settle();
    expect(bridge.desk.purchases.current()).not.toBeNull();
  });

  it('of any shape neither fail nor act', async () => {
    const bridge = buildBridge();
    const part = fc.oneof(fc.anything(), fc.constantFrom('connect', 'purchase', 'save', 'acknowledge', 'toString'));
    const message = fc.oneof(
      fc.anything(),
      fc.record({ source: part, type: part, id: part, method: part, params: part }),
      fc.record({ source: fc.constant(source), type: fc.constant('save'), data: fc.oneof(fc.integer(), fc.object()) }),
      // A valid envelope with invalid parameters.
      fc.record({
        source: fc.constant(source),
        type: fc.constant('call'),
        id: fc.integer(),
        method: fc.constantFrom('purchase', 'acknowledge', 'submitScore', '__proto__', 'constructor', 'Connect'),
        params: fc.oneof(
          fc.anything(),
          fc.record({ productId: fc.integer(), score: fc.double({ noInteger: true }), exchangeId: fc.string() }),
        ),
      }),
    );
    await fc.assert(
      fc.asyncProperty(message, async (data) => {
        await bridge.say(data);
        expect([bridge.sent, bridge.desk.purchases.current()]).toEqual([[], null]);
      }),
      { numRuns: 1000 },
    );
    expect(bridge.told.filter((told) => Reflect.get(told, 'type') !== 'answer')).toEqual([]);
  });

  it('beyond sixty a minute are answered without a call', async () => {
    const bridge = buildBridge();
    const store = await bridge.connect();
    const answers = await Promise.all(Array.from({ length: 70 }, () => codeOf(store.leaderboard())));
    expect(answers.filter((answer) => answer === 'limited')).toHaveLength(11);
    bridge.advance(60_000);
    expect(await store.leaderboard({ board: 'walls', limit: 5 })).toEqual({ list: [], own: null });
  });
});

it.each([
  [ERROR.notEnoughCoins, 'not_enough'],
  [ERROR.productPulled, 'unavailable'],
  [ERROR.tokenExpired, 'not_signed_in'],
  [ERROR.invalidFormat, 'invalid'],
  [ERROR.permissionDenied, 'refused'],
  [ERROR.systemBusy, 'offline'],
  [ERROR.maintenance, 'offline'],
] as const)('says of %i that it is %s', async (code, name) => {
  const store = await buildBridge({
    answers: {
      submitScore: () => {
        throw new ApiError(code);
      },
    },
  }).connect();
  expect(await codeOf(store.submitScore(1))).toBe(name);
});
