import { expect, it } from 'vitest';
import { uploadMetadata } from './upload-metadata.ts';

const HASH = '0123456789abcdef'.repeat(4);
const FILE = { applicationId: 'com.demo.a', platform: '1', filename: 'a.zip' };

it('reads what a client says of its file, the hash in small letters, and keeps nothing else', () => {
  const read = uploadMetadata.parse({ ...FILE, sha256: HASH.toUpperCase(), filetype: 'application/zip' });
  expect(read).toEqual({ ...FILE, platform: 1, sha256: HASH });
  expect(uploadMetadata.parse(FILE).sha256).toBeUndefined();
});

it.each([5, [HASH], 'a', HASH.slice(1), `${HASH}0`, 'g'.repeat(64)])('refuses %j for a hash', (sha256) => {
  const issues = uploadMetadata.safeParse({ ...FILE, sha256 }).error?.issues;
  expect(issues).toMatchObject([{ path: ['sha256'], message: 'field.invalid' }]);
});
