import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import type { PageState } from '../page/page-state.ts';
import { runRouteMiddleware } from './route-middleware.ts';

interface Visit {
  readonly publicHref: string;
  readonly state?: Partial<PageState>;
  readonly middleware?: readonly string[];
  readonly fullPath?: string;
}

/** What the middleware throws for a visit; undefined if it passes. */
function outcome({ publicHref, state, middleware, fullPath = '/' }: Visit): unknown {
  const page = buildPage({ locale: 'zh-TW', ...state });
  try {
    runRouteMiddleware({
      page,
      location: { publicHref },
      matches: [
        { fullPath: '/', staticData: {} },
        { fullPath, staticData: { middleware } },
      ],
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

it('R2.20 O4 admits everyone in open mode and signed-in accounts in visitors mode', () => {
  expect(outcome({ publicHref: '/games' })).toBeUndefined();
  expect(targetOf({ publicHref: '/games', state: { guard: 'visitors' } })).toBe('/');
  expect(outcome({ publicHref: '/games', state: { guard: 'visitors', user: buildUser() } })).toBeUndefined();
});

it('R2.21 knows route_authentication by its name, and runs it whether a route names it or not', () => {
  for (const middleware of [undefined, ['route_authentication']]) {
    const visit = { publicHref: '/en-US/account/profile', fullPath: '/account/profile', middleware } as const;
    expect(targetOf({ ...visit, state: { locale: 'en-US' } })).toBe(
      '/en-US?signIn=1&returnTo=%2Fen-US%2Faccount%2Fprofile',
    );
    expect(outcome({ ...visit, state: { user: buildUser() } })).toBeUndefined();
  }
});

it('R2.21 O5 leads a player from a developer page to the root and lets a developer pass', () => {
  const visit = { publicHref: '/developer/apps', fullPath: '/developer/apps' };
  expect(targetOf(visit)).toBe('/?signIn=1&returnTo=%2Fdeveloper%2Fapps');
  expect(targetOf({ ...visit, state: { user: buildUser() } })).toBe('/');
  expect(outcome({ ...visit, state: { user: buildUser({ type: 99 }) } })).toBeUndefined();
});

it('R2.21 checks the matched page, however its address is spelled', () => {
  const visit = { publicHref: '/%61CCOUNT/profile/', fullPath: '/account/profile' };
  expect(targetOf(visit)).toBe('/?signIn=1&returnTo=%2F%2561CCOUNT%2Fprofile%2F');
});

it('R2.18 R2.21 the guard of the installation comes first', () => {
  const state = { guard: 'all', user: buildUser({ type: 99 }) } as const;
  expect(targetOf({ publicHref: '/account/profile', fullPath: '/account/profile', state })).toBe('/');
});

it('O11 heeds the pages that a setting lets through', () => {
  const state = { guard: 'all', guardAlso: ['/terms/intellectual-property'] } as const;
  expect(outcome({ publicHref: '/terms/intellectual-property', state })).toBeUndefined();
});
