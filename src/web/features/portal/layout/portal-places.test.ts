import { expect, it } from 'vitest';
import { applicationIdOf, chosenQuery, placeOf, switchedAddress } from './breadcrumbs.tsx';

it.each([
  ['/developer', '/developer'],
  ['/developer/', '/developer'],
  ['/developer/applications', '/developer/applications'],
  ['/developer/applications/new', '/developer/applications'],
  ['/developer/applications/com.example.game', '/developer/applications'],
  ['/developer/versions', '/developer/versions'],
  ['/developer/versions/new', '/developer/versions'],
  ['/developer/versions/12', '/developer/versions'],
  ['/developer/products', '/developer/products'],
  ['/developer/sales', '/developer/sales'],
  ['/developer/statements/2026-10', '/developer/statements'],
  ['/developer/tests', '/developer/tests'],
  ['/developer/tokens', '/developer/tokens'],
  ['/games', undefined],
])('%s belongs to %s', (path, place) => {
  expect(placeOf(path)?.path).toBe(place);
});

it.each([
  ['/developer/applications/com.example.game', 'com.example.game'],
  ['/developer/applications/com.example.game/', 'com.example.game'],
  ['/developer/applications/new', undefined],
  ['/developer/applications', undefined],
  ['/developer/tests', undefined],
])('%s is about %s', (path, id) => {
  expect(applicationIdOf(path)).toBe(id);
});

it.each([
  ['/developer/versions', '/developer/versions', '?applicationId=com.example.sea'],
  ['/developer/versions/12', '/developer/versions', '?applicationId=com.example.sea'],
  ['/developer/products', '/developer/products', '?applicationId=com.example.sea'],
  ['/developer/sales', '/developer/sales', '?applicationId=com.example.sea'],
  ['/developer', '/developer/applications/com.example.sea', ''],
  ['/developer/applications/com.example.other', '/developer/applications/com.example.sea', ''],
])('from %s leads to the same place of another application, or to its editor', (from, path, query) => {
  expect(switchedAddress(from, 'com.example.sea')).toEqual({ path, query });
});

it('names an application only to the places that are about one', () => {
  expect(chosenQuery('/developer/versions', 'com.example.sea')).toBe('?applicationId=com.example.sea');
  expect(chosenQuery('/developer/versions', undefined)).toBe('');
  expect(chosenQuery('/developer', 'com.example.sea')).toBe('');
});
