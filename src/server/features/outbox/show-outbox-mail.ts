import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import { findMessage } from './outbox-queries.ts';

type Node = DefaultTreeAdapterTypes.Node;

/**
 * Renders one mail in a sandbox as a mail program would: no scripts, no requests, no origin, links open in a new tab.
 */
export function showOutboxMail({ database }: Services): Handler<'showOutboxMail'> {
  return async ({ id }) => {
    const message = await findMessage(database.db, id);
    if (message === undefined || message.html === '') throw new HttpFailure(ERROR.parameterError, { status: 404 });
    return new Response(message.html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': mailPolicy(message.html),
        'cache-control': 'no-store',
      },
    });
  };
}

/** A content security policy that allows only the mail's own styles, each by its hash. */
export function mailPolicy(mail: string): string {
  const hashes = [...findStyles(mail)].map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `style-src ${["'unsafe-hashes'", ...hashes].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The texts of all style elements and attributes, as a browser reads them. */
function findStyles(page: string): ReadonlySet<string> {
  const styles = new Set<string>();
  const visit = (node: Node) => {
    if ('attrs' in node) {
      const own = node.attrs.find(({ name }) => name === 'style');
      if (own !== undefined) styles.add(own.value);
      if (node.tagName === 'style') styles.add(node.childNodes.map((child) => readText(child)).join(''));
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  return styles;
}

function readText(node: Node): string {
  return 'value' in node ? node.value : '';
}
