import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { usePage } from '../../../app/use-page.ts';

/** What stands in place of a page of the portal that could not be loaded. */
export function PortalFailure() {
  const page = usePage();
  const router = useRouter();
  return (
    <section role="alert" className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
      <CloudOff size={48} aria-hidden className="text-muted" />
      <h1 className="text-lg">{page.t('portal.failed.title')}</h1>
      <p className="text-muted max-w-md">{page.t('portal.failed.text')}</p>
      <button type="button" className="btn btn-gold" onClick={() => void router.invalidate()}>
        {page.t('portal.failed.again')}
      </button>
    </section>
  );
}
