import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findStyleSources } from './style-sources.ts';

const WEB = fileURLToPath(new URL('../src/web', import.meta.url));
const sourcesOf = (name: 'hall' | 'visitor') => findStyleSources(name).map((file) => relative(WEB, file));

it('the hall has the styles of what it can open, and of no other page', () => {
  const sources = sourcesOf('hall');
  expect(sources).toContain('features/hall/hall-body.tsx');
  // Behind an import that runs later, and behind a feature's index.
  expect(sources).toContain('features/sign-in/sign-in-panel.tsx');
  expect(sources).toContain('features/music/music-drawer.tsx');
  expect(sources.filter((file) => /^features\/(?:details|portal|operator|account)\//.test(file))).toEqual([]);
});

it('the styles of visitors include those of the hall and no page of signed-in people', () => {
  const sources = new Set(sourcesOf('visitor'));
  expect(sourcesOf('hall').filter((file) => !sources.has(file))).toEqual([]);
  expect(sources).toContain('features/details/details-body.tsx');
  expect([...sources].filter((file) => /^features\/(?:portal|operator|account)\//.test(file))).toEqual([]);
});
