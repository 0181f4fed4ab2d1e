import { expect, it } from 'vitest';
import { compileAreas } from '#i18n/compile-messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { accountLinks } from './account-links.ts';

const OWN = [
  '/library',
  '/account/notifications',
  '/account/profile',
  '/account/sign-in',
  '/account/sessions',
  '/account/devices',
  '/account/preferences',
  '/account/data',
];
const PORTAL = ['/developer/applications', '/developer/versions', '/developer/products'];

const pathsFor = (user: Parameters<typeof buildUser>[0]) => accountLinks(buildUser(user)).map(({ path }) => path);

it('R6.2 leads a player to the pages of the account and nowhere else', () => {
  expect(pathsFor({})).toEqual(OWN);
});

it('leads a developer to the portal and an operator to the console, too', () => {
  expect(pathsFor({ type: 99 })).toEqual([...OWN, ...PORTAL]);
  expect(pathsFor({ isOperator: true })).toEqual([...OWN, '/operator']);
  expect(pathsFor({ type: 99, isOperator: true })).toEqual([...OWN, ...PORTAL, '/operator']);
});

it('R1.2 shows Applications, Versions and Products to developers, and none of them to players', () => {
  const { t } = createTranslator('en-US', compileAreas(['shell'], 'en-US'));
  const namesFor = (user: Parameters<typeof buildUser>[0]) =>
    accountLinks(buildUser(user)).map(({ label }) => t(label));
  const entries = ['Applications', 'Versions', 'Products'];
  expect(namesFor({ type: 99 })).toEqual(expect.arrayContaining(entries));
  for (const player of [{}, { isOperator: true }, { emailConfirmed: false }, { status: 3 } as const]) {
    expect(namesFor(player).filter((name) => entries.includes(name))).toEqual([]);
  }
});
