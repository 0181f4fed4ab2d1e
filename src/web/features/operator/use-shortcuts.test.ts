import { expect, it } from 'vitest';
import { findShortcut } from './use-shortcuts.ts';

const shortcuts = [
  { key: 'j', label: 'Next', run: () => {} },
  { key: 'a', label: 'Approve', run: () => {}, isDisabled: true },
  { key: '/', label: 'Search', run: () => {} },
];

it.each([
  ['j', 'Next'],
  ['J', 'Next'],
  ['/', 'Search'],
  ['a', undefined],
  ['x', undefined],
])('the key %s does %s', (key, label) => {
  expect(findShortcut(shortcuts, key)?.label).toBe(label);
});
