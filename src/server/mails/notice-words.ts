import type { LocaleCode } from '#contract/values/locales.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type Html, html } from './html.ts';
import { layOutMail } from './lay-out-mail.ts';
import { type MailFooter, writeFooter, writeFooterText } from './mail-footer.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';
import { writeFactLines } from './write-fact-lines.ts';

/** The texts of an email about a decision, in reading order. */
export interface NoticeWords {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  /** One line each; may be empty. */
  readonly reasons: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly next: string;
  /** The next step's address; empty if the store's is unknown. */
  readonly href: string;
}

const PARAGRAPH = 'margin: 0 0 16px; font-size: 16px; line-height: 26px; color: #161c2c;';
const CELL = 'padding: 6px 16px 6px 0; font-size: 16px; line-height: 26px;';

/** The HTML body of the email. */
function writeNoticeBody({ title, greeting, intro, reasons, facts, next, href }: NoticeWords): Html {
  const rows = facts.map(
    ([label, value]) => html`<tr>
<td class="muted" valign="top" style="${CELL} color: #5b6272;">${label}</td>
<td class="ink" valign="top" dir="auto" style="${CELL} font-weight: 700; color: #161c2c;">${value}</td>
</tr>`,
  );
  const lines = reasons.map((reason) => html`<li dir="auto" style="margin: 0 0 8px;">${reason}</li>`);
  const list = html`<ul class="ink" style="margin: 0 0 16px; padding: 0 0 0 24px; font-size: 16px; line-height: 26px; color: #161c2c;">${lines}</ul>`;
  const link = href === '' ? html`${next}` : html`<a class="link" href="${href}" style="color: #5438b8;">${next}</a>`;
  return html`<h1 class="ink" style="margin: 0 0 20px; font-size: 24px; line-height: 32px; font-weight: 700; color: #161c2c;">${title}</h1>
<p class="ink" style="${PARAGRAPH}">${greeting}</p>
<p class="ink" style="${PARAGRAPH}">${intro}</p>
${lines.length === 0 ? '' : list}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 16px;">${rows}</table>
<p class="ink" style="margin: 0; font-size: 16px; line-height: 26px; color: #161c2c;">${link}</p>
`;
}

/** The plain text version, in the same order. */
function writeNoticeText(
  { title, greeting, intro, reasons, facts, next, href }: NoticeWords,
  footer: MailFooter,
  language: LocaleCode,
): string {
  const listed = reasons.map((reason) => `  • ${reason}`).join('\n');
  const facing = writeFactLines(facts, language);
  const parts = [title, greeting, intro, listed, facing, href === '' ? next : `${next}\n${href}`];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n\n${writeFooterText(footer)}`;
}

/** Whom a notice is for, and whose it is. */
interface NoticeAddress extends Pick<Mail, 'to' | 'language'> {
  /** COMPANY_NAME. */
  readonly company: string;
  /** The store's address for links; empty if none. */
  readonly origin: string;
}

interface Notice extends Pick<Mail, 'kind'> {
  readonly words: NoticeWords;
  /** Why the recipient gets it, in the footer. */
  readonly reason: string;
  /** What mail programs show beside the subject; the introduction unless given. */
  readonly preheader?: string;
}

/** The whole email of a notice. */
export function writeNotice(
  { words, reason, kind, preheader = words.intro }: Notice,
  { to, language, company, origin }: NoticeAddress,
): Mail {
  const footer = { reason, visit: serverWords(language).t('mail.footer.visit', { company }), origin };
  return {
    to,
    subject: toOneLine(words.subject),
    text: writeNoticeText(words, footer, language),
    html: layOutMail({
      language,
      title: words.title,
      preheader,
      company,
      body: writeNoticeBody(words),
      footer: writeFooter(footer),
    }),
    language,
    kind,
  };
}
