import { describe, expect, it } from 'vitest';
import type { PublicSettings } from '#contract/system/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { SignInPanel, SuspensionDialog } from './sign-in-panel.tsx';

const SETTINGS: PublicSettings = {
  serviceMode: 'open',
  upgradeNotice: { on: false, successorName: '', url: '' },
  company: { hotline: '+886 2 1234 5678', fax: '', serviceEmail: 'help@example.com' },
  gameRulesUrl: '',
  winningDays: 60,
  googleClientId: '',
  appleClientId: '',
  localSignIn: true,
  openId: [],
  emailSignIn: false,
  outbox: { email: true, sms: true },
};

const panel = (settings: Partial<PublicSettings> = {}) => (
  <SignInPanel settings={{ ...SETTINGS, ...settings }} titleLevel={1} onSuspended={() => {}} />
);

const buttonsOf = (html: string) =>
  [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) => button.replaceAll(/<[^>]+>/g, ''));

it('R1.22 R2.26 offers Google and Apple and no form of any kind', () => {
  const html = renderPage(panel(), 'en-US');
  expect(buttonsOf(html)).toEqual(['Continue with Google', 'Continue with Apple']);
  expect(html).not.toMatch(/<(form|input|select|textarea)/);
});

it('offers what else is set up below them: OpenID providers by name as links, and codes by email', () => {
  const names = { 'en-US': 'Example ID', 'zh-TW': '範例帳號' };
  const html = renderPage(panel({ openId: [{ id: 'company', names }], emailSignIn: true }), 'en-US');
  expect(buttonsOf(html)).toEqual(['Continue with Google', 'Continue with Apple', 'Continue with email']);
  expect(html).toMatch(/<a[^>]*href="\/api\/provider\/openid\/company\/start"[^>]*>.*Continue with Example ID/s);
  expect(html.indexOf('Continue with Apple')).toBeLessThan(html.indexOf('Continue with Example ID'));
});

it('offers one alone where only one is set up, and is silent about local sign-in then', () => {
  const real = { googleClientId: 'g', localSignIn: false };
  const html = renderPage(panel(real), 'en-US');
  expect(buttonsOf(html)).toEqual(['Continue with Google']);
  expect(html).not.toContain('uses local sign-in');
  expect(renderPage(panel(), 'en-US')).toContain('uses local sign-in');
});

describe.each(LOCALES)('in %s', (locale) => {
  it('links to the policies that are accepted, in the middle of the sentence', () => {
    const html = renderPage(panel(), locale);
    for (const path of ['/terms/terms-of-use', '/terms/privacy-policy']) {
      expect(html).toContain(`href="${localizePath(path, locale)}"`);
    }
    expect(html).not.toMatch(/\p{Cc}|[{}]/u);
  });

  it('R6.10 the suspension dialog explains, and names who can help', () => {
    const html = renderPage(<SuspensionDialog company={SETTINGS.company} onClose={() => {}} />, locale);
    expect(html).toContain('role="alertdialog"');
    expect(html).toContain('href="mailto:help@example.com"');
    expect(html).toContain('href="tel:+886212345678"');
    expect(html.match(/<dt/g)).toHaveLength(2);
  });

  it('R6.10 the suspension dialog points to the terms where no contact is set', () => {
    const company = { hotline: '', fax: '', serviceEmail: '' };
    const html = renderPage(<SuspensionDialog company={company} onClose={() => {}} />, locale);
    expect(html).toContain(`href="${localizePath('/terms/terms-of-use', locale)}"`);
    expect(html).not.toContain('<dl');
  });
});
