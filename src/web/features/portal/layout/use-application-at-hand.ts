import { useMatches, useRouterState } from '@tanstack/react-router';
import { usePage } from '#web/app/use-page.ts';
import { applicationIdOf } from './portal-places.ts';

/** The application that a page is about, as far as its path and loader data tell. */
export interface ApplicationAtHand {
  readonly applicationId: string | undefined;
  readonly name: string | undefined;
}

export function useApplicationAtHand(): ApplicationAtHand {
  const { locale } = usePage().state;
  const ofPath = useRouterState({ select: (state) => applicationIdOf(state.location.pathname) });
  const loaded = useMatches({ select: (matches) => matches.at(-1)?.loaderData });
  const applicationId = ofPath ?? readText(loaded, 'applicationId');
  return { applicationId, name: nameOf(loaded, { applicationId, locale }) };
}

/** The application's name in a page's loader data: as a field, among its texts or in the list of applications. */
export function nameOf(
  loaded: unknown,
  { applicationId, locale }: Pick<ApplicationAtHand, 'applicationId'> & { readonly locale: string },
): string | undefined {
  const application = readPart(loaded, 'application') ?? readPart(readPart(loaded, 'loaded'), 'application');
  const texts = readList(application, 'contents');
  const ofLanguage = (lang: unknown) => texts.find((text) => readText(text, 'lang') === lang);
  const listed = readList(loaded, 'applications').find((one) => readText(one, 'applicationId') === applicationId);
  return (
    readText(application, 'name') ??
    readText(ofLanguage(locale), 'name') ??
    readText(ofLanguage(readText(application, 'contentDefault')), 'name') ??
    readText(listed, 'name')
  );
}

function readList(value: unknown, name: string): readonly unknown[] {
  const list = readPart(value, name);
  return Array.isArray(list) ? list : [];
}

function readPart(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function readText(value: unknown, name: string): string | undefined {
  const text = readPart(value, name);
  return typeof text === 'string' ? text : undefined;
}
