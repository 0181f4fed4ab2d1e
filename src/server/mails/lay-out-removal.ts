import type { LocaleCode } from '#contract/values/locales.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type Html, html } from './html.ts';
import { layOutMail } from './lay-out-mail.ts';
import { type MailFooter, writeFooter, writeFooterText } from './mail-footer.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';
import { writeFactLines } from './write-fact-lines.ts';

/** The developer notified of a removal or restoration. */
export interface RemovalAddressee {
  readonly to: string;
  readonly language: LocaleCode;
  /** The recipient's given name; empty if unknown. */
  readonly givenName: string;
  readonly familyName: string;
  /** COMPANY_NAME. */
  readonly company: string;
  /** The store's address; empty if none. */
  readonly origin: string;
}

/** The email's texts in reading order. */
export interface RemovalWords {
  readonly preheader: string;
  readonly title: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly next: string;
}

/** An email that notifies a developer of a removal or restoration; `subject` is reduced to one line. */
export function layOutRemoval(
  addressee: RemovalAddressee,
  { subject, kind, words }: Pick<Mail, 'subject' | 'kind'> & { readonly words: RemovalWords },
): Mail {
  const { to, language, company, origin } = addressee;
  const { t } = serverWords(language);
  const footer = {
    reason: t('operations.mail.footer', { company, to }),
    visit: t('mail.footer.visit', { company }),
    origin,
  };
  const greeting = greet(addressee);
  const page = layOutMail({
    language,
    title: words.title,
    preheader: words.preheader,
    company,
    body: writeBody(words, greeting),
    footer: writeFooter(footer),
  });
  const text = writeText(words, greeting, footer, language);
  return { to, subject: toOneLine(subject), text, html: page, language, kind };
}

/** Greets without a name unless both parts are known. */
function greet({ language, givenName, familyName }: RemovalAddressee): string {
  const { t } = serverWords(language);
  if (givenName === '' || familyName === '') return t('mail.code.greetingPlain');
  return t('operations.mail.greeting', { givenName: toOneLine(givenName), familyName: toOneLine(familyName) });
}

const PARAGRAPH = 'margin: 0 0 16px; font-size: 16px; line-height: 26px; color: #161c2c;';
const CELL = 'padding: 6px 16px 6px 0; font-size: 16px; line-height: 26px;';

function writeBody({ title, intro, facts, next }: RemovalWords, greeting: string): Html {
  const rows = facts.map(
    ([label, value]) => html`<tr>
<td class="muted" valign="top" style="${CELL} color: #5b6272;">${label}</td>
<td class="ink" valign="top" dir="auto" style="${CELL} font-weight: 700; color: #161c2c;">${value}</td>
</tr>`,
  );
  return html`<h1 class="ink" style="margin: 0 0 20px; font-size: 24px; line-height: 32px; font-weight: 700; color: #161c2c;">${title}</h1>
<p class="ink" style="${PARAGRAPH}">${greeting}</p>
<p class="ink" style="${PARAGRAPH}">${intro}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 16px;">${rows}</table>
<p class="ink" style="margin: 0; font-size: 16px; line-height: 26px; color: #161c2c;">${next}</p>
`;
}

/** The plain text version, in the same order. */
function writeText(
  { title, intro, facts, next }: RemovalWords,
  greeting: string,
  footer: MailFooter,
  language: LocaleCode,
): string {
  const facing = writeFactLines(facts, language);
  return `${[title, greeting, intro, facing, next].join('\n\n')}\n\n${writeFooterText(footer)}`;
}
