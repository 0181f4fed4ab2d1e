import { expect, it } from 'vitest';
import { DATA_TYPES } from '#contract/values/data-catalogue.ts';
import inspection from '#i18n/catalogs/inspection/en-US.json' with { type: 'json' };
import { SENSITIVE_PERMISSIONS } from '../version/review-risk.ts';
import { comparePermissions, dataTypesOf, shortPermissionName } from './android-permissions.ts';

const KEYS_BY_CODE = new Map(DATA_TYPES.map(({ code, key }) => [code, key]));
const keysOf = (permission: string) => dataTypesOf(permission).map((code) => KEYS_BY_CODE.get(code));

it('says what a permission lets a game collect', () => {
  expect(keysOf('android.permission.ACCESS_FINE_LOCATION')).toEqual(['approximate_location', 'precise_location']);
  expect(keysOf('android.permission.RECORD_AUDIO')).toEqual(['voice_sound']);
  expect(keysOf('com.google.android.gms.permission.AD_ID')).toEqual(['device_ids']);
  for (const name of ['android.permission.INTERNET', 'com.example.CAMERA', 'toString', 'android.permission.toString']) {
    expect(dataTypesOf(name), name).toEqual([]);
  }
});

it('finds what an application does not declare', () => {
  expect(comparePermissions(['android.permission.CAMERA', 'android.permission.VIBRATE'], [601])).toEqual([
    { name: 'android.permission.CAMERA', dataTypes: [601, 602], undeclared: [602] },
    { name: 'android.permission.VIBRATE', dataTypes: [], undeclared: [] },
  ]);
  expect(comparePermissions([], [601])).toEqual([]);
});

it('has names that people understand, for every sensitive permission too', () => {
  const named = Object.keys(inspection).filter((key) => key.startsWith('permission.'));
  expect(named.length).toBeGreaterThanOrEqual(40);
  const missing = [...SENSITIVE_PERMISSIONS].filter(
    (name) => !named.includes(`permission.${shortPermissionName(name)}`),
  );
  expect(missing).toEqual([]);
});
