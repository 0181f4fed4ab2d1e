import { Rocket } from 'lucide-react';
import { usePage } from '../../../app/use-page.ts';

/** What a developer without applications sees: the one next step. */
export function FirstStep() {
  const page = usePage();
  return (
    <section className="card flex flex-col items-center gap-4 px-6 py-14 text-center">
      <span className="bg-raised text-gold-text grid h-20 w-20 place-items-center rounded-full">
        <Rocket size={40} aria-hidden />
      </span>
      <h2 className="text-lg">{page.t('portal.first.title')}</h2>
      <p className="text-muted max-w-md">{page.t('portal.first.text')}</p>
      <a className="btn btn-gold mt-1" href={page.href('/developer/applications/new')}>
        {page.t('portal.first.go')}
      </a>
    </section>
  );
}
