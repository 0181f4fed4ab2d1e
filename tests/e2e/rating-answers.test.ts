import { describe, expect } from 'vitest';
import { playApplication } from '#contract/application/endpoints.ts';
import { answerRating } from '#contract/rating/developer-endpoints.ts';
import { saveRating } from '#contract/rating/endpoints.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { callAs } from './call-as.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const SLUG = 'lumen-breaker';
const APPLICATION_ID = demoGame(SLUG).appId;

describe.each([VIEWS[1]])('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('an answer is reported, edited under the eyes of the operator, and removed as it reads then', async ({
    visit,
  }) => {
    const words = `It crashes ${crypto.randomUUID()}`;
    const answer = `Buy a better phone ${crypto.randomUUID()}`;
    const player = await visit(BLANK, { locale, size });
    await signInAs(player, `answered-${crypto.randomUUID()}@example.com`);
    await callAs(player, playApplication, { applicationId: APPLICATION_ID });
    const said = await callAs(player, saveRating, { applicationId: APPLICATION_ID, stars: 1, words, lang: locale });
    const ratingId: number = said.rating.id;
    const developer = await visit(BLANK, { locale, size });
    await signInAs(developer, 'neonbyte@starhall.test');
    await callAs(developer, answerRating, { ratingId, words: answer, lang: locale });

    await player.goto(localizePath(`${gamePath(SLUG)}&sort=newest`, locale));
    await waitUntilAlive(player);
    const entry = player.locator('#ratings li', { hasText: words });
    // For a player's own rating, only the reply can be reported.
    await entry.getByRole('button', { name: t('ratings.report'), exact: false }).click();
    const report = player.getByRole('dialog');
    await report.getByText(t('ratings.answer.report.title')).waitFor();
    await report.getByLabel(t('ratings.reason.abuse')).check();
    await report.getByRole('button', { name: t('ratings.report.send') }).click();
    await report.waitFor({ state: 'detached' });

    // The console reports a refused call to the operator who decided.
    const operator = await visit(BLANK, { locale, size, expected: [/400/] });
    await signInAs(operator, 'operator@starhall.test');
    await operator.goto(localizePath('/operator/ratings', locale));
    await waitUntilAlive(operator);
    const reported = operator.locator('#content li', { hasText: answer });
    await reported.getByText(words).waitFor();
    expect(await findViolations(operator, { scope: '#content', themes: ['light'] })).toEqual([]);
    await reported.getByRole('button', { name: t('ratings.answer.remove'), exact: false }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByText(answer).waitFor();
    await dialog.getByLabel(t('ratings.answer.remove.note')).fill('Stay polite.');
    const edited = `${answer}, please`;
    await callAs(developer, answerRating, { ratingId, words: edited, lang: locale });
    const remove = dialog.getByRole('button', { name: t('ratings.answer.remove') });
    await remove.click();
    await dialog.getByRole('alert').getByText(t('ratings.outdated')).waitFor();
    await dialog.getByText(edited).waitFor();
    await expect.poll(() => dialog.getByLabel(t('ratings.answer.remove.note')).inputValue()).toBe('Stay polite.');
    await remove.click();
    await dialog.waitFor({ state: 'detached' });
    await reported.waitFor({ state: 'detached' });

    await developer.goto(localizePath(`/developer/ratings?applicationId=${APPLICATION_ID}`, locale));
    const removed = developer.locator('li', { hasText: edited });
    await removed.getByText(t('ratings.answer.removed')).waitFor();
    await removed.getByText('Stay polite.').waitFor();
    await player.reload();
    await entry.waitFor();
    expect(await entry.getByText(answer).count()).toBe(0);
  });
});
