import { CircleAlert, ShieldX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { playApplication } from '#contract/application/endpoints.ts';
import type { PublicApplication } from '#contract/application/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { errorText, loadMessages } from '#web/app/messages/import-messages.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { PlayFrame } from './play-frame.tsx';

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

/** Shown to underage players (R5.43). */
export function TooYoung({ text, backHref }: { text: string; backHref: string }) {
  const page = usePage();
  return (
    <div className="flex flex-col items-center gap-6 p-6 text-center text-white">
      <ShieldX size={48} aria-hidden />
      <div role="alert">
        <h1 className="max-w-md text-lg">{text}</h1>
      </div>
      <a className="btn btn-gold" href={backHref}>
        {page.t('play.back')}
      </a>
    </div>
  );
}

/** Opens a web game in its frame. */
export function PlayPage({ application }: { application: PublicApplication }) {
  const page = usePage();
  const { appId, name } = application;
  const step = usePlay(application);
  const backHref = page.href('/application/details', detailsQuery(appId));
  if (step.name === 'playing') {
    return (
      <PlayFrame
        applicationId={appId}
        name={name}
        url={step.url}
        backHref={backHref}
        isTrial={application.unreleased === true}
      />
    );
  }
  return (
    <div className="grid min-h-dvh place-items-center bg-black">
      {step.name === 'opening' && <Opening name={name} backHref={backHref} />}
      {step.name === 'refused' && <Refused reason={step.reason} backHref={backHref} />}
      {step.name === 'tooYoung' && <TooYoung text={step.text} backHref={backHref} />}
    </div>
  );
}

interface OpeningProps {
  readonly name: string;
  readonly backHref: string;
}

/** The time until the game shows. Without scripts it never does, which the page says instead. */
export function Opening({ name, backHref }: OpeningProps) {
  const page = usePage();
  return (
    <div className="text-center text-white">
      <h1 className="text-lg">{name}</h1>
      <p role="status" className="noscript:hidden">
        {page.t('play.opening')}
      </p>
      <noscript>
        <p>{page.t('play.noScript')}</p>
        <a className="link inline-flex min-h-11 items-center text-white" href={backHref}>
          {page.t('play.back')}
        </a>
      </noscript>
    </div>
  );
}

type PlayStep =
  | { readonly name: 'opening' }
  | { readonly name: 'tooYoung'; readonly text: string }
  | { readonly name: 'playing'; readonly url: string }
  | { readonly name: 'refused'; readonly reason: string };

/** Opens a game from its page, which has asked for the age if necessary (R6.11). */
function usePlay({ appId }: PublicApplication): PlayStep {
  const page = usePage();
  const [step, setStep] = useState<PlayStep>({ name: 'opening' });
  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      const next = await openGame(page, appId);
      if (!isLeft) setStep(next);
    };
    void open();
    return () => {
      isLeft = true;
    };
  }, [page, appId]);
  return step;
}

async function openGame(page: Page, applicationId: string): Promise<PlayStep> {
  try {
    const ageConfirmed = page.state.audience === 'adult';
    const { url } = await page.call(playApplication, { applicationId, ageConfirmed });
    return { name: 'playing', url };
  } catch (error) {
    return answerRefusal(page, error);
  }
}

/** The server decides about the age: the day or the profile may have changed. */
async function answerRefusal(page: Page, error: unknown): Promise<PlayStep> {
  const { birthdate, ageConfirmed } = (error instanceof ApiError ? error.fields : undefined) ?? {};
  try {
    if (birthdate === 'age.too_young' || ageConfirmed === 'age.too_young') {
      await loadMessages(page, 'rules');
      return { name: 'tooYoung', text: page.t('age.too_young') };
    }
    // The reloaded page asks for the age.
    if (birthdate !== undefined || ageConfirmed !== undefined) location.reload();
    return {
      name: 'refused',
      reason: await errorText(page, error instanceof ApiError ? error.code : ERROR.systemBusy),
    };
  } catch {
    return { name: 'refused', reason: await errorText(page, ERROR.systemBusy) };
  }
}
