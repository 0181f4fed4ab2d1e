import { expect, it } from 'vitest';
import { nameOf } from './breadcrumbs.tsx';

const SERPENT = { applicationId: 'com.neonbyte.serpent', locale: 'en-US' };
const CONTENTS = [
  { lang: 'zh-TW', name: '霓虹蛇' },
  { lang: 'en-US', name: 'Neon Serpent' },
];

it.each([
  ['its name', { application: { name: 'Neon Serpent' } }],
  ['its texts', { application: { contentDefault: 'zh-TW', contents: CONTENTS } }],
  ['what was loaded of it', { loaded: { application: { contents: CONTENTS } } }],
  ['the list of all', { applications: [{ applicationId: 'com.neonbyte.serpent', name: 'Neon Serpent' }] }],
])('calls an application by %s', (_, loaded) => {
  expect(nameOf(loaded, SERPENT)).toBe('Neon Serpent');
});

it('uses the default language if the preferred one is missing, and no other application', () => {
  const loaded = { application: { contentDefault: 'zh-TW', contents: CONTENTS } };
  expect(nameOf(loaded, { ...SERPENT, locale: 'vi-VN' })).toBe('霓虹蛇');
  expect(nameOf({ applications: [{ applicationId: 'com.other', name: 'Other' }] }, SERPENT)).toBeUndefined();
  expect(nameOf(null, SERPENT)).toBeUndefined();
});
