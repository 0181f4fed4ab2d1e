import { type Html, html } from './html.ts';

export interface MailFooter {
  /** Why the person gets this email. */
  readonly reason: string;
  /** Text of the link to the store. */
  readonly visit: string;
  /** The store's address; empty for no link. */
  readonly origin: string;
}

export function writeFooter({ reason, visit, origin }: MailFooter): Html {
  const link = html`<p style="margin: 12px 0 0;"><a class="link" href="${origin}" style="color: #5438b8;">${visit}</a></p>`;
  return html`<p style="margin: 0;">${reason}</p>${origin === '' ? '' : link}`;
}

/** The plain text version, formatted like a signature. */
export function writeFooterText({ reason, visit, origin }: MailFooter): string {
  return origin === '' ? `-- \n${reason}\n` : `-- \n${reason}\n${visit}\n${origin}\n`;
}
