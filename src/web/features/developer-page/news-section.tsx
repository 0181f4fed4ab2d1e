import type { PostSummary } from '#contract/developer-post/entities.ts';
import { PostCard } from '#web/kit/article/post-card.tsx';
import { Section } from '#web/kit/game/section.tsx';
import { usePage } from '../../app/use-page.ts';

/** The latest news of a developer or about a game; nothing without any. */
export function NewsSection({ posts, id = 'news' }: { posts: readonly PostSummary[]; id?: string }) {
  const page = usePage();
  if (posts.length === 0) return null;
  return (
    <Section id={id} title={page.t('shell.nav.news')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
