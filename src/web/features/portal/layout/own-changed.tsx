import { useUser } from '#web/app/session/use-session.ts';
import type { Page } from '#web/app/use-page.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';

interface OwnChangedProps<Data> {
  readonly loaded: Data;
  readonly load: (page: Page) => Promise<Data>;
  /** What changes: the developer's games, products, ratings and news, or its sales. */
  readonly topic?: 'provider' | 'sales';
}

/** Says that others have changed a list of the developer, such as operators or players. */
export function OwnChanged<Data>({ loaded, load, topic = 'provider' }: OwnChangedProps<Data>) {
  const user = useUser();
  return user !== null && <ListChanged loaded={loaded} topics={[`${topic}:${user.id}`]} load={load} />;
}
