import { useMatches, useRouterState } from '@tanstack/react-router';
import { applicationIdOf } from './portal-places.ts';

/** The application that a page is about, as far as its address and its loader name it. */
export interface ApplicationAtHand {
  readonly applicationId: string | undefined;
  readonly name: string | undefined;
}

export function useApplicationAtHand(): ApplicationAtHand {
  const ofPath = useRouterState({ select: (state) => applicationIdOf(state.location.pathname) });
  const loaded = useMatches({ select: (matches) => matches.at(-1)?.loaderData });
  return {
    applicationId: ofPath ?? readText(loaded, 'applicationId'),
    name: readText(readPart(loaded, 'application') ?? readPart(readPart(loaded, 'loaded'), 'application'), 'name'),
  };
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
