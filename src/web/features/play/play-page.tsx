import { CircleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { playApplication } from '#contract/application/endpoints.ts';
import type { PublicApplication } from '#contract/application/entities.ts';
import { ApiError } from '#contract/errors.ts';
import { needsAgeConfirmation } from '#domain/age-gate.ts';
import { errorText } from '../../app/import-messages.ts';
import { usePage } from '../../app/use-page.ts';
import { detailsQuery } from '../hall/game-card.tsx';
import { confirmAge, isAgeConfirmed } from './age-confirmation.ts';
import { AgeNotice } from './age-notice.tsx';
import { PlayFrame } from './play-frame.tsx';

type Step =
  | { readonly name: 'opening' }
  | { readonly name: 'asking' }
  | { readonly name: 'playing'; readonly url: string }
  | { readonly name: 'refused'; readonly reason: string };

function Refused({ reason, backHref }: { reason: string; backHref: string }) {
  const page = usePage();
  return (
    <div className="flex flex-col items-center gap-4 p-6 text-center text-white">
      <CircleAlert size={48} aria-hidden />
      <h1 className="text-lg">{page.t('play.refused.title')}</h1>
      <p role="alert">{reason}</p>
      <p className="max-w-md text-sm">{page.t('play.refused.text')}</p>
      <a className="btn btn-gold" href={backHref}>
        {page.t('play.back')}
      </a>
    </div>
  );
}

/** Opens a web game: the age notice where it applies, then the game in its frame. */
export function PlayPage({ application }: { application: PublicApplication }) {
  const page = usePage();
  const { appId } = application;
  const isGated = needsAgeConfirmation(application);
  const [step, setStep] = useState<Step>({ name: 'opening' });
  const backHref = page.href('/application/details', detailsQuery(appId));

  const open = useCallback(async () => {
    try {
      const { url } = await page.call(playApplication, { applicationId: appId, ageConfirmed: isGated });
      setStep({ name: 'playing', url });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 10000;
      setStep({ name: 'refused', reason: await errorText(page, code) });
    }
  }, [page, appId, isGated]);

  useEffect(() => {
    if (isGated && !isAgeConfirmed(localStorage, new Date())) setStep({ name: 'asking' });
    else void open();
  }, [isGated, open]);

  if (step.name === 'playing') {
    return <PlayFrame applicationId={appId} name={application.name} url={step.url} backHref={backHref} />;
  }
  return (
    <div className="grid min-h-dvh place-items-center bg-black">
      {step.name === 'opening' && (
        <div className="text-center text-white">
          <h1 className="text-lg">{application.name}</h1>
          <p role="status">{page.t('play.opening')}</p>
        </div>
      )}
      {step.name === 'refused' && <Refused reason={step.reason} backHref={backHref} />}
      {step.name === 'asking' && (
        <AgeNotice
          name={application.name}
          backHref={backHref}
          onConfirm={() => {
            confirmAge(localStorage, new Date());
            void open();
          }}
        />
      )}
    </div>
  );
}
