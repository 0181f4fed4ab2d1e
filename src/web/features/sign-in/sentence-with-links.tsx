import { Fragment } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '../../app/use-page.ts';

export interface SentenceLink {
  readonly path: string;
  readonly text: MessageKey;
}

/** Placeholder of a link in the finished sentence; never part of our texts. */
const MARK = '\u0001';

/** A sentence with links to our pages, positioned by its translation. */
export function SentenceWithLinks({
  sentence,
  links,
}: {
  sentence: MessageKey;
  links: Readonly<Record<string, SentenceLink>>;
}) {
  const page = usePage();
  const marked = Object.keys(links).map((name) => [name, `${MARK}${name}${MARK}`]);
  const parts = page.t(sentence, Object.fromEntries(marked)).split(MARK);
  return parts.map((part, index) => {
    const link = index % 2 === 1 ? links[part] : undefined;
    if (link === undefined) return <Fragment key={part}>{part}</Fragment>;
    return (
      <a key={part} className="link" href={page.href(link.path)} target="_blank" rel="noopener">
        {page.t(link.text)}
        <span className="sr-only"> {page.t('shell.opensNewTab')}</span>
      </a>
    );
  });
}
