import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { type WebhookOffMail, writeWebhookOffMail } from './webhook-off.ts';

function build(overrides: Partial<WebhookOffMail> = {}): WebhookOffMail {
  return {
    to: 'mei@example.com',
    url: 'https://game.example.com/hook',
    failingSince: new Date('2026-03-01T04:05:00Z'),
    applicationName: '2048',
    language: 'en-US',
    givenName: '',
    familyName: '',
    company: 'Starhall',
    origin: 'https://games.example.com',
    ...overrides,
  };
}

describe.each(LOCALES)('the notice of a webhook that was switched off in %s', (language) => {
  const mail = writeWebhookOffMail(build({ language }));

  it('can be sent, and says which webhook it is, since when it fails, and where to go', () => {
    expect(() => checkMail(mail)).not.toThrow();
    expect(mail).toMatchObject({ to: 'mei@example.com', language, kind: 'webhookOff' });
    expect(mail.subject).toContain('2048');
    const place = `https://games.example.com${language === 'zh-TW' ? '' : `/${language}`}/developer/webhooks`;
    for (const part of ['https://game.example.com/hook', '2048', '04:05', 'UTC', place]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
  });

  it('is written in one script, with nothing left to fill in', () => {
    expect(findForeign(mail.text.replaceAll(/https:\S+|Webhook/gi, ''), language)).toEqual([]);
    expect(mail.subject + mail.text + mail.html.replaceAll(/<style>.*<\/style>/gs, '')).not.toMatch(/undefined|[{}]/);
  });
});

it('shows what was typed as text, and links only where there is something to link to', () => {
  const { html, text } = writeWebhookOffMail(
    build({ applicationName: '<b>x</b>', url: 'https://a.example/"<i>', origin: '' }),
  );
  expect(html).not.toMatch(/<b>|<i>|<a /);
  expect(text).not.toContain('games.example.com');
});
