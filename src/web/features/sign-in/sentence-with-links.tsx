import { Fragment } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '../../app/use-page.ts';

export interface SentenceLink {
  readonly path: string;
  readonly text: MessageKey;
}

/** Stands in the finished sentence where a link belongs; in no text of ours. */
const MARK = '\u0001';

/** A sentence whose values are links to pages of ours, each where its language wants it. */
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
