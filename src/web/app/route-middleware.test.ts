import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { buildPage } from '#tests/web/build-page.ts';
import type { PageState } from './page-state.ts';
import { runRouteMiddleware } from './route-middleware.ts';

interface Visit {
  readonly publicHref: string;
  readonly state?: Partial<PageState>;
  readonly middleware?: readonly string[];
}

/** What a visit throws: nothing where it may pass. */
function outcome({ publicHref, state, middleware }: Visit): unknown {
  const page = buildPage({ locale: 'zh-TW', ...state });
  try {
    runRouteMiddleware({
      page,
      location: { publicHref },
      matches: [{ staticData: {} }, { staticData: { middleware } }],
    });
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

function targetOf(visit: Visit): string | undefined {
  const thrown = outcome(visit);
  return isRedirect(thrown) ? thrown.options.href : undefined;
}

it.each(['nope', 'toString', '__proto__', ''])('R2.52 answers the unknown middleware %j with 500', (name) => {
  expect(outcome({ publicHref: '/', middleware: [name] })).toMatchObject({
    status: 500,
    message: 'Unknown middleware',
  });
});

it('R2.52 knows the route guard by its name', () => {
  expect(outcome({ publicHref: '/games', middleware: ['route_guard'] })).toBeUndefined();
});

it('R2.18 R2.20 guards every page, whether its route names the guard or not', () => {
  const state = { guard: 'all' } as const;
  expect(outcome({ publicHref: '/store/record?page=2#a', state })).toBeUndefined();
  expect(targetOf({ publicHref: '/games?page=2', state })).toBe('/');
  expect(targetOf({ publicHref: '/en-US/games#/store/record', state })).toBe('/en-US');
});

it('R2.20 O4 lets everybody through in open mode and the signed-in in visitors mode', () => {
  expect(outcome({ publicHref: '/games' })).toBeUndefined();
  expect(targetOf({ publicHref: '/games', state: { guard: 'visitors' } })).toBe('/');
  expect(outcome({ publicHref: '/games', state: { guard: 'visitors', isSignedIn: true } })).toBeUndefined();
});

it('O11 heeds the pages that a setting lets through', () => {
  const state = { guard: 'all', guardAlso: ['/terms/intellectual-property'] } as const;
  expect(outcome({ publicHref: '/terms/intellectual-property', state })).toBeUndefined();
});
