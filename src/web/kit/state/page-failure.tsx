import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { EmptyPage } from './empty-state.tsx';

/** Replaces a page that could not be loaded. */
export function PageFailure() {
  const page = usePage();
  const router = useRouter();
  return (
    <EmptyPage role="alert" Icon={CloudOff} title={page.t('list.failed.title')} text={page.t('list.failed.text')}>
      <button type="button" className="btn btn-gold" onClick={() => void router.invalidate()}>
        {page.t('maintenance.retry')}
      </button>
    </EmptyPage>
  );
}
