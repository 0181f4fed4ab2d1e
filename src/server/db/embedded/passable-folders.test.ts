import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findClosedFolder, prepareDataFolder } from './passable-folders.ts';

// IDs that no machine uses: neither owner nor group of any folder, so that only the permissions for others apply.
const stranger = { name: 'stranger', uid: 3_999_999, gid: 3_999_999 };
let top: string;

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'starhall-folders-')));
});

afterEach(() => rmSync(top, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

it('opens the data folder for passing through, not for listing', () => {
  chmodSync(top, 0o755);
  mkdirSync(join(top, 'data'), { mode: 0o700 });
  expect(prepareDataFolder(join(top, 'data'), stranger)).toBe(join(top, 'data'));
  expect(modeOf(join(top, 'data'))).toBe(0o711);
});

it('keeps the data folder private where the server is the same user', () => {
  prepareDataFolder(join(top, 'a', 'data'), undefined);
  expect([modeOf(join(top, 'a')), modeOf(join(top, 'a', 'data'))]).toEqual([0o700, 0o700]);
});

it('names a folder above that was there before, and leaves it as it is', () => {
  chmodSync(top, 0o700);
  expect(() => prepareDataFolder(join(top, 'data'), stranger)).toThrow(
    `The folder ${top} shuts out the user "stranger"`,
  );
  expect(modeOf(top)).toBe(0o700);
});

it('looks at the folders behind a link', () => {
  chmodSync(top, 0o755);
  mkdirSync(join(top, 'real', 'data'), { recursive: true });
  chmodSync(join(top, 'real'), 0o700);
  symlinkSync(join(top, 'real', 'data'), join(top, 'link'));
  expect(() => prepareDataFolder(join(top, 'link'), stranger)).toThrow(`The folder ${join(top, 'real')} shuts out`);
});

it('goes by the class of rights that the user falls into', () => {
  const { uid, gid } = statSync(top);
  chmodSync(top, 0o701);
  expect(findClosedFolder(top, { name: 'owner', uid, gid: 1 })).toBeUndefined();
  expect(findClosedFolder(top, { name: 'in the group', uid: stranger.uid, gid })).toBe(top);
  expect(findClosedFolder(top, stranger)).toBeUndefined();
});
