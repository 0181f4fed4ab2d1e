import type { AnyRoute } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { isVisitorPage, openRouteList, openRoutes } from '#web/entry/open-routes.ts';
import { addVisitorRoutes } from '#web/entry/visitor-routes.ts';

vi.mock('../../src/web/app/sheets/all.css?url', () => ({ default: '/assets/all.css' }));

/** Pages of signed-in people and of the store's developers. */
const OTHERS = /^\/(?:account|dev\/kit|developer|operator)$/;

const childrenOf = ({ children }: AnyRoute): readonly AnyRoute[] => Object.values(children ?? {});
const addressOf = ({ options }: AnyRoute) =>
  String(Reflect.get(options, 'path'))
    .replace(/(?<=.)\/$/, '')
    .replace('$slug', 'any');

it('the routes of visitors are those of the whole tree, at the same addresses, and named as such', async () => {
  addVisitorRoutes();
  const visitors = childrenOf(openRoutes);
  const addresses = visitors.map(addressOf);
  const added = visitors.filter((route) => !openRouteList.includes(route));
  expect(added.map(addressOf).filter((address) => !isVisitorPage(address))).toEqual([]);
  await import('#web/entry/route-tree.gen.ts');
  const whole = childrenOf(openRoutes).filter((route) => !OTHERS.test(addressOf(route)));
  expect(whole.map(addressOf).sort()).toEqual(addresses.sort());
  expect(whole.filter((route) => !visitors.includes(route))).toEqual([]);
});
