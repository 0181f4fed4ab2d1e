import type { LocaleCode } from '#contract/values/locales.ts';
import { type Html, html } from './html.ts';
import { type MailFooter, writeFooterText } from './mail-footer.ts';
import { writeFactLines } from './write-fact-lines.ts';

/** The texts of an email about an action only the account's owner should take, in reading order. */
export interface SecurityNotice {
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly you: string;
  readonly notYou: string;
  /** Recommended steps, with links if any. */
  readonly steps: readonly { readonly text: string; readonly href?: string }[];
}

/** In UTC, and labeled so, since the reader's time zone is unknown. */
export function writeMoment(moment: Date, language: LocaleCode): string {
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(language, { ...parts, hourCycle: 'h23', timeZone: 'UTC' });
  return `${format.format(moment)} (UTC)`;
}

const PARAGRAPH = 'margin: 0 0 16px; font-size: 16px; line-height: 26px; color: #161c2c;';
const CELL = 'padding: 6px 16px 6px 0; font-size: 16px; line-height: 26px;';

/** The notice as HTML. */
export function writeNoticeBody({ title, greeting, intro, facts, you, notYou, steps }: SecurityNotice): Html {
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

function writeStep({ text, href }: SecurityNotice['steps'][number]): Html {
  const content =
    href === undefined ? html`${text}` : html`<a class="link" href="${href}" style="color: #5438b8;">${text}</a>`;
  return html`<li style="margin: 0 0 8px;">${content}</li>`;
}

/** The plain text version, in the same order. */
export function writeNoticeText(
  { title, greeting, intro, facts, you, notYou, steps }: SecurityNotice,
  footer: MailFooter,
  language: LocaleCode,
): string {
  const facing = writeFactLines(facts, language);
  const listed = steps.map(({ text, href }, index) => {
    const address = href === undefined || href.startsWith('mailto:') ? '' : `\n   ${href}`;
    return `${index + 1}. ${text}${address}`;
  });
  const parts = [title, greeting, intro, facing, you, notYou, listed.join('\n')];
  return `${parts.join('\n\n')}\n\n${writeFooterText(footer)}`;
}
