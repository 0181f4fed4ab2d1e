import type { LocaleCode } from '#contract/values/locales.ts';
import type { WinningType } from '#contract/values/states.ts';
import { redeemWindowOf } from '#domain/invoice/invoice-calendar.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type Html, html } from './html.ts';
import { layOutMail } from './lay-out-mail.ts';
import { type MailFooter, writeFooter, writeFooterText } from './mail-footer.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';
import { writeFactLines } from './write-fact-lines.ts';

export interface InvoiceWonMail {
  readonly to: string;
  readonly language: LocaleCode;
  /** The person's name; empty if unknown. */
  readonly name: string;
  /** COMPANY_NAME. */
  readonly company: string;
  /** The store's address for links; empty if none. */
  readonly origin: string;
  readonly invoiceNumber: string;
  /** YYYY-MM of the invoice's period. */
  readonly period: string;
  readonly winningType: WinningType;
  /** TWD. */
  readonly prize: number;
}

/** Notifies the owner of an invoice of its prize and the payment deadline. It does not contain the printing code. */
export function writeInvoiceWonMail(won: InvoiceWonMail): Mail {
  const { to, language, company, origin } = won;
  const { t } = serverWords(language);
  const words = writeWords(won);
  const footer = {
    reason: t('mail.invoiceWon.reason', { company, to }),
    visit: t('mail.footer.visit', { company }),
    origin,
  };
  const page = layOutMail({
    language,
    title: words.title,
    preheader: words.intro,
    company,
    body: writeBody(words),
    footer: writeFooter(footer),
  });
  return {
    to,
    subject: toOneLine(words.subject),
    text: writeText(words, footer, language),
    html: page,
    language,
    kind: 'invoiceWon',
  };
}

/** The email's texts in reading order. */
interface Words {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  readonly prize: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly how: string;
  /** Where the invoice is printed; empty if the store's address is unknown. */
  readonly href: string;
  readonly link: string;
  readonly caution: string;
}

function writeWords({
  language,
  name,
  company,
  origin,
  invoiceNumber,
  period,
  winningType,
  prize,
}: InvoiceWonMail): Words {
  const { t, find } = serverWords(language);
  const amount = `NT$${prize.toLocaleString(language)}`;
  const { from, until } = redeemWindowOf(period);
  return {
    subject: t('mail.invoiceWon.subject', { company, amount }),
    title: t('mail.invoiceWon.title'),
    greeting: name === '' ? t('mail.code.greetingPlain') : t('mail.code.greeting', { name: toOneLine(name) }),
    intro: t('mail.invoiceWon.intro', { company }),
    prize: amount,
    facts: [
      [t('words.invoiceNumber'), `${invoiceNumber.slice(0, 2)}-${invoiceNumber.slice(2)}`],
      [t('mail.invoiceWon.prize'), find(`winningType.${winningType}`) ?? amount],
      [
        t('mail.invoiceWon.paid'),
        t('words.fromToUntil', { from: writeDay(from, language), until: writeDay(until, language) }),
      ],
    ],
    how: t('mail.invoiceWon.how'),
    href: origin === '' ? '' : `${origin}${localizePath('/store/lottery', language)}`,
    link: t('mail.invoiceWon.link'),
    caution: t('mail.invoiceWon.caution', { company }),
  };
}

/** Formats a calendar day (YYYY-MM-DD) in a language. */
function writeDay(day: string, language: LocaleCode): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const PARAGRAPH = 'margin: 0 0 16px; font-size: 16px; line-height: 26px; color: #161c2c;';
const CELL = 'padding: 6px 16px 6px 0; font-size: 16px; line-height: 26px;';
const BUTTON =
  'display: inline-block; padding: 12px 28px; border-radius: 24px; background-color: #f5b83d; color: #221700; font-size: 16px; line-height: 24px; font-weight: 700; text-decoration: none;';

function writeBody({ title, greeting, intro, prize, facts, how, href, link, caution }: Words): Html {
  const rows = facts.map(
    ([label, value]) => html`<tr>
<td class="muted" valign="top" style="${CELL} color: #5b6272;">${label}</td>
<td class="ink" valign="top" dir="auto" style="${CELL} font-weight: 700; color: #161c2c;">${value}</td>
</tr>`,
  );
  const button = html`<p style="margin: 8px 0 24px;"><a href="${href}" style="${BUTTON}">${link}</a></p>\n`;
  return html`<h1 class="ink" style="margin: 0 0 20px; font-size: 24px; line-height: 32px; font-weight: 700; color: #161c2c;">${title}</h1>
<p class="ink" style="${PARAGRAPH}">${greeting}</p>
<p class="ink" style="${PARAGRAPH}">${intro}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 8px 0 24px;"><tr>
<td class="code" align="center" dir="ltr" style="background-color: #fdf7e6; border: 1px solid #ecd9a0; border-radius: 12px; padding: 20px 12px; font-size: 40px; line-height: 48px; font-weight: 700; color: #6b4700; letter-spacing: 0 !important;">${prize}</td>
</tr></table>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 16px;">${rows}</table>
<p class="ink" style="${PARAGRAPH}">${how}</p>
${href === '' ? '' : button}<p class="muted" style="margin: 0; font-size: 14px; line-height: 22px; color: #5b6272;">${caution}</p>
`;
}

/** The plain text version, in the same order. */
function writeText(
  { title, greeting, intro, prize, facts, how, href, link, caution }: Words,
  footer: MailFooter,
  language: LocaleCode,
): string {
  const facing = writeFactLines(facts, language);
  const address = href === '' ? [] : [`${link}\n${href}`];
  const parts = [title, greeting, intro, `    ${prize}`, facing, how, ...address, caution];
  return `${parts.join('\n\n')}\n\n${writeFooterText(footer)}`;
}
