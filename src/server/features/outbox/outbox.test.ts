import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getOutboxStyle, listOutbox, showOutbox, showOutboxMail } from '#contract/outbox/endpoints.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';
import { writeCodeMail } from '../../mails/verification-code.ts';
import { createOutboxMailSender } from '../../providers/mail/outbox-mail-sender.ts';
import { storeMessage } from './outbox-queries.ts';

const AT = new Date('2026-03-01T04:00:00Z');

let product: TestProduct;
let mailId: number;

beforeAll(async () => {
  product = await openTestProduct();
  const { db } = product;
  await storeMessage(db, {
    channel: 'sms',
    recipient: '+886912345678',
    text: 'your <b>code</b> is 111111',
    created_at: AT,
  });
  const mail = writeCodeMail({
    to: 'mei@example.com',
    code: '222222',
    language: 'zh-TW',
    company: 'Starhall',
    name: '<script>alert(1)</script>',
    origin: 'https://games.example',
    isSignIn: false,
  });
  await createOutboxMailSender({ db, now: () => AT.getTime() }).send(mail);
  const { id } = await db.selectFrom('outbox').select('id').where('channel', '=', 'email').executeTakeFirstOrThrow();
  mailId = id;
});

afterAll(() => product.close());

const get = (path: string, headers: Record<string, string> = {}) => product.request(path, { headers });
const readPage = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

describe('for programs', () => {
  it('lists what was sent, the newest first, of one recipient where one is named', async () => {
    const { list } = await product.call(listOutbox, {});
    const createdAt = AT.toISOString();
    expect(list).toEqual([
      {
        channel: 'email',
        to: 'mei@example.com',
        subject: expect.stringContaining('222222'),
        text: expect.any(String),
        createdAt,
      },
      { channel: 'sms', to: '+886912345678', subject: '', text: 'your <b>code</b> is 111111', createdAt },
    ]);
    const ofMei = await product.call(listOutbox, { to: 'mei@example.com' });
    expect(ofMei.list.map(({ to }) => to)).toEqual(['mei@example.com']);
    expect(await product.call(listOutbox, { to: 'nobody@example.com' })).toEqual({ list: [] });
  });
});

describe('for people', () => {
  it('shows every message with its recipient, a mail in a frame of its own without scripts', async () => {
    const page = await readPage('/dev/outbox?lang=en-US');
    expect(page).toContain('your &lt;b&gt;code&lt;/b&gt; is 111111');
    expect(page).toContain(`<iframe src="/dev/outbox/mail/${mailId}"`);
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
    expect(page.indexOf('222222')).toBeLessThan(page.indexOf('111111'));
  });

  it('filters by recipient, and shows the filter again', async () => {
    const page = await readPage('/dev/outbox?lang=en-US&to=%2B886912345678');
    expect(page).toContain('value="+886912345678"');
    expect(page).toContain('111111');
    expect(page).not.toContain('222222');
    const empty = await readPage('/dev/outbox?lang=en-US&to=%22%3E%3Cscript%3E');
    expect(empty).toContain('Nothing has been sent to &quot;&gt;&lt;script&gt;');
    expect(empty).not.toContain('<script');
  });

  it.each(LOCALES)('is whole in %s, by address, cookie and browser', async (locale) => {
    const [byAddress, byCookie, byBrowser] = await Promise.all([
      readPage(`/dev/outbox?lang=${locale}`),
      readPage('/dev/outbox', { cookie: `i18n_redirected=${locale}` }),
      readPage('/dev/outbox', { 'accept-language': `${locale},en;q=0.1` }),
    ]);
    for (const page of [byAddress, byCookie, byBrowser]) expect(page).toContain(`<html lang="${locale}">`);
    const own = byAddress.replaceAll(/<(nav|article)\b.*?<\/\1>/gs, '');
    expect(findForeign(own, locale)).toEqual([]);
    expect(own).not.toMatch(/undefined|[{}]|[>"]outbox\./);
  });

  it('allows its own files and frames, nothing inline', async () => {
    const response = await get('/dev/outbox');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toMatch(/ style="|<style|<script/);
  });

  it('brings its style sheet', async () => {
    const response = await get('/dev/outbox.css');
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await response.text()).toContain('color-scheme: light dark');
  });
});

describe('one mail', () => {
  it('stands in a sandbox where its own styles apply and nothing else', async () => {
    const response = await get(`/dev/outbox/mail/${mailId}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-hashes' 'sha256-/,
    );
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|unsafe-inline|script-src/);
    expect(policy).toContain("frame-ancestors 'self'");
    const mail = await response.text();
    expect(mail).toContain('222222');
    expect(mail).not.toContain('<script');
  });

  it.each(['0', '999999', 'abc', '1e3', '-1', '99999999999'])('answers %s without failing', async (id) => {
    const { status } = await get(`/dev/outbox/mail/${id}`);
    expect([400, 404]).toContain(status);
  });

  it('does not exist for a text message', async () => {
    const sms = await product.db
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', 'sms')
      .executeTakeFirstOrThrow();
    expect((await get(`/dev/outbox/mail/${sms.id}`)).status).toBe(404);
  });
});

describe('in production', () => {
  it('is refused, as a page and for programs (40000)', async () => {
    const live = await openTestProduct({ settings: PRODUCTION_SETTINGS });
    try {
      for (const endpoint of [listOutbox, showOutbox, getOutboxStyle]) {
        expect(await live.refuse(endpoint, {})).toEqual({ status: 403, code: ERROR.permissionDenied });
      }
      expect(await live.refuse(showOutboxMail, { id: 1 })).toMatchObject({ status: 403, code: ERROR.permissionDenied });
    } finally {
      await live.close();
    }
  });
});
