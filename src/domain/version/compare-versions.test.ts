import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { versionComparisonSchema } from '#contract/version/comparison.ts';
import { NO_FACTS } from '../inspection/file-facts.ts';
import { type ComparedVersion, compareVersions, NO_DIFFERENCE } from './compare-versions.ts';

const permission = (name: string) => ({ name, dataTypes: [], undeclared: [] });
const version = (changes: Partial<ComparedVersion> = {}): ComparedVersion => ({
  size: 100,
  facts: NO_FACTS,
  files: [],
  contents: [],
  ...changes,
});

const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const files = fc.uniqueArray(
  fc.tuple(fc.constantFrom('a', 'b/c', 'b/d', 'e'), fc.nat({ max: 2 }), fc.nat({ max: 1 })),
  { selector: ([path]) => path },
);
const anyVersion: fc.Arbitrary<ComparedVersion> = fc.record({
  size: fc.option(fc.nat()),
  facts: fc.option(
    fc.record({ versionCode: fc.option(fc.nat({ max: 2 })), abis: names, permissions: names }).map((facts) => ({
      ...NO_FACTS,
      ...facts,
      permissions: facts.permissions.map(permission),
    })),
  ),
  files,
  contents: fc
    .subarray([...LOCALES])
    .map((languages) => languages.map((lang, index) => ({ lang, description: `${index}` }))),
});

describe('a comparison of two versions', () => {
  it('names what came, what went and what became another one', () => {
    const before = version({
      facts: { ...NO_FACTS, versionCode: 1, label: 'Sea', abis: ['x86'], permissions: [permission('CAMERA')] },
      files: [
        ['index.html', 10, 1],
        ['old.js', 5, 2],
        ['same.js', 7, 3],
        ['touched.js', 7, 4],
      ],
      contents: [{ lang: 'en-US', description: 'First' }],
    });
    const after = version({
      size: 120,
      facts: { ...NO_FACTS, versionCode: 2, label: 'Sea', abis: ['x86', 'arm64-v8a'], permissions: [] },
      files: [
        ['same.js', 7, 3],
        ['new.js', 6, 6],
        ['index.html', 12, 9],
        ['touched.js', 7, 5],
      ],
      contents: [
        { lang: 'en-US', description: 'First' },
        { lang: 'zh-TW', description: '新' },
      ],
    });
    expect(compareVersions(before, after)).toEqual({
      size: { before: 100, after: 120 },
      values: [{ field: 'versionCode', before: '1', after: '2' }],
      permissions: { added: [], removed: ['CAMERA'] },
      abis: { added: ['arm64-v8a'], removed: [] },
      certificates: { added: [], removed: [] },
      files: {
        added: [{ path: 'new.js', size: 6 }],
        removed: [{ path: 'old.js', size: 5 }],
        changed: [
          { path: 'index.html', before: 10, after: 12 },
          { path: 'touched.js', before: 7, after: 7 },
        ],
        unchanged: 1,
      },
      descriptions: [{ lang: 'zh-TW', before: '', after: '新' }],
    });
  });

  it('lists two hundred files of each kind, and counts what is unchanged', () => {
    const many = Array.from({ length: 500 }, (_, index) => [`${index}`, 1, index] as const);
    const grown = compareVersions(version(), version({ files: many }));
    expect(grown.files).toMatchObject({ removed: [], changed: [], unchanged: 0 });
    expect(grown.files.added).toHaveLength(200);
    expect(compareVersions(version({ files: many }), version()).files.removed).toHaveLength(200);
    const touched = version({ files: many.map(([path, size, crc]) => [path, size, crc + 1] as const) });
    const { changed, unchanged } = compareVersions(version({ files: many }), touched).files;
    expect([changed.length, unchanged]).toEqual([200, 0]);
    expect(compareVersions(version({ files: many }), version({ files: many })).files.unchanged).toBe(500);
  });

  it('goes by the length of a file as well as by its checksum', () => {
    const { changed } = compareVersions(version({ files: [['a', 1, 7]] }), version({ files: [['a', 2, 7]] })).files;
    expect(changed).toEqual([{ path: 'a', before: 1, after: 2 }]);
  });

  it('has no text for what a file does not say', () => {
    const named = version({ facts: { ...NO_FACTS, versionCode: 1 } });
    const unnamed = version({ facts: { ...NO_FACTS, versionCode: null } });
    expect(compareVersions(unnamed, named).values).toEqual([{ field: 'versionCode', before: null, after: '1' }]);
    expect(compareVersions(named, unnamed).values).toEqual([{ field: 'versionCode', before: '1', after: null }]);
  });

  it('says nothing of a file that could not be read', () => {
    const unread = version({ facts: null, files: [['a', 1, 1]] });
    expect(compareVersions(unread, version())).toEqual({ ...NO_DIFFERENCE, size: { before: 100, after: 100 } });
  });

  it('finds no difference between a version and itself', () => {
    fc.assert(
      fc.property(anyVersion, (one) => {
        const { size, files: found, ...rest } = compareVersions(one, one);
        expect(rest).toEqual({ values: [], permissions: NONE, abis: NONE, certificates: NONE, descriptions: [] });
        expect(found).toEqual({ ...NO_DIFFERENCE.files, unchanged: one.facts === null ? 0 : one.files.length });
        expect(size?.before).toBe(size?.after);
      }),
      { numRuns: 100 },
    );
  });

  it('says the opposite the other way round, and accounts for every file', () => {
    fc.assert(
      fc.property(anyVersion, anyVersion, (one, other) => {
        const [there, back] = [compareVersions(one, other), compareVersions(other, one)];
        expect(versionComparisonSchema.safeParse({ base: null, ...there }).success).toBe(true);
        for (const list of ['permissions', 'abis', 'files'] as const) {
          expect(there[list].added).toEqual(back[list].removed);
        }
        expect(there.files.changed.map(({ path }) => path)).toEqual(back.files.changed.map(({ path }) => path));
        if (one.facts === null || other.facts === null) return;
        const { added, changed, unchanged } = there.files;
        expect(added.length + changed.length + unchanged).toBe(other.files.length);
      }),
      { numRuns: 200 },
    );
  });
});

const NONE = { added: [], removed: [] };
