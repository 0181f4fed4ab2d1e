import { describe, expect, it } from 'vitest';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { DELIVERY_ERRORS, DELIVERY_STATES, type Webhook, type WebhookDelivery } from '#contract/webhook/entities.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { countLoadingParts } from '#tests/web/count-loading-parts.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { EditWebhook, WebhookSecret } from './edit-webhook.tsx';
import { DeliveryDetails } from './log/delivery-dialog.tsx';
import { LogPage } from './log/log-page.tsx';
import { DeleteWebhook, RenewSecret, SwitchOffWebhook } from './webhook-card.tsx';
import { WebhooksPage } from './webhooks-page.tsx';

const NOON = '2026-11-21T12:00:00.000Z';
const WEBHOOK: Webhook = {
  id: 7,
  applicationId: 'com.example.sea',
  url: 'https://game.example.com/hook',
  description: '',
  events: ['purchase.completed', 'purchase.refunded'],
  isEnabled: true,
  offReason: null,
  createdAt: NOON,
  updatedAt: NOON,
  failingSince: null,
  lastDeliveredAt: NOON,
  oldSecretUntil: null,
  waiting: 0,
  failed: 0,
};
const DELIVERY: WebhookDelivery = {
  id: 1,
  messageId: 'msg_1',
  type: 'purchase.completed',
  exchangeId: 'X1',
  state: 'delivered',
  tries: 1,
  createdAt: NOON,
  deliveredAt: NOON,
  nextTryAt: null,
  lastStatus: 204,
  lastError: null,
};
const DETAILS = {
  ...DELIVERY,
  payload: '{"type":"purchase.completed"}',
  attempts: [
    { at: NOON, status: 500, error: 'status' as const, durationMs: 12, answer: '<b>oops</b>', isReplay: true },
  ],
};
const SEA: PortalApplication = {
  applicationId: 'com.example.sea',
  name: 'Sea',
  icon: '',
  status: 1,
  platforms: [2],
  updatedAt: NOON,
};
const nothing = () => {};
const FILTER = { state: undefined, type: undefined, page: 1 };
const chosen = (loaded: readonly Webhook[]) => ({ applications: [SEA], applicationId: SEA.applicationId, loaded });
const logOf = (webhook: Webhook, list: WebhookDelivery[]) => ({
  webhook,
  applicationId: webhook.applicationId,
  crumb: 'game.example.com',
  count: list.length,
  list,
  filter: FILTER,
  opened: undefined,
});

/** The text of the page without markup, code and names that are the same in every language. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(pre|code|h3)[ >].*?<\/\1>|<[^>]+>/gs, ' ')
    .replaceAll(/https:\/\/\S+|com\.example\.sea|purchase\.\w+|STARHALL_WEBHOOK_SECRET|\bSea\b|\bms\b/g, '');

describe.each(LOCALES)('the pages of webhooks in %s', (locale) => {
  it('are entirely in this language, in every state of a webhook and its messages', () => {
    const failing: Webhook = { ...WEBHOOK, id: 8, failingSince: NOON, oldSecretUntil: NOON, failed: 2 };
    const off: Webhook = { ...WEBHOOK, id: 9, isEnabled: false, offReason: 'failing' };
    const deliveries = [
      ...DELIVERY_STATES.map((state, id) => ({ ...DELIVERY, id, state })),
      ...DELIVERY_ERRORS.map((lastError, id) => ({ ...DELIVERY, id: 10 + id, lastError })),
    ];
    const pages = [
      renderPage(<WebhooksPage chosen={chosen([WEBHOOK, failing, off])} />, locale),
      renderPage(<WebhooksPage chosen={chosen([])} />, locale),
      renderPage(<LogPage log={logOf(failing, deliveries)} />, locale),
      renderPage(<LogPage log={logOf(WEBHOOK, [])} />, locale),
      renderPage(<EditWebhook webhook={null} applicationId="com.example.sea" onClose={nothing} />, locale),
      renderPage(<EditWebhook webhook={WEBHOOK} applicationId="com.example.sea" onClose={nothing} />, locale),
      renderPage(<WebhookSecret secret="whsec_x" onClose={nothing} />, locale),
      renderPage(<RenewSecret webhook={WEBHOOK} onClose={nothing} />, locale),
      renderPage(<DeleteWebhook webhook={WEBHOOK} onClose={nothing} />, locale),
      renderPage(<SwitchOffWebhook webhook={WEBHOOK} onClose={nothing} />, locale),
      renderPage(<DeliveryDetails delivery={DETAILS} />, locale),
    ];
    for (const html of pages) expect(findForeign(wordsOf(html), locale)).toEqual([]);
  });
});

it('shows the response of a server as text, never as markup', () => {
  const html = renderPage(<DeliveryDetails delivery={DETAILS} />, 'en-US');
  expect(html).toContain('&lt;b&gt;oops&lt;/b&gt;');
  expect(html).toContain('500: Rejected by your server');
});

it('shows the latest attempt first, and only its response expanded', () => {
  const later = {
    at: '2026-11-21T12:00:05.000Z',
    status: 204,
    error: null,
    durationMs: 9,
    answer: 'stored',
    isReplay: false,
  };
  const html = renderPage(
    <DeliveryDetails delivery={{ ...DETAILS, attempts: [...DETAILS.attempts, later] }} />,
    'en-US',
  );
  expect(html.indexOf('stored')).toBeLessThan(html.indexOf('oops'));
  expect(html.match(/<details open=""/g)).toHaveLength(1);
});

it('puts rare actions in a menu, and keeps turning on outside it', () => {
  const buttons = (webhook: Webhook) =>
    renderPage(<WebhooksPage chosen={chosen([webhook])} />, 'en-US').match(/class="btn btn-quiet"/g) ?? [];
  expect(buttons(WEBHOOK)).toHaveLength(2);
  expect(buttons({ ...WEBHOOK, isEnabled: false, offReason: 'owner' })).toHaveLength(3);
  expect(renderPage(<WebhooksPage chosen={chosen([WEBHOOK])} />, 'en-US')).toContain(
    'aria-label="Actions for https://game.example.com/hook"',
  );
});

it('creates no more than five, and does not test one that is off', () => {
  const full = Array.from({ length: LIMITS.webhooksPerApplication }, (_, id) => ({ ...WEBHOOK, id }));
  expect(renderPage(<WebhooksPage chosen={chosen(full)} />, 'en-US')).toContain('up to 5 webhooks');
  const off = renderPage(
    <WebhooksPage chosen={chosen([{ ...WEBHOOK, isEnabled: false, offReason: 'owner' }])} />,
    'en-US',
  );
  expect(off).toMatch(/<button[^>]*disabled=""[^>]*>.*?Send test message/s);
  expect(off).toContain('Turn on');
});

it('offers to resend failed messages only if there are some and the webhook is on', () => {
  const again = 'Resend failed messages';
  expect(renderPage(<LogPage log={logOf({ ...WEBHOOK, failed: 3 }, [DELIVERY])} />, 'en-US')).toContain(again);
  expect(renderPage(<LogPage log={logOf(WEBHOOK, [DELIVERY])} />, 'en-US')).not.toContain(again);
  const off: Webhook = { ...WEBHOOK, failed: 3, isEnabled: false, offReason: 'failing' };
  expect(renderPage(<LogPage log={logOf(off, [DELIVERY])} />, 'en-US')).not.toContain(again);
});

it('dims the webhooks of an application once while another one loads', () => {
  expect(countLoadingParts(renderPage(<WebhooksPage chosen={chosen([WEBHOOK])} />, 'en-US'), WEBHOOK.url)).toBe(1);
  expect(countLoadingParts(renderPage(<WebhooksPage chosen={chosen([])} />, 'en-US'), 'py-12 text-center')).toBe(1);
});
