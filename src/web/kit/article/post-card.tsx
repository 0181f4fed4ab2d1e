import type { PostSummary } from '#contract/developer-post/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatDay } from '#web/ui/text/format-day.ts';
import { CardLink } from './card-link.tsx';
import { PostPicture } from './post-picture.tsx';

interface PostCardProps {
  readonly post: PostSummary;
  /** Names the developer, where news of several stand together. */
  readonly hasDeveloper?: boolean;
  /** The heading above the list is of the level before. */
  readonly Title?: 'h2' | 'h3';
}

/** News of a developer in a list; the whole card is the link. */
export function PostCard({ post, hasDeveloper = false, Title = 'h3' }: PostCardProps) {
  const page = usePage();
  const { id, developer, lang, title, lead, publishedAt } = post;
  return (
    <article className="card group hover:bg-raised relative flex h-full flex-col overflow-hidden">
      <PostPicture post={post} sizes="(min-width: 960px) 460px, 92vw" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-4">
        <p className="text-muted flex flex-wrap gap-x-3 text-xs">
          {hasDeveloper && <b className="text-gold-text">{developer.name}</b>}
          <time dateTime={publishedAt}>{formatDay(publishedAt, page.state.locale)}</time>
        </p>
        <Title lang={lang} className="text-base leading-snug wrap-anywhere">
          <CardLink link={{ path: `/developers/${developer.slug}/news/${id}`, title }} />
        </Title>
        <p lang={lang} className="text-muted line-clamp-3 text-sm wrap-anywhere">
          {lead}
        </p>
      </div>
    </article>
  );
}
