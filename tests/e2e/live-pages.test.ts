import { ERROR } from '#contract/errors/errors.ts';
import { createWebhook, deleteWebhook, listWebhooks } from '#contract/webhook/endpoints.ts';
import { callAs } from './call-as.ts';
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
