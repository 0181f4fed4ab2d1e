import { expect, it } from 'vitest';
import { findChangedCertificate, findLowVersionCode } from './apk-findings.ts';

it.each([
  [8, 7],
  [1, null],
  [0, null],
  [null, 7],
  [null, null],
])('takes the version code %j where the highest approved one is %j', (found, highest) => {
  expect(findLowVersionCode(found, highest)).toEqual([]);
});

it.each([
  [7, 7],
  [6, 7],
  [0, 7],
])('refuses the version code %j where the highest approved one is %j, and names both', (found, highest) => {
  expect(findLowVersionCode(found, highest)).toEqual([
    { code: 'apk.version_code_low', level: 'error', values: { found, highest } },
  ]);
});

it.each<[certificates: string[], online: string[]]>([
  [['a'], ['a']],
  [['a', 'b'], ['b']],
  [['b'], ['a', 'b']],
  [['a'], []],
  [[], ['a']],
  [[], []],
])('finds nothing in the certificates %j over %j', (certificates, online) => {
  expect(findChangedCertificate({ certificates }, online)).toEqual([]);
});

it.each<[certificates: string[], online: string[]]>([
  [['b'], ['a']],
  [
    ['b', 'c'],
    ['a', 'd'],
  ],
])('warns of the certificates %j over %j: players could not install the update', (certificates, online) => {
  expect(findChangedCertificate({ certificates }, online)).toEqual([
    { code: 'signature.certificate_changed', level: 'warning', values: {} },
  ]);
});
