import type { LocaleCode } from '#contract/locales.ts';
import { localizePath } from '#domain/locale-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type Html, html } from './html.ts';
import { layOutMail } from './lay-out-mail.ts';
import { type MailFooter, writeFooter, writeFooterText } from './mail-footer.ts';
import { maskEmail } from './mask-email.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface EmailChangedMail {
  /** The address that was the account's until now. */
  readonly to: string;
  readonly newEmail: string;
  readonly changedAt: Date;
  readonly language: LocaleCode;
  /** What the person is called here; empty where that is unknown. */
  readonly name: string;
  /** COMPANY_NAME. */
  readonly company: string;
  /** Where players reach the company; empty: nobody to write to is named. */
  readonly serviceEmail: string;
  /** Address of the store, for the links; empty: none. */
  readonly origin: string;
}

/**
 * Tells the address that an account had that it is the account's no longer: who has lost an account to somebody else
 * learns it here, and nowhere else. The new address is masked, since it may be a stranger's.
 */
export function writeEmailChangedMail(change: EmailChangedMail): Mail {
  const { to, language, company, origin } = change;
  const { t } = serverWords(language);
  const words = writeWords(change);
  const footer = {
    reason: t('mail.emailChanged.reason', { company, to }),
    visit: t('mail.footer.visit', { company }),
    origin,
  };
  const page = layOutMail({
    language,
    title: words.title,
    preheader: words.notYou,
    company,
    body: writeBody(words),
    footer: writeFooter(footer),
  });
  const subject = toOneLine(t('mail.emailChanged.subject', { company }));
  return { to, subject, text: writeText(words, footer), html: page, language, kind: 'emailChanged' };
}

/** What the mail says, in the order of reading. */
interface Words {
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly you: string;
  readonly notYou: string;
  /** What to do then; each with the address it leads to, if any. */
  readonly steps: readonly { readonly text: string; readonly href?: string }[];
}

function writeWords({ newEmail, changedAt, language, name, company, serviceEmail, origin }: EmailChangedMail): Words {
  const { t } = serverWords(language);
  const sessions = origin === '' ? {} : { href: `${origin}${localizePath('/account/sessions', language)}` };
  const service = {
    text: t('mail.emailChanged.step.service', { email: serviceEmail }),
    href: `mailto:${serviceEmail}`,
  };
  return {
    title: t('mail.emailChanged.title'),
    greeting: name === '' ? t('mail.code.greetingPlain') : t('mail.code.greeting', { name: toOneLine(name) }),
    intro: t('mail.emailChanged.intro', { company }),
    facts: [
      [t('mail.emailChanged.newAddress'), maskEmail(newEmail)],
      [t('mail.emailChanged.when'), writeMoment(changedAt, language)],
    ],
    you: t('mail.emailChanged.you'),
    notYou: t('mail.emailChanged.notYou'),
    steps: [
      { text: t('mail.emailChanged.step.provider') },
      { text: t('mail.emailChanged.step.sessions'), ...sessions },
      ...(serviceEmail === '' ? [] : [service]),
    ],
  };
}

/** Nobody knows the reader's time zone, so it is that of the world, and says so. */
function writeMoment(moment: Date, language: LocaleCode): string {
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(language, { ...parts, hourCycle: 'h23', timeZone: 'UTC' });
  return `${format.format(moment)} (UTC)`;
}

const PARAGRAPH = 'margin: 0 0 16px; font-size: 16px; line-height: 26px; color: #161c2c;';
const CELL = 'padding: 6px 16px 6px 0; font-size: 16px; line-height: 26px;';

function writeBody({ title, greeting, intro, facts, you, notYou, steps }: Words): Html {
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
<p class="ink" style="${PARAGRAPH}">${you}</p>
<p class="ink" style="${PARAGRAPH} font-weight: 700;">${notYou}</p>
<ol class="ink" style="margin: 0; padding: 0 0 0 24px; font-size: 16px; line-height: 26px; color: #161c2c;">${steps.map(writeStep)}</ol>
`;
}

function writeStep({ text, href }: Words['steps'][number]): Html {
  const content =
    href === undefined ? html`${text}` : html`<a class="link" href="${href}" style="color: #5438b8;">${text}</a>`;
  return html`<li style="margin: 0 0 8px;">${content}</li>`;
}

/** What stands in the HTML, in the same order. */
function writeText({ title, greeting, intro, facts, you, notYou, steps }: Words, footer: MailFooter): string {
  const facing = facts.map(([label, value]) => `    ${label}: ${value}`).join('\n');
  const listed = steps.map(({ text, href }, index) => {
    const address = href === undefined || href.startsWith('mailto:') ? '' : `\n   ${href}`;
    return `${index + 1}. ${text}${address}`;
  });
  const parts = [title, greeting, intro, facing, you, notYou, listed.join('\n')];
  return `${parts.join('\n\n')}\n\n${writeFooterText(footer)}`;
}
