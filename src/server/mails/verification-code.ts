import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import type { Sms } from '../providers/sms/sms-sender.ts';
import { html } from './html.ts';
import { layOutMail } from './lay-out-mail.ts';
import { writeFooter, writeFooterText } from './mail-footer.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface CodeMessage {
  /** Bare email address, or a number like +886912345678. */
  readonly to: string;
  readonly code: string;
  readonly language: LocaleCode;
  /** COMPANY_NAME. */
  readonly company: string;
}

export interface CodeMail extends CodeMessage {
  /** The person's name; empty if unknown. */
  readonly name: string;
  /** The store's address for the link in the footer; empty for no link. */
  readonly origin: string;
  /** Whoever enters it is signed in. */
  readonly isSignIn: boolean;
}

const VALID_MINUTES = Math.floor(LIMITS.verificationCodeSeconds / 60);

/** The email with a verification code (R7.73, O64), in HTML and plain text. */
export function writeCodeMail({ to, code, language, company, name, origin, isSignIn }: CodeMail): Mail {
  const { t } = serverWords(language);
  const words = {
    title: t(isSignIn ? 'mail.signInCode.title' : 'mail.code.title'),
    greeting: name === '' ? t('mail.code.greetingPlain') : t('mail.code.greeting', { name: toOneLine(name) }),
    intro: t(isSignIn ? 'mail.signInCode.intro' : 'mail.code.intro', { company }),
    code,
    validity: t('mail.code.validity', { minutes: VALID_MINUTES }),
    ignore: t(isSignIn ? 'mail.signInCode.ignore' : 'mail.code.ignore'),
    reason: t('mail.footer.reason', { company, to }),
    visit: t('mail.footer.visit', { company }),
    origin,
  };
  const page = layOutMail({
    language,
    title: words.title,
    preheader: t('mail.code.preheader', { minutes: VALID_MINUTES }),
    company,
    body: writeBody(words),
    footer: writeFooter(words),
  });
  const subject = toOneLine(t(isSignIn ? 'mail.signInCode.subject' : 'mail.code.subject', { code, company }));
  return { to, subject, text: writeText(words), html: page, language, kind: 'verificationCode' };
}

/**
 * The text message with a verification code (R7.75); Vietnamese without diacritics, which would split it into two
 * messages.
 */
export function writeCodeSms({ to, code, language, company }: CodeMessage): Sms {
  return { to, text: toOneLine(serverWords(language).t('sms.code', { code, company, minutes: VALID_MINUTES })) };
}

type Words = Readonly<
  Record<'title' | 'greeting' | 'intro' | 'code' | 'validity' | 'ignore' | 'reason' | 'visit' | 'origin', string>
>;

const CODE_FONT = "'SF Mono', SFMono-Regular, Consolas, 'Liberation Mono', Menlo, monospace";

function writeBody({ title, greeting, intro, code, validity, ignore }: Words) {
  const text = 'margin: 0 0 16px; font-size: 16px; line-height: 26px;';
  return html`<h1 class="ink" style="margin: 0 0 20px; font-size: 24px; line-height: 32px; font-weight: 700; color: #161c2c;">${title}</h1>
<p class="ink" style="${text} color: #161c2c;">${greeting}</p>
<p class="ink" style="${text} color: #161c2c;">${intro}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 8px 0 24px;"><tr>
<td class="code" align="center" dir="ltr" style="background-color: #fdf7e6; border: 1px solid #ecd9a0; border-radius: 12px; padding: 20px 0 20px 12px; font-family: ${CODE_FONT}; font-size: 40px; line-height: 48px; font-weight: 700; letter-spacing: 12px; color: #6b4700;">${code}</td>
</tr></table>
<p class="ink" style="${text} color: #161c2c;">${validity}</p>
<p class="muted" style="margin: 0; font-size: 14px; line-height: 22px; color: #5b6272;">${ignore}</p>
`;
}

/** The plain text version, in the same order. */
function writeText({ title, greeting, intro, code, validity, ignore, ...footer }: Words): string {
  const parts = [title, greeting, intro, `    ${code}`, validity, ignore, writeFooterText(footer)];
  return parts.join('\n\n');
}
