import { CircleQuestionMark } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';

export interface HelpLinkProps {
  /** Which article: `players/top-up`. */
  readonly article: `${'players' | 'developers'}/${string}`;
  /** What it explains, in the words of the page. */
  readonly topic: string;
}

/** Leads from where a question comes up to the article that answers it, in a tab of its own: what is typed stays. */
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
