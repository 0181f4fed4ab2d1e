import type { VersionContent } from '#contract/version/entities.ts';
import { usePage } from '#web/app/use-page.ts';

/** Number of characters shown without collapsing; longer notes show their first three lines. */
const SHORT_LENGTH = 200;

/** The release notes in the page's language, or else in the first language with a text; long ones can be expanded. */
export function VersionNotes({ contents }: { contents: readonly VersionContent[] }) {
  const page = usePage();
  const written = contents.filter(({ description }) => description !== '');
  const content = written.find(({ lang }) => lang === page.state.locale) ?? written[0];
  if (content === undefined) return <p className="text-muted">{page.t('versions.notes.none')}</p>;
  const { lang, description } = content;
  const isShort = description.length <= SHORT_LENGTH && !description.includes('\n');
  if (isShort) return <p lang={lang}>{description}</p>;
  return (
    <details className="group">
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span lang={lang} className="line-clamp-3 whitespace-pre-line group-open:line-clamp-none">
          {description}
        </span>
        <span className="link inline-flex min-h-11 items-center">
          <span className="group-open:hidden">{page.t('versions.notes.all')}</span>
          <span className="hidden group-open:inline">{page.t('versions.notes.less')}</span>
        </span>
      </summary>
    </details>
  );
}
