import { unsubscribeByMail } from '#contract/notification/endpoints.ts';
import type { Notification } from '#contract/notification/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { notificationDetail, notificationKey, notificationValues } from '#domain/account/notification-words.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type Html, html } from './html.ts';
import { layOutMail } from './lay-out-mail.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';

export interface NotificationMail {
  readonly to: string;
  /** The person's name; empty if unknown. */
  readonly name: string;
  readonly language: LocaleCode;
  /** COMPANY_NAME. */
  readonly company: string;
  /** The store's address for links; empty if none. */
  readonly origin: string;
  /** The newest ones, newest first. */
  readonly notifications: readonly Notification[];
  /** The total number. */
  readonly count: number;
  readonly unsubscribeToken: string;
}

/** Sends a person their unread in-store notifications. */
export function writeNotificationMail(mail: NotificationMail): Mail {
  const { to, language, company, origin, unsubscribeToken } = mail;
  const words = writeWords(mail);
  const page = layOutMail({
    language,
    title: words.title,
    preheader: words.lines[0]?.text ?? words.title,
    company,
    body: writeBody(words),
    footer: writeFooter(words),
  });
  const path = unsubscribeByMail.path.replace('{token}', unsubscribeToken);
  return {
    to,
    subject: toOneLine(words.subject),
    text: writeText(words),
    html: page,
    language,
    kind: 'notification',
    // Mail programs POST to it, which needs the store's address.
    ...(origin === '' ? {} : { unsubscribeUrl: `${origin}${path}` }),
  };
}

interface Line {
  readonly text: string;
  readonly detail: string;
  readonly href: string;
}

/** The email's texts in reading order. Addresses are empty if the store's is unknown. */
interface Words {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly lines: readonly Line[];
  /** Empty if all are listed. */
  readonly more: string;
  readonly reason: string;
  readonly links: readonly (readonly [label: string, href: string])[];
}

function writeWords({
  to,
  name,
  language,
  company,
  origin,
  notifications,
  count,
  unsubscribeToken,
}: NotificationMail): Words {
  const { t } = serverWords(language);
  const linkTo = (path: string) => (origin === '' ? '' : `${origin}${localizePath(path, language)}`);
  const lines = notifications.map((notification) => ({
    text: toOneLine(t(notificationKey(notification), notificationValues(notification))),
    detail: toOneLine(notificationDetail(notification)),
    href: linkTo(notification.path),
  }));
  const isOne = count === 1;
  const rest = count - lines.length;
  return {
    subject: isOne ? (lines[0]?.text ?? company) : t('notificationMail.subjectMany', { company, count }),
    title: isOne ? t('notificationMail.titleOne') : t('notificationMail.titleMany', { count }),
    greeting: name === '' ? t('mail.code.greetingPlain') : t('mail.code.greeting', { name: toOneLine(name) }),
    lines,
    more: rest > 0 ? t('notificationMail.more', { company, count: rest }) : '',
    reason: t('notificationMail.footer', { company, to }),
    links: [
      [t('notifications.seeAll'), linkTo('/account/notifications')],
      [t('notificationMail.settings'), linkTo('/account/notifications#settings')],
      [t('notificationMail.unsubscribe'), linkTo(`/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`)],
    ],
  };
}

const PARAGRAPH = 'margin: 0 0 16px; font-size: 16px; line-height: 26px; color: #161c2c;';
const CELL = 'padding: 12px 0; border-top: 1px solid #e2ded3; font-size: 16px; line-height: 26px;';
const LINK = 'color: #5438b8;';

function writeBody({ title, greeting, lines, more }: Words): Html {
  const rows = lines.map(({ text, detail, href }) => {
    const linked = href === '' ? html`${text}` : html`<a class="link" href="${href}" style="${LINK}">${text}</a>`;
    const below = html`<br><span class="muted" dir="auto" style="font-size: 14px; line-height: 22px; color: #5b6272;">${detail}</span>`;
    return html`<tr><td class="ink" dir="auto" style="${CELL} color: #161c2c;">${linked}${detail === '' ? '' : below}</td></tr>`;
  });
  const rest = html`<p class="muted" style="margin: 16px 0 0; font-size: 14px; line-height: 22px; color: #5b6272;">${more}</p>\n`;
  return html`<h1 class="ink" style="margin: 0 0 20px; font-size: 24px; line-height: 32px; font-weight: 700; color: #161c2c;">${title}</h1>
<p class="ink" style="${PARAGRAPH}">${greeting}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>
${more === '' ? '' : rest}`;
}

function writeFooter({ reason, links }: Words): Html {
  const listed = links
    .filter(([, href]) => href !== '')
    .map(
      ([label, href]) =>
        html`<p style="margin: 12px 0 0;"><a class="link" href="${href}" style="${LINK}">${label}</a></p>`,
    );
  return html`<p style="margin: 0;">${reason}</p>${listed}`;
}

/** The plain text version, in the same order. */
function writeText({ title, greeting, lines, more, reason, links }: Words): string {
  const listed = lines.map(({ text, detail, href }) =>
    [`• ${text}`, detail, href]
      .filter((part) => part !== '')
      .map((part, index) => (index === 0 ? part : `  ${part}`))
      .join('\n'),
  );
  const parts = [title, greeting, ...listed, more].filter((part) => part !== '');
  const places = links.filter(([, href]) => href !== '').map(([label, href]) => `${label}\n${href}\n`);
  return `${parts.join('\n\n')}\n\n-- \n${reason}\n${places.join('')}`;
}
