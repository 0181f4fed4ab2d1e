import type { Translator } from '#i18n/translator.ts';
import { type Html, html } from './html.ts';

/** Own style sheet and forms, no script but the page's own; framing is forbidden. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

export interface FramedPage {
  readonly words: Translator;
  /** Path of the provider's own files. */
  readonly base: string;
  readonly title: string;
  readonly content: Html;
  /** The theme of the opener; empty follows the system. */
  readonly theme?: string;
  /** Name of the page's script beside its style sheet. */
  readonly script?: string;
}

/** The frame of all pages of the local provider, without any brand. */
export function framePage({ words, base, title, content, theme = '', script }: FramedPage): string {
  return html`<!doctype html>
<html lang="${words.locale}"${isTheme(theme) && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${base}/page.css">
${script !== undefined && html`<script src="${base}/${script}" defer></script>`}
</head>
<body>
<main>
<p class="badge">${words.t('identity.badge')}</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text;
}

function isTheme(theme: string): boolean {
  return theme === 'dark' || theme === 'light';
}
