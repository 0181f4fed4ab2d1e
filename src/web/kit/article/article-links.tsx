import { ChevronRight } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import type { ArticleLink } from './load-article.ts';

export function ArticleLinks({ links }: { links: readonly ArticleLink[] }) {
  const page = usePage();
  return (
    <ul className="divide-line divide-y">
      {links.map(({ path, title }) => (
        <li key={path}>
          <a
            href={page.href(path)}
            className="hover:bg-raised -mx-2 flex min-h-11 items-center justify-between gap-3 rounded-lg px-2 py-2 leading-snug"
          >
            {title}
            <ChevronRight size={16} aria-hidden className="text-muted flex-none" />
          </a>
        </li>
      ))}
    </ul>
  );
}
