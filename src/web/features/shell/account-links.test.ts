import { expect, it } from 'vitest';
import { buildUser } from '#tests/web/build-user.ts';
import { accountLinks } from './account-links.ts';

const OWN = ['/account/profile', '/account/sessions', '/account/devices', '/account/preferences', '/account/data'];
const pathsFor = (user: Parameters<typeof buildUser>[0], hasPage = (_: string) => true) =>
  accountLinks(buildUser(user), hasPage).map(({ path }) => path);

it('R6.2 leads a player to the pages of the account and nowhere else', () => {
  expect(pathsFor({})).toEqual(OWN);
});

it('leads a developer to the portal and an operator to the console, too', () => {
  expect(pathsFor({ type: 99 })).toEqual([...OWN, '/developer']);
  expect(pathsFor({ isOperator: true })).toEqual([...OWN, '/operator/users']);
});

it('leads to no page that is not there', () => {
  expect(pathsFor({ type: 99, isOperator: true }, (path) => path === '/account/data')).toEqual(['/account/data']);
});
