import type { Translator } from '#i18n/translator.ts';
import { html } from './html.ts';
import { framePage } from './page-frame.ts';

export interface NoticePage {
  readonly words: Translator;
  readonly base: string;
  readonly kind: 'done' | 'expired' | 'refused';
  /** What the library says of a refusal, in English. */
  readonly detail?: string;
}

/** The script of each notice: only a sign-in that is over has something to tell to the window before. */
const SCRIPTS = { done: 'callback.js', expired: undefined, refused: undefined } as const;

/** A page that asks nothing. */
export function noticePage({ words, base, kind, detail = '' }: NoticePage): string {
  const content = html`<p>${words.t(`identity.${kind}.message`)}</p>
${detail !== '' && html`<p class="detail" lang="en-US">${detail}</p>`}`;
  return framePage({ words, base, content, title: words.t(`identity.${kind}.title`), script: SCRIPTS[kind] });
}
