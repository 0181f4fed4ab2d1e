import { expect } from 'vitest';
import { getUserProfile, updateUserProfile } from '#contract/account/endpoints.ts';
import { getUser, listUsers } from '#contract/admin/endpoints.ts';
import { playApplication } from '#contract/application/endpoints.ts';
import { listCategories } from '#contract/category/endpoints.ts';
import { sortCategories } from '#contract/category/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { deleteRating, reportRating, saveRating } from '#contract/rating/endpoints.ts';
import { listAllRatings } from '#contract/rating/operator-endpoints.ts';
import { ALL_GAMES_CATEGORY, CATEGORIES } from '#contract/values/categories.ts';
import { createWebhook, deleteWebhook, listWebhooks } from '#contract/webhook/endpoints.ts';
import { callAs } from './call-as.ts';
import { demoGame } from './demo-game.ts';
import { openLive } from './open-live.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const BUSY = { result: false, error: { code: ERROR.databaseBusy, message: '' } };
const GAME = 'com.littlehill.solitaire';

it('an open list says that it could not be updated, and catches up without another change', async ({ visit }) => {
  const t = wordsOf('en-US');
  const page = await visit(BLANK, { expected: [/status of 503/] });
  await signInAs(page, 'littlehill@starhall.test');
  await openLive(page, `/developer/webhooks?applicationId=${GAME}`, listWebhooks);
  const url = 'https://live.example.com/hook';
  const [heading, old] = [page.getByRole('heading', { name: url }), page.getByText(t('words.outOfDate'))];
  await page.route(`**${listWebhooks.path}?*`, (route) => route.fulfill({ status: 503, json: BUSY }));
  const { webhook } = await callAs(page, createWebhook, { applicationId: GAME, url, events: ['purchase.completed'] });
  await old.waitFor();
  await page.unroute(`**${listWebhooks.path}?*`);
  await heading.waitFor();
  await old.waitFor({ state: 'detached' });
  await callAs(page, deleteWebhook, { id: webhook.id });
});

it("an account's page and the list of accounts follow what others change", async ({ visit }) => {
  const t = wordsOf('en-US');
  const player = await visit(BLANK);
  await signInAs(player, `watched-${crypto.randomUUID()}@example.com`);
  const user = await callAs(player, getUserProfile, {});
  const page = await visit(BLANK);
  await signInAs(page, 'operator@starhall.test');
  await openLive(page, `/operator/users/${user.id}`, getUser);
  const list = await visit(BLANK);
  await signInAs(list, 'operator@starhall.test');
  await openLive(list, '/operator/users', listUsers);
  const nickname = `W${crypto.randomUUID().slice(0, 8)}`;
  await callAs(player, updateUserProfile, { nickname });
  await page.getByRole('heading', { name: nickname }).waitFor();
  await list.getByText(t('list.changed')).waitFor();
  expect(await list.getByText(nickname).count()).toBe(0);
  await list.getByRole('button', { name: t('words.refresh') }).click();
  await list.getByText(nickname).first().waitFor();
  await list.getByText(t('list.changed')).waitFor({ state: 'detached' });
});

it('an open queue says that it has changed, and shows the new report on request', async ({ visit }) => {
  const t = wordsOf('en-US');
  const applicationId = demoGame('lumen-breaker').appId;
  const words = `Report me ${crypto.randomUUID()}`;
  const author = await visit(BLANK);
  await signInAs(author, `author-${crypto.randomUUID()}@example.com`);
  await callAs(author, playApplication, { applicationId });
  const { rating } = await callAs(author, saveRating, { applicationId, stars: 1, words, lang: 'en-US' });
  const reader = await visit(BLANK);
  await signInAs(reader, `reader-${crypto.randomUUID()}@example.com`);
  const page = await visit(BLANK);
  await signInAs(page, 'operator@starhall.test');
  await openLive(page, '/operator/ratings', listAllRatings);
  await callAs(reader, reportRating, { ratingId: rating.id, reason: 'spam' });
  await page.getByText(t('list.changed')).waitFor();
  expect(await page.getByText(words).count()).toBe(0);
  await page.getByRole('button', { name: t('words.refresh') }).click();
  await page.getByText(words).waitFor();
  await page.getByText(t('list.changed')).waitFor({ state: 'detached' });
  await callAs(author, deleteRating, { applicationId });
});

it('an open page of settings says that another operator has changed them, and does not overwrite them', async ({
  visit,
}) => {
  const t = wordsOf('en-US');
  const page = await visit(BLANK, { expected: [/400/] });
  await signInAs(page, 'operator@starhall.test');
  await openLive(page, '/operator/categories', listCategories);
  const other = await visit(BLANK);
  await signInAs(other, 'operator@starhall.test');
  const codes = CATEGORIES.map(({ code }) => code).filter((code) => code !== ALL_GAMES_CATEGORY);
  const first = page.locator('#content ol > li').first();
  const before = await first.innerText();
  await callAs(other, sortCategories, { codes: codes.toReversed() });
  await page.getByText(t('list.changed')).waitFor();
  expect(await first.innerText()).toBe(before);
  await first.getByRole('button').first().press('ArrowDown');
  await page.getByRole('button', { name: t('form.save') }).click();
  await page.getByText(t('form.conflict.saved')).waitFor();
  await page.getByRole('button', { name: t('form.conflict.reload') }).click();
  await page.getByText(t('form.conflict.saved')).waitFor({ state: 'detached' });
  await page.getByText(t('list.changed')).waitFor({ state: 'detached' });
  await expect.poll(() => first.innerText()).not.toBe(before);
  await callAs(other, sortCategories, { codes: [] });
});
