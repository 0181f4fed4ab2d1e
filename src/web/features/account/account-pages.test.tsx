import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { AccountSession } from '#contract/account/account-session.ts';
import type { LinkedIdentity, UserProfile } from '#contract/account/entities.ts';
import type { Device } from '#contract/device/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { AccountLayout } from './account-layout.tsx';
import { DataPage } from './data-page.tsx';
import { DevicesPage } from './devices-page.tsx';
import { PreferencesPage } from './preferences-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import { SessionsPage } from './sessions-page.tsx';

const NOON = '2026-11-21T12:00:00.000Z';

const PROFILE: UserProfile = {
  id: 7,
  userId: 7,
  account: 'google:1024',
  nickname: 'mei_01',
  type: 1,
  providerType: null,
  status: 1,
  loginType: 1,
  createdAt: NOON,
  updatedAt: NOON,
  deletedAt: null,
  givenName: 'Mei',
  familyName: 'Lin',
  birthdate: '2000-02-29',
  callingCode: '886',
  phoneNumber: '912345678',
  phoneConfirmed: false,
  email: 'mei@example.com',
  emailConfirmed: true,
  postalCode: '100',
  address: 'Zhongzheng District',
  avatar: '',
  providerReviewStatus: 0,
};

const HERE: AccountSession = {
  id: 'here',
  loginType: 1,
  device: { kind: 'desktop', system: 'macos', browser: 'safari' },
  isCurrent: true,
  createdAt: NOON,
  lastSeenAt: NOON,
  expiresAt: NOON,
};
const PHONE: AccountSession = {
  ...HERE,
  id: 'phone',
  isCurrent: false,
  device: { kind: 'mobile', system: 'android', browser: 'samsung' },
};

const LAPTOP: Device = { id: 1, name: 'Chrome · Windows', addedAt: NOON, lastSeenAt: NOON, current: true };
const devices = (on: boolean, ...list: Device[]) => ({ on, count: list.length, list });

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const GOOGLE: LinkedIdentity = {
  id: 'google',
  loginType: 1,
  name: null,
  email: 'm•••@example.com',
  isOffered: true,
  createdAt: NOON,
  lastUsedAt: NOON,
};

const inEnglish = (page: ReactNode, path = '/account/profile') => renderPage(page, 'en-US', { path });

const PAGES = {
  profile: <ProfilePage profile={PROFILE} identities={[GOOGLE]} />,
  sessions: <SessionsPage sessions={[PHONE, HERE]} />,
  devices: <DevicesPage devices={devices(true, LAPTOP)} email="mei@example.com" />,
  preferences: <PreferencesPage />,
  data: <DataPage profile={PROFILE} />,
} as const;

describe.each(LOCALES)('in %s', (locale: LocaleCode) => {
  it.each(Object.entries(PAGES))('the page %s has words for everything', (_name, page) => {
    const html = renderPage(<AccountLayout>{page}</AccountLayout>, locale, { path: '/account/profile' });
    expect(html).not.toMatch(/account\.[a-z]|userType|loginType|undefined|NaN/);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });
});

it('R3.40 R3.41 R3.43 R3.44 R3.45 the profile shows the fixed facts and the editable fields', () => {
  const html = inEnglish(PAGES.profile);
  for (const [name, value] of Object.entries({
    nickname: 'mei_01',
    givenName: 'Mei',
    familyName: 'Lin',
    birthdate: '2000-02-29',
    postalCode: '100',
    address: 'Zhongzheng District',
  })) {
    expect(html).toMatch(new RegExp(`<input[^>]* id="field-${name}"[^>]* value="${value}"`));
  }
  const text = textOf(html);
  expect(text).toContain('Account type Player');
  expect(text).toContain('Signs in with Google');
  expect(text).toContain('mei@example.com Verified Change email');
  expect(text).toContain('+886 912345678 Not verified Verify phone number');
});

it('names the way to sign in: an OpenID provider by its name, one that is no longer set up by its kind', () => {
  const wayOf = (identity: Partial<LinkedIdentity>) =>
    textOf(inEnglish(<ProfilePage profile={PROFILE} identities={[{ ...GOOGLE, ...identity }]} />)).match(
      /Signs in with (.*?) Created/,
    )?.[1];
  expect([wayOf({}), wayOf({ loginType: 3, name: 'Example ID' }), wayOf({ loginType: 3 })]).toEqual([
    'Google',
    'Example ID',
    'OpenID provider',
  ]);
});

it('an account without address and number can add them', () => {
  const text = textOf(inEnglish(<ProfilePage profile={{ ...PROFILE, email: '', phoneNumber: '' }} identities={[]} />));
  expect(text).toContain('Email Not set yet Add email');
  expect(text).toContain('Phone number Not set yet Add phone number');
});

it('asks for the family name first, except in English', () => {
  const firstName = (locale: LocaleCode) =>
    /id="field-(familyName|givenName)"/.exec(renderPage(PAGES.profile, locale))?.[1];
  expect(LOCALES.map((locale) => [locale, firstName(locale)])).toEqual(
    LOCALES.map((locale) => [locale, locale === 'en-US' ? 'givenName' : 'familyName']),
  );
});

it('lists the current session first, and only others can be signed out', () => {
  const html = inEnglish(PAGES.sessions);
  const names = [...html.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names).toEqual(['Safari on macOS', 'Samsung Internet on Android']);
  expect(html.match(/aria-label="Sign out [^"]+"/g)).toEqual(['aria-label="Sign out of Samsung Internet on Android"']);
  expect(html).toContain('Sign out everywhere else');
});

it('says if there are no other sessions, and offers none to end', () => {
  const html = inEnglish(<SessionsPage sessions={[HERE]} />);
  expect(html).toContain('Only this browser is signed in');
  expect(html).not.toContain('Sign out');
});

it('the current device cannot be removed while the list is on', () => {
  const on = inEnglish(PAGES.devices);
  expect(on).toMatch(/role="switch" aria-checked="true"/);
  expect(on).toContain('Rename Chrome · Windows');
  expect(on).not.toContain('Remove Chrome · Windows');
  expect(on).not.toContain('Add this device');
  const off = inEnglish(<DevicesPage devices={devices(false, LAPTOP)} email="mei@example.com" />);
  expect(off).toMatch(/role="switch" aria-checked="false"/);
  expect(off).toContain('Remove Chrome · Windows');
});

it('a device that is not on the list can be added to it', () => {
  const html = inEnglish(
    <DevicesPage devices={devices(true, { ...LAPTOP, current: false })} email="mei@example.com" />,
  );
  expect(html).toContain('Add this device');
  expect(html).toContain('code sent to mei@example.com');
});

it('the page explains what deleting an account removes and what remains', () => {
  const text = textOf(inEnglish(PAGES.data));
  expect(text).toContain('Type mei@example.com to confirm');
  for (const part of ['Deleted immediately', 'What we keep', 'tax law', 'identifier Google gave us for you']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Your company');
  expect(text).not.toContain('all will be unpublished');
  const ofDeveloper = textOf(inEnglish(<DataPage profile={{ ...PROFILE, type: 99 }} />));
  for (const part of ['Your company', 'Your games in the store (all will be unpublished']) {
    expect(ofDeveloper).toContain(part);
  }
  expect(textOf(inEnglish(<DataPage profile={{ ...PROFILE, email: '' }} />))).toContain('Type google:1024 to confirm');
});

it('shows whether the account is active, explains deactivation, and offers to switch', () => {
  const on = textOf(inEnglish(PAGES.data));
  expect(on).toContain('Your account is active Deactivate…');
  expect(on).toContain('no one, including you, can use it to make changes');
  const off = textOf(inEnglish(<DataPage profile={{ ...PROFILE, status: 3 }} />));
  expect(off).toContain('Your account is deactivated Reactivate…');
});
