import { ShieldAlert, ShieldX } from 'lucide-react';
import { type FunctionComponent, useEffect, useState } from 'react';
import { findCategoryKey } from '#contract/values/categories.ts';
import { needsAgeConfirmation } from '#domain/age/age-gate.ts';
import { AgeBadge } from '#web/kit/game/age-badge.tsx';
import { usePage } from '../../app/use-page.ts';
import { placeholderStyle } from '../../ui/picture.tsx';
import { AgeForm } from './age-form.tsx';
import type { AgeGateData, AskedGame } from './age-gate-data.ts';
import type { BirthdateGateProps } from './birthdate-gate.tsx';

const CARD = 'card bg-surface text-ink my-6 w-[min(480px,calc(100%-32px))] p-6 text-center sm:p-8';

interface AgeGateProps {
  readonly data: AgeGateData;
  /** The current page, which an answer leads back to. */
  readonly address: string;
  /** The gate is the only content and fills the window. */
  readonly isWhole?: boolean;
}

/** Replaces a game's page until the age is confirmed, or if the game is not for this visitor. */
export function AgeGate({ data, address, isWhole = false }: AgeGateProps) {
  const style = data.gate === 'asking' ? placeholderStyle(data.game.backgroundPlaceholder) : undefined;
  return (
    <div
      className={`relative isolate grid place-items-center overflow-hidden ${isWhole ? 'min-h-dvh bg-black' : 'min-h-[max(70dvh,560px)]'}`}
    >
      <div aria-hidden className="absolute inset-0 -z-10 opacity-50" style={style} />
      {data.gate === 'closed' ? <Closed title={data.title} address={address} /> : <Asking {...{ data, address }} />}
    </div>
  );
}

function Asking({ data: { game }, address }: AgeGateProps & { data: { readonly game: AskedGame } }) {
  const page = usePage();
  const hasAccount = page.state.user !== null;
  if (hasAccount) return <AskBirthdate name={game.name} />;
  const key = needsAgeConfirmation(game) ? 'age.game' : 'age.everyGame';
  return (
    <section aria-labelledby="age-title" aria-describedby="age-text" className={CARD}>
      <ShieldAlert size={48} aria-hidden className="text-gold-text mx-auto mb-4" />
      <p className="font-bold wrap-anywhere">{game.name}</p>
      <p className="text-muted mt-1 mb-5 flex flex-wrap items-center justify-center gap-x-3 text-sm">
        {game.company}
        <AgeBadge rating={game.ageRating} />
        {page.t(`category.${findCategoryKey(game.category) ?? 'game'}`)}
      </p>
      <h1 id="age-title" className="text-title">
        {page.t('age.title')}
      </h1>
      <p id="age-text" className="mt-3 mb-6 text-pretty wrap-anywhere">
        {page.t(key, { name: game.name })}
      </p>
      <AgeForm back={address} confirm={page.t('age.confirm')} refuse={page.t('age.refuse')}>
        <a className="link mx-auto inline-flex min-h-11 items-center" href={page.href('/')}>
          {page.t('age.hall')}
        </a>
      </AgeForm>
      <p className="text-muted mt-3 text-sm text-pretty">{page.t('age.kept')}</p>
    </section>
  );
}

/** Asks an account for its date of birth once, instead of daily confirmation. */
function AskBirthdate({ name }: { name: string }) {
  const page = usePage();
  const [Gate, setGate] = useState<FunctionComponent<BirthdateGateProps> | null>(null);
  useEffect(() => {
    const load = async () => {
      const { loadBirthdateGate } = await import('./birthdate-gate.tsx');
      const loaded = await loadBirthdateGate(page);
      setGate(() => loaded);
    };
    void load();
  }, [page]);
  if (Gate !== null) return <Gate name={name} backHref={page.href('/')} onStored={() => location.reload()} />;
  return (
    <section className={CARD}>
      <h1 className="text-lg wrap-anywhere">{name}</h1>
      <p className="text-muted mt-3">{page.t('age.page.account.unknown')}</p>
      <a className="btn btn-quiet mt-5" href={page.href('/account/profile')}>
        {page.t('age.page.profile')}
      </a>
    </section>
  );
}

function Closed({ title, address }: { title: string | null; address: string }) {
  const page = usePage();
  const isByAccount = title !== null;
  return (
    <section aria-labelledby="age-title" className={CARD}>
      <ShieldX size={48} aria-hidden className="text-gold-text mx-auto mb-4" />
      <h1 id="age-title" className="text-title text-balance">
        {title ?? page.t('age.closed.title')}
      </h1>
      <p className="text-muted mt-3 mb-6 text-pretty">
        {page.t(isByAccount ? 'age.closed.account' : 'age.closed.text')}
      </p>
      <div className="flex flex-col gap-3">
        <a className="btn btn-gold" href={page.href('/')}>
          {page.t('age.hall')}
        </a>
        {!isByAccount && (
          <a className="btn btn-quiet" href={page.href('/age', `?${new URLSearchParams({ back: address })}`)}>
            {page.t('age.closed.change')}
          </a>
        )}
      </div>
    </section>
  );
}
