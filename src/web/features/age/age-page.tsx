import { ShieldAlert } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import { AgeForm } from './age-form.tsx';

/** How games for adults are shown to this visitor, and how to change that: by an answer, or in the account. */
export function AgePage({ back }: { back: string | undefined }) {
  const page = usePage();
  const { audience, isAgeOfAccount, user } = page.state;
  const isOfAccount = isAgeOfAccount || (user !== null && audience === 'unknown');
  const state = isOfAccount ? (`age.page.account.${audience}` as const) : (`age.page.${audience}` as const);
  return (
    <section
      aria-labelledby="age-title"
      className="card mx-auto my-6 w-[min(480px,calc(100%-32px))] p-6 text-center sm:p-8"
    >
      <ShieldAlert size={48} aria-hidden className="text-gold-text mx-auto mb-4" />
      <h1 id="age-title" className="text-title">
        {page.t('shell.footer.age')}
      </h1>
      <p className="text-muted mt-3 text-pretty">{page.t('age.page.text')}</p>
      <p className="my-6 font-bold text-pretty">{page.t(state)}</p>
      {user === null ? (
        <>
          <AgeForm back={back ?? page.href('/')} confirm={page.t('age.confirm')} refuse={page.t('age.refuse')} />
          <p className="text-muted mt-4 text-sm text-pretty">{page.t('age.kept')}</p>
        </>
      ) : (
        <a className="btn btn-gold" href={page.href('/account/profile')}>
          {page.t('age.page.profile')}
        </a>
      )}
    </section>
  );
}
