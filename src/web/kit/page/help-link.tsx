import { CircleQuestionMark } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';

export interface HelpLinkProps {
  /** The article: `players/top-up`. */
  readonly article: `${'players' | 'developers'}/${string}`;
  /** The topic, in the words of the page. */
  readonly topic: string;
}

/** Links to the help article about a topic, in a new tab so that input is not lost. */
export function HelpLink({ article, topic }: HelpLinkProps) {
  const page = usePage();
  return (
    <a
      href={page.href(`/help/${article}`)}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-h-11 w-fit items-center gap-1.5 text-sm print:hidden"
    >
      <CircleQuestionMark size={18} aria-hidden className="flex-none" />
      <span>
        {page.t('shell.helpOn', { topic })}
        <span className="sr-only"> {page.t('shell.opensNewTab')}</span>
      </span>
    </a>
  );
}
