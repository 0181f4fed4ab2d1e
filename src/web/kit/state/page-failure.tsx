import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';

/** What stands in place of a page of the console that could not be loaded. */
export function PageFailure() {
  const page = usePage();
  const router = useRouter();
  return (
    <section role="alert" className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
      <CloudOff size={48} aria-hidden className="text-muted" />
      <h1 className="text-lg">{page.t('list.failed.title')}</h1>
      <p className="text-muted max-w-md">{page.t('list.failed.text')}</p>
      <button type="button" className="btn btn-gold" onClick={() => void router.invalidate()}>
        {page.t('list.failed.again')}
      </button>
    </section>
  );
}
