import { Code, CreditCard, Download, Gamepad2, LogIn, type LucideIcon, Rocket, RotateCcw, Upload } from 'lucide-react';
import { ArticleLinks } from '#web/kit/article/article-links.tsx';
import { CardLink } from '#web/kit/article/card-link.tsx';
import { FindForm } from '#web/kit/article/find-form.tsx';
import type { ArticleLink } from '#web/kit/article/load-article.ts';
import { usePage } from '../../app/use-page.ts';
import { HelpContact } from './help-contact.tsx';
import { COMMON_ARTICLES, groupArticles, READERS, type Readers } from './help-groups.ts';

const READER_ICONS: Readonly<Record<Readers, LucideIcon>> = { players: Gamepad2, developers: Code };
/** In the order of `COMMON_ARTICLES`. */
const COMMON_ICONS: readonly LucideIcon[] = [CreditCard, RotateCcw, LogIn, Download, Rocket, Upload];

/** The help center: search, common articles, and all articles by subject. */
export function HelpPage({ articles }: { articles: readonly ArticleLink[] }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-10">
      <header className="card from-raised to-surface bg-linear-to-br px-5 py-8 sm:p-8">
        <h1 className="text-title">{page.t('shell.nav.help')}</h1>
        <p className="text-muted mt-3 max-w-[46rem]">{page.t('help.lead')}</p>
        <div className="mt-5">
          <FindForm label={page.t('help.search.label')} placeholder={page.t('help.search.placeholder')} group="help" />
        </div>
      </header>
      <CommonArticles articles={articles} />
      {READERS.map((readers) => (
        <ReadersSection key={readers} readers={readers} articles={articles} />
      ))}
      <HelpContact />
    </div>
  );
}

function CommonArticles({ articles }: { articles: readonly ArticleLink[] }) {
  const page = usePage();
  const common = COMMON_ARTICLES.flatMap((path, index) => {
    const link = articles.find((article) => article.path === path);
    return link === undefined ? [] : [{ ...link, Icon: COMMON_ICONS[index] ?? Gamepad2 }];
  });
  return (
    <section aria-labelledby="common">
      <h2 id="common" className="mb-4 text-lg">
        {page.t('help.common')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {common.map(({ Icon, ...link }) => (
          <li key={link.path} className="card hover:bg-raised relative flex gap-4 p-4">
            <Icon size={22} aria-hidden className="text-gold-text mt-0.5 flex-none" />
            <div className="min-w-0">
              <h3 className="text-base leading-snug">
                <CardLink link={link} />
              </h3>
              <p className="text-muted mt-1 line-clamp-2 text-sm">{link.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadersSection({ readers, articles }: { readers: Readers; articles: readonly ArticleLink[] }) {
  const page = usePage();
  const Icon = READER_ICONS[readers];
  return (
    <section aria-labelledby={readers}>
      <h2 id={readers} className="mb-4 flex items-center gap-3 text-lg">
        <Icon size={22} aria-hidden className="text-accent flex-none" />
        {page.t(`help.${readers}`)}
      </h2>
      <div className="gap-4 sm:columns-2">
        {groupArticles(readers, articles).map(({ name, links }) => (
          <div key={name} className="card mb-4 break-inside-avoid p-5">
            <h3 className="mb-1 text-base">{page.t(name)}</h3>
            <ArticleLinks links={links} />
          </div>
        ))}
      </div>
    </section>
  );
}
