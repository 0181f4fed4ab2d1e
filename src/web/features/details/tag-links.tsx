import type { PublicApplication } from '#contract/application/entities.ts';
import { sortTags } from '#contract/values/tags.ts';
import { hallQuery } from '#domain/search/hall-search.ts';
import { usePage } from '../../app/use-page.ts';

/** The tags of a game, each leading to the games that have it. */
export function TagLinks({ application }: { application: Pick<PublicApplication, 'tags'> }) {
  const page = usePage();
  const tags = sortTags(application.tags);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={page.t('details.tags')} className="mt-5 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={page.href('/', hallQuery({ tags: [tag] }))} className="chip">
            {page.t(`tag.${tag}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
