import { Rocket } from 'lucide-react';
import { useUser } from '#web/app/session/use-session.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** The first step for developers without applications. */
export function FirstStep() {
  const page = usePage();
  return (
    <EmptyCard Icon={Rocket} title={page.t('portal.first.title')} text={page.t('portal.first.text')}>
      <LinkButton look="gold" href={page.href('/developer/applications/new')}>
        {page.t('portal.first.go')}
      </LinkButton>
    </EmptyCard>
  );
}

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
