import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';
import { type Html, html } from './html.ts';
import { layOutMail } from './lay-out-mail.ts';
import { type MailFooter, writeFooter, writeFooterText } from './mail-footer.ts';
import { serverWords } from './server-words.ts';
import { toOneLine } from './to-one-line.ts';
import { writeFactLines } from './write-fact-lines.ts';

export interface OrderRefundMail {
  readonly to: string;
  /** Whether the star coins were refunded, or the request declined. */
  readonly isRefunded: boolean;
  readonly orderId: string;
  readonly applicationName: string;
  readonly productName: string;
  readonly quantity: number;
  /** Star coins, in major units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** The operator's reason. */
  readonly answer: string;
  readonly language: LocaleCode;
  /** The person's name; empty if unknown. */
  readonly name: string;
  /** COMPANY_NAME. */
  readonly company: string;
  /** The store's address for links; empty if none. */
  readonly origin: string;
}

/** Notifies a player of the decision on a refund request. */
export function writeOrderRefundMail(decision: OrderRefundMail): Mail {
  const { to, isRefunded, orderId, productName, language, company, origin } = decision;
  const { t } = serverWords(language);
  const outcome = isRefunded ? 'refunded' : 'declined';
  const words = writeWords(decision, outcome);
  const footer = {
    reason: t('order.refund.footer', { company, to }),
    visit: t('mail.footer.visit', { company }),
    origin,
  };
  const page = layOutMail({
    language,
    title: words.title,
    preheader: t('order.refund.preheader', { orderId, product: productName }),
    company,
    body: writeBody(words),
    footer: writeFooter(footer),
  });
  const subject = toOneLine(t('order.refund.subject', { outcome, company }));
  return { to, subject, text: writeText(words, footer, language), html: page, language, kind: 'orderRefund' };
}

/** The email's texts in reading order. */
interface Words {
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly help: string;
  /** The order history; empty if the store's address is unknown. */
  readonly href: string;
}

function writeWords(decision: OrderRefundMail, outcome: 'refunded' | 'declined'): Words {
  const { orderId, applicationName, productName, quantity, amount, currency, answer, language, name, company, origin } =
    decision;
  const { t } = serverWords(language);
  return {
    title: t('order.refund.title', { outcome }),
    greeting: name === '' ? t('mail.code.greetingPlain') : t('mail.code.greeting', { name: toOneLine(name) }),
    intro: t('order.refund.intro', { outcome, company }),
    facts: [
      [t('words.orderNumber'), orderId],
      [t('words.game'), applicationName],
      [t('words.item'), t('order.refund.productValue', { product: productName, quantity })],
      [t('words.starCoins'), t('order.refund.amountValue', { amount, currency })],
      [t('words.reason'), toOneLine(answer)],
    ],
    help: t('order.refund.help', { company }),
    href: origin === '' ? '' : `${origin}${localizePath('/store/record', language)}`,
  };
}

const PARAGRAPH = 'margin: 0 0 16px; font-size: 16px; line-height: 26px; color: #161c2c;';
const CELL = 'padding: 6px 16px 6px 0; font-size: 16px; line-height: 26px;';

function writeBody({ title, greeting, intro, facts, help, href }: Words): Html {
  const rows = facts.map(
    ([label, value]) => html`<tr>
<td class="muted" valign="top" style="${CELL} color: #5b6272;">${label}</td>
<td class="ink" valign="top" dir="auto" style="${CELL} font-weight: 700; color: #161c2c;">${value}</td>
</tr>`,
  );
  const records = href === '' ? help : html`<a class="link" href="${href}" style="color: #5438b8;">${help}</a>`;
  return html`<h1 class="ink" style="margin: 0 0 20px; font-size: 24px; line-height: 32px; font-weight: 700; color: #161c2c;">${title}</h1>
<p class="ink" style="${PARAGRAPH}">${greeting}</p>
<p class="ink" style="${PARAGRAPH}">${intro}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 16px;">${rows}</table>
<p class="ink" style="margin: 0; font-size: 16px; line-height: 26px; color: #161c2c;">${records}</p>
`;
}

/** The plain text version, in the same order. */
function writeText(
  { title, greeting, intro, facts, help, href }: Words,
  footer: MailFooter,
  language: LocaleCode,
): string {
  const facing = writeFactLines(facts, language);
  const records = href === '' ? help : `${help}\n${href}`;
  return `${[title, greeting, intro, facing, records].join('\n\n')}\n\n${writeFooterText(footer)}`;
}
