import { type Html, html } from './html.ts';

export interface MailFooter {
  /** Why the person gets this mail. */
  readonly reason: string;
  /** What the link to the store says. */
  readonly visit: string;
  /** Address of the store; empty: no link. */
  readonly origin: string;
}

export function writeFooter({ reason, visit, origin }: MailFooter): Html {
  const link = html`<p style="margin: 12px 0 0;"><a class="link" href="${origin}" style="color: #5438b8;">${visit}</a></p>`;
  return html`<p style="margin: 0;">${reason}</p>${origin === '' ? '' : link}`;
}

/** The same in plain text, set apart as signatures are. */
export function writeFooterText({ reason, visit, origin }: MailFooter): string {
  return origin === '' ? `-- \n${reason}\n` : `-- \n${reason}\n${visit}: ${origin}\n`;
}
