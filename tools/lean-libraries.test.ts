import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeByName, trustPastedOnly } from './lean-libraries.ts';

it("has the text editor's library make no policy of Trusted Types of its own", async () => {
  const path = join(import.meta.dirname, '../node_modules/prosemirror-view/dist/index.js');
  const code = trustPastedOnly(await readFile(path, 'utf8'));
  expect(code).toContain('_policy = { createHTML: trustPasted }');
  expect(code).not.toContain('createPolicy');
});

it('stops the build when the library makes it in another way', () => {
  expect(() => trustPastedOnly('trustedTypes.createPolicy("other", {})')).toThrow('prosemirror-view');
});

it('has React describe components by their names, and leaves the rest as it is', async () => {
  const path = join(import.meta.dirname, '../node_modules/react-dom/cjs/react-dom-client.production.js');
  const before = await readFile(path, 'utf8');
  const code = describeByName(before);
  expect(code).not.toContain('DetermineComponentFrameRoot');
  const [head = '', tail = ''] = before.split(
    /function describeNativeComponentFrame[\s\S]*(?=\nfunction describeFiber\()/,
  );
  expect(code.startsWith(head) && code.endsWith(tail)).toBe(true);
  expect(() => describeByName('function describeFrame() {}')).toThrow('react-dom');
});
