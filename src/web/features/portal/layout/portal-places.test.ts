import { expect, it } from 'vitest';
import { applicationIdOf, placeOf } from './portal-places.ts';

it.each([
  ['/developer', '/developer'],
  ['/developer/', '/developer'],
  ['/developer/applications', '/developer/applications'],
  ['/developer/applications/new', '/developer/applications'],
  ['/developer/applications/com.example.game', '/developer/applications'],
  ['/developer/versions', '/developer/versions'],
  ['/developer/products', '/developer/products'],
  ['/developer/tests', '/developer/tests'],
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
