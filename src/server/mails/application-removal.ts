import type { RemovalReason } from '#contract/application/operator-entities.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type Html, html } from './html.ts';
import { layOutMail } from './lay-out-mail.ts';
import { type MailFooter, writeFooter, writeFooterText } from './mail-footer.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface ApplicationRemovalMail {
  readonly to: string;
  /** Whether the application was removed; else the removal was lifted. */
  readonly isRemoved: boolean;
  readonly applicationId: string;
  readonly applicationName: string;
  /** A reason that the store has words for; null where the operator chose none. */
  readonly template: RemovalReason | null;
  /** What the operator wrote besides; empty: nothing. */
  readonly reason: string;
  readonly language: LocaleCode;
  /** Whom the mail is for; empty where that is unknown. */
  readonly givenName: string;
  readonly familyName: string;
  /** COMPANY_NAME. */
  readonly company: string;
  /** Address of the store; empty: none. */
  readonly origin: string;
}

/** Tells a developer that an application was removed, and why, or that it may be released again (R4.1, O43). */
export function writeApplicationRemovalMail(removal: ApplicationRemovalMail): Mail {
  const { to, isRemoved, applicationName, language, company, origin } = removal;
  const { t } = serverWords(language);
  const outcome = isRemoved ? 'removed' : 'restored';
  const words = writeWords(removal, outcome);
  const footer = {
    reason: t('operations.mail.footer', { company, to }),
    visit: t('mail.footer.visit', { company }),
    origin,
  };
  const page = layOutMail({
    language,
    title: words.title,
    preheader: t('operations.mail.preheader', { name: toOneLine(applicationName) }),
    company,
    body: writeBody(words),
    footer: writeFooter(footer),
  });
  const subject = toOneLine(t('operations.mail.subject', { outcome, name: applicationName, company }));
  return { to, subject, text: writeText(words, footer), html: page, language, kind: 'applicationRemoval' };
}

/** What the mail says, in the order of reading. */
interface Words {
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly next: string;
}

function writeWords(removal: ApplicationRemovalMail, outcome: 'removed' | 'restored'): Words {
  const { applicationId, applicationName, template, reason, language, givenName, familyName, company } = removal;
  const { t } = serverWords(language);
  const person = { givenName: toOneLine(givenName), familyName: toOneLine(familyName) };
  // A greeting with half a name would stumble.
  const isNamed = givenName !== '' && familyName !== '';
  const reasons = [template === null ? '' : t(`removal.${template}`), toOneLine(reason)].filter((text) => text !== '');
  return {
    title: t('operations.mail.title', { outcome }),
    greeting: isNamed ? t('operations.mail.greeting', person) : t('mail.code.greetingPlain'),
    intro: t('operations.mail.intro', { outcome, company }),
    facts: [
      [t('operations.mail.application'), toOneLine(applicationName)],
      [t('operations.mail.applicationId'), applicationId],
      ...(reasons.length === 0 ? [] : [[t('operations.mail.reason'), reasons.join(' ')] as const]),
    ],
    next: t('operations.mail.next', { outcome }),
  };
}

const PARAGRAPH = 'margin: 0 0 16px; font-size: 16px; line-height: 26px; color: #161c2c;';
const CELL = 'padding: 6px 16px 6px 0; font-size: 16px; line-height: 26px;';

function writeBody({ title, greeting, intro, facts, next }: Words): Html {
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

/** What stands in the HTML, in the same order. */
function writeText({ title, greeting, intro, facts, next }: Words, footer: MailFooter): string {
  const facing = facts.map(([label, value]) => `    ${label}: ${value}`).join('\n');
  return `${[title, greeting, intro, facing, next].join('\n\n')}\n\n${writeFooterText(footer)}`;
}
