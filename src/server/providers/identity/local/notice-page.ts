import type { Translator } from '#i18n/translator.ts';
import { html } from './html.ts';
import { framePage } from './page-frame.ts';

export interface NoticePage {
  readonly words: Translator;
  readonly base: string;
  readonly kind: 'done' | 'expired' | 'refused';
  /** The library's error message, in English. */
  readonly detail?: string;
}

/** The script of each notice: only a completed sign-in has a result for the opener. */
const SCRIPTS = { done: 'callback.js', expired: undefined, refused: undefined } as const;

/** A page without input. */
export function noticePage({ words, base, kind, detail = '' }: NoticePage): string {
  const content = html`<p>${words.t(`identity.${kind}.message`)}</p>
${detail !== '' && html`<p class="detail" lang="en-US">${detail}</p>`}`;
  return framePage({ words, base, content, title: words.t(`identity.${kind}.title`), script: SCRIPTS[kind] });
}
