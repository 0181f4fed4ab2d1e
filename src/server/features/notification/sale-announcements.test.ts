import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { putFollow } from '#contract/developer-page/endpoints.ts';
import { listNotifications, setNotificationSettings } from '#contract/notification/endpoints.ts';
import { createDiscount, deleteDiscount, endDiscount } from '#contract/product/discount-endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import { openPaidGameTrial, type PaidGameTrial } from '#tests/product/open-paid-game-trial.ts';
import { fanOutAnnouncements } from './fan-out-announcements.ts';

const HOUR = 3_600_000;

let trial: PaidGameTrial;
let game: Awaited<ReturnType<PaidGameTrial['buildPaidGame']>>;
let wisher: Awaited<ReturnType<PaidGameTrial['makeBuyer']>>;

beforeAll(async () => {
  trial = await openPaidGameTrial();
});

beforeEach(async () => {
  game = await trial.buildPaidGame();
  wisher = await trial.makeBuyer();
  await keep(wisher.userId);
});

afterAll(() => trial.product.close());

const keep = (userId: number) =>
  trial.product.db
    .insertInto('library_wishes')
    .values({ application_id: game.id, user_id: userId, created_at: new Date(trial.product.clock.now()) })
    .execute();
const inMs = (ms: number) => new Date(trial.product.clock.now() + ms).toISOString();
/** Schedules a discount that begins in an hour and runs for two. */
const plan = () =>
  trial.product.call(
    createDiscount,
    { applicationId: game.applicationId, percent: 20, beginAt: inMs(HOUR), endAt: inMs(3 * HOUR) },
    trial.developer,
  );
const spread = () => fanOutAnnouncements(trial.product.services);
const told = async ({ headers }: { readonly headers: Readonly<Record<string, string>> }) =>
  (await trial.product.call(listNotifications, { lang: 'en-US' }, { headers })).list;

it('a sale notifies who wishes for the game or follows its developer, once, when it begins', async () => {
  const [follower, other] = [await trial.makeBuyer(), await trial.makeBuyer()];
  for (const who of [follower, wisher]) {
    await trial.product.call(putFollow, { slug: `developer-${trial.developerId}`, following: true }, who);
  }
  await plan();
  await spread();
  expect(await told(wisher)).toEqual([]);
  trial.product.clock.advance(HOUR);
  const begin = new Date(trial.product.clock.now()).toISOString();
  await spread();
  await spread();
  for (const who of [wisher, follower]) {
    expect(await told(who)).toMatchObject([
      {
        kind: 'sale_started',
        application: { applicationId: game.applicationId },
        params: { percent: 20 },
        path: `/application/details?applicationId=${game.applicationId}`,
        createdAt: begin,
      },
    ]);
  }
  expect(await told(other)).toEqual([]);
});

it('a planned sale does not hold up what is announced before it begins', async () => {
  const first = game;
  await plan();
  game = await trial.buildPaidGame();
  await keep(wisher.userId);
  const { applicationId } = game;
  await trial.product.call(createDiscount, { applicationId, percent: 50, endAt: inMs(HOUR) }, trial.developer);
  await spread();
  expect(await told(wisher)).toMatchObject([{ application: { applicationId }, params: { percent: 50 } }]);
  game = first;
});

it('a sale that was deleted or ended, or whose game left the shelf before it began, notifies nobody', async () => {
  const { id } = await plan();
  await trial.product.call(deleteDiscount, { id }, trial.developer);
  const ended = await plan();
  trial.product.clock.advance(HOUR);
  await trial.product.call(endDiscount, { id: ended.id }, trial.developer);
  trial.product.clock.advance(1000);
  await spread();
  const pulled = await plan();
  await trial.product.db
    .updateTable('applications')
    .set({ status: SHELF.offShelf })
    .where('id', '=', game.id)
    .execute();
  trial.product.clock.advance(HOUR);
  await spread();
  expect(pulled.state).toBe('planned');
  expect(await told(wisher)).toEqual([]);
});

it('notifies of the same game at most once a day, however often it is ended and begun', async () => {
  const begin = (percent: number) => {
    const { applicationId } = game;
    return trial.product.call(createDiscount, { applicationId, percent, endAt: inMs(48 * HOUR) }, trial.developer);
  };
  const percents = async () => (await told(wisher)).map(({ params }) => params.percent);
  for (const percent of [10, 20, 30]) {
    const { id } = await begin(percent);
    await spread();
    trial.product.clock.advance(1000);
    await trial.product.call(endDiscount, { id }, trial.developer);
  }
  expect(await percents()).toEqual([10]);
  trial.product.clock.advance(24 * HOUR);
  await begin(40);
  await spread();
  expect(await percents()).toEqual([40, 10]);
});

it('is mailed to whoever wants that, and not shown to whoever does not', async () => {
  const settings = { kind: 'sale_started', inStore: false, byMail: true } as const;
  const { kinds } = await trial.product.call(setNotificationSettings, settings, wisher);
  expect(kinds).toContainEqual(expect.objectContaining({ ...settings, isMailFixed: false }));
  await plan();
  trial.product.clock.advance(HOUR);
  await spread();
  expect(await told(wisher)).toEqual([]);
  const { userId: id } = wisher;
  const rows = await trial.product.db.selectFrom('notifications').selectAll().where('user_id', '=', id).execute();
  expect(rows).toMatchObject([{ kind: 'sale_started', is_shown: false, mail_due_at: expect.any(Date) }]);
});
