import { useRouterState } from '@tanstack/react-router';
import { Rocket } from 'lucide-react';
import { USER_TYPE } from '#contract/values/states.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import { usePage } from '../../app/use-page.ts';

const PATH = '/developer/become';

/** Invites signed-in players to become developers (R2.30). */
export function DeveloperAd({ user }: { user: PageUser }) {
  const page = usePage();
  const isThere = useRouterState({ select: (state) => state.location.pathname === PATH });
  if (user.type === USER_TYPE.developer || isThere) return null;
  return (
    <a href={page.href(PATH)} className="card hover:bg-raised mx-1 flex items-start gap-3 p-4">
      <Rocket size={22} aria-hidden className="text-gold-text mt-0.5 flex-none" />
      <span className="min-w-0">
        <b className="block leading-snug">{page.t('developer.become.title')}</b>
        <span className="text-muted mt-1 block text-xs">{page.t('developer.become.lead')}</span>
      </span>
    </a>
  );
}
