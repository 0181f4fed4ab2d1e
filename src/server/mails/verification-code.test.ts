import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { checkSms } from '../providers/sms/sms-sender.ts';
import { type CodeMail, writeCodeMail, writeCodeSms } from './verification-code.ts';

function build(overrides: Partial<CodeMail> = {}): CodeMail {
  return {
    to: 'mei@example.com',
    code: '012345',
    language: 'en-US',
    company: 'Starhall',
    name: 'Mei',
    origin: 'https://games.example.com',
    isSignIn: false,
    ...overrides,
  };
}

/** Names of all elements of a page. */
function elementsOf(page: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: object) => {
    if ('tagName' in node && typeof node.tagName === 'string') names.push(node.tagName);
    if ('childNodes' in node && Array.isArray(node.childNodes)) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  return names;
}

describe.each(LOCALES)('the mail with a code in %s', (language) => {
  const mail = writeCodeMail(build({ language }));

  it('can be sent, and shows the code in subject, text and page', () => {
    expect(() => checkMail(mail)).not.toThrow();
    expect(mail).toMatchObject({ to: 'mei@example.com', language, kind: 'verificationCode' });
    expect(mail.subject).toContain('012345');
    expect(mail.text).toMatch(/^ {4}012345$/m);
    expect(mail.html).toContain('>012345</td>');
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('says that it signs in whoever enters it, if it does', () => {
    const signIn = writeCodeMail(build({ language, name: '', isSignIn: true }));
    expect(() => checkMail(signIn)).not.toThrow();
    expect(findForeign(signIn.text, language)).toEqual([]);
    expect(signIn.subject).toMatch(
      { 'zh-TW': /登入/, 'zh-CN': /登录/, 'vi-VN': /đăng nhập/, 'en-US': /sign-in/ }[language],
    );
    expect(signIn.subject).not.toBe(mail.subject);
    expect(signIn.text).not.toMatch(/undefined|[{}]/);
  });

  it('O64 says that the code is valid for five minutes', () => {
    const minutes = { 'zh-TW': '5 分鐘', 'zh-CN': '5 分钟', 'vi-VN': '5 phút', 'en-US': '5 minutes' }[language];
    expect(mail.text).toContain(minutes);
    expect(mail.html.split(minutes).length).toBeGreaterThan(2);
  });

  it('is written in one script, with nothing left to fill in', () => {
    expect(findForeign(mail.text, language)).toEqual([]);
    expect(mail.subject + mail.text + mail.html.replaceAll(/<style>.*<\/style>/gs, '')).not.toMatch(/undefined|[{}]/);
  });

  it('says the same in plain text', () => {
    const sentences = mail.text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && line !== '--' && !line.includes('https:'));
    expect(sentences.length).toBeGreaterThan(6);
    for (const sentence of sentences) expect(mail.html).toContain(sentence);
  });

  it('loads nothing: no picture, script, font or frame', () => {
    expect(new Set(elementsOf(mail.html))).toEqual(
      new Set([
        ...['html', 'head', 'meta', 'title', 'style', 'body', 'div', 'table', 'tbody', 'tr', 'td'],
        ...['span', 'h1', 'p', 'a'],
      ]),
    );
    expect(mail.html).not.toMatch(/url\(|@import|src=/);
    expect(mail.html.match(/href="[^"]*"/g)).toEqual(['href="https://games.example.com"']);
  });

  it('fits into a message that mail programs do not cut (102 kB)', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(20_000);
  });

  it('has a text message of its own', () => {
    const sms = writeCodeSms({ to: '+886912345678', code: '012345', language, company: 'Starhall' });
    expect(() => checkSms(sms)).not.toThrow();
    expect(sms.text).toContain('012345');
    expect(sms.text).toContain('Starhall');
    expect(sms.text).not.toMatch(/undefined|[{}\n]/);
    // One message: 160 characters of the basic alphabet, or 70 of any.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the basic alphabet is ASCII here.
    expect(sms.text.length).toBeLessThanOrEqual(/^[\x00-\x7f]*$/.test(sms.text) ? 160 : 70);
  });
});

it('shows a name and a company as text, whatever they hold', () => {
  const name = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
  const { html, text } = writeCodeMail(build({ name, company: '<b>Star & hall</b>' }));
  expect(elementsOf(html)).not.toEqual(expect.arrayContaining(['script']));
  expect(elementsOf(html)).not.toEqual(expect.arrayContaining(['img']));
  expect(elementsOf(html)).not.toEqual(expect.arrayContaining(['b']));
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).toContain(name);
});

it('keeps line ends out of the subject and the greeting', () => {
  const hostile = 'Mei\r\nBcc: thief@example.com\u2028X';
  const mail = writeCodeMail(build({ name: hostile, company: hostile, language: 'zh-TW' }));
  expect(mail.subject).toBe('012345 是您的 Mei Bcc: thief@example.com X 驗證碼');
  expect(() => checkMail(mail)).not.toThrow();
  expect(mail.text).toContain('Mei Bcc: thief@example.com X，您好：');
});

it('greets a person without a name, and links nowhere where no address is known', () => {
  const { text, html } = writeCodeMail(build({ name: '', origin: '' }));
  expect(text).toContain('\nHello,\n');
  expect(html).not.toContain('<a ');
  expect(text.endsWith('Please don’t reply.\n')).toBe(true);
});
