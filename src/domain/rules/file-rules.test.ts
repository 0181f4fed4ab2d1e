import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webAddress } from '#tests/factories/any-web-address.ts';
import { fileExamples } from './examples/file.ts';
import { findFailingExamples } from './examples/find-failing-examples.ts';
import { fileRules } from './file-rules.ts';

it('R5.109 custom_required_file: needed in add mode only', () => {
  expect(findFailingExamples(fileRules.custom_required_file, fileExamples.custom_required_file)).toEqual([]);
  expect(fileRules.custom_required_file.check(undefined, { mode: 'add' })).toBe('rule.custom_required_file');
});

it('R5.109 takes the file of a browser, and wants one in a mode that is neither', () => {
  const file = new File(['a'], 'game.apk');
  expect(fileRules.custom_required_file.check(file, { mode: 'add' })).toBe(true);
  expect(fileRules.custom_required_file.check([file], { mode: 'other' })).toBe(true);
  expect(fileRules.custom_required_file.check(new File([], ''), { mode: 'add' })).toBe('rule.custom_required_file');
  expect(fileRules.custom_required_file.check(null, { mode: 'other' })).toBe('rule.custom_required_file');
});

it('R5.109 takes nothing for a file that has no name, or is no object', () => {
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  const named = function name() {};
  for (const value of [{}, { name: 5 }, { name: '' }, named, 'a.png', 5, revoked.proxy]) {
    expect(fileRules.file_uploaded.check(value, { mode: 'add' })).toBe('rule.file_uploaded');
  }
});

it('R5.114 file_uploaded: the message that no file is there', () => {
  expect(findFailingExamples(fileRules.file_uploaded, fileExamples.file_uploaded)).toEqual([]);
  const inAddMode = [null, [], { name: 'a.png', size: 1 }].map((value) =>
    fileRules.file_uploaded.check(value, { mode: 'add' }),
  );
  expect(inAddMode).toEqual(['rule.file_uploaded', 'rule.file_uploaded', true]);
});

describe('file_size_limit', () => {
  it('R5.124 file_size_limit: at most the bound', () => {
    expect(findFailingExamples(fileRules.file_size_limit, fileExamples.file_size_limit)).toEqual([]);
  });

  it('R5.124 ends at the last byte of every bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1024 }), (maxMb) => {
        const bytes = maxMb * 1024 * 1024;
        expect(fileRules.file_size_limit.check(bytes, { maxMb })).toBe(true);
        expect(fileRules.file_size_limit.check(bytes + 1, { maxMb })).toBe('rule.file_size_limit');
      }),
    );
  });

  it('R5.124 refuses what is no size', () => {
    const values = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of values) {
      expect(fileRules.file_size_limit.check(value, { maxMb: Number.POSITIVE_INFINITY })).toBe('rule.file_size_limit');
    }
  });
});

describe('file_type', () => {
  it('R5.126 file_type: ends with the extension', () => {
    expect(findFailingExamples(fileRules.file_type, fileExamples.file_type)).toEqual([]);
  });

  it('R5.126 takes ASCII letters in any case and no others for them', () => {
    expect(fileRules.file_type.check('game.ApK', { extension: 'aPk' })).toBe(true);
    // The Kelvin sign and the dotless i, which case conversion turns into k and I.
    expect(fileRules.file_type.check('game.ap\u212a', { extension: 'apk' })).toBe('rule.file_type');
    expect(fileRules.file_type.check('game.z\u0131p', { extension: 'zip' })).toBe('rule.file_type');
  });

  it('R5.126 takes an extension as text, not as a pattern', () => {
    expect(fileRules.file_type.check('game.axk', { extension: 'a.k' })).toBe('rule.file_type');
    expect(fileRules.file_type.check('game.tar.gz', { extension: 'tar.gz' })).toBe(true);
  });
});

describe('is_url', () => {
  it('R5.125 is_url: an http or https address', () => {
    expect(findFailingExamples(fileRules.is_url, fileExamples.is_url)).toEqual([]);
  });

  it('R5.125 refuses a name or a password before the host', () => {
    for (const user of ['a', 'a:b', ':b'])
      expect(fileRules.is_url.check(`https://${user}@a.tw`, {})).toBe('rule.is_url');
  });

  it('R5.125 refuses characters that the address parser drops or that turn the reading around', () => {
    const hidden = [
      '\t',
      '\n',
      '\r',
      '\0',
      '\u001f',
      '\u007f',
      '\u0085',
      '\u00a0',
      '\u2028',
      '\u202e',
      '\u2066',
      '\ud800',
      ' ',
      '\\',
    ];
    fc.assert(
      fc.property(fc.nat({ max: 'https://a.tw/b'.length }), fc.constantFrom(...hidden), (place, character) => {
        const address = `${'https://a.tw/b'.slice(0, place)}${character}${'https://a.tw/b'.slice(place)}`;
        expect(fileRules.is_url.check(address, {})).toBe('rule.is_url');
      }),
      { numRuns: 500 },
    );
  });

  it('R5.125 accepts nothing that does not lead to a host over http or https', () => {
    const text = fc.oneof(
      webAddress(['http', 'https', 'ftp', 'javascript']),
      fc.string().map((rest) => `https://${rest}`),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (value) => {
        const isAccepted = fileRules.is_url.check(value, {}) === true;
        const url = URL.parse(value);
        if (isAccepted) {
          expect(value).toContain('http');
          expect(['http:', 'https:']).toContain(url?.protocol);
          expect(url?.host).not.toBe('');
        } else if (/^https?:\/\/[a-z0-9./?#=&-]+$/.test(value)) {
          expect(url).toBeNull();
        }
      }),
      { numRuns: 1000 },
    );
  });
});
