import { Rocket } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { Invitation } from '#web/kit/state/empty-state.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** The first step for developers without applications. */
export function FirstStep() {
  const page = usePage();
  return (
    <Invitation Icon={Rocket} title={page.t('portal.first.title')} text={page.t('portal.first.text')}>
      <LinkButton look="gold" href={page.href('/developer/applications/new')}>
        {page.t('portal.first.go')}
      </LinkButton>
    </Invitation>
  );
}
