import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFormChanges } from './form-changes.ts';
import { APPLICATION_EXAMPLE } from './forms/examples.ts';
import { type KeptApplicationForm, readApplicationForm } from './forms/read-application-form.ts';

const FORM = readApplicationForm({ ...APPLICATION_EXAMPLE });
const changesTo = (changes: Partial<KeptApplicationForm>) => findFormChanges(FORM, { ...FORM, ...changes });
const [FIRST, ...OTHERS] = FORM.contents;

it('finds no change in the form itself', () => {
  expect(findFormChanges(FORM, FORM)).toEqual([]);
});

it('names a text by its language, and a language that came or went', () => {
  if (FIRST === undefined) throw new Error('the example has no texts');
  const renamed = [{ ...FIRST, name: 'Another name' }, ...OTHERS];
  expect(changesTo({ contents: renamed })).toEqual([
    { field: `contents.${FIRST.lang}.name`, kind: 'text', before: [FIRST.name], after: ['Another name'] },
  ]);
  const gone = changesTo({ contents: OTHERS });
  expect(gone).toContainEqual({ field: `contents.${FIRST.lang}.name`, kind: 'text', before: [FIRST.name], after: [] });
  const came = findFormChanges({ ...FORM, contents: OTHERS }, FORM);
  expect(came).toEqual(gone.map(({ before, after, ...change }) => ({ ...change, before: after, after: before })));
});

it('tells pictures, lists and values apart', () => {
  const data = { code: 101, collected: true, shared: false, optional: true, ephemeral: false, purposes: ['ads'] };
  const changes = changesTo({
    icon: '/files/images/new/icon.png',
    screenshots: { ...FORM.screenshots, computer: ['/files/images/new/a.png'] },
    dataCollection: [data],
    countries: [],
    webRedirectUrl: 'https://play.example/new',
    containsAds: !FORM.containsAds,
  });
  const kinds = Object.fromEntries(changes.map(({ field, kind, after }) => [field, [kind, after]]));
  expect(kinds).toEqual({
    icon: ['image', ['/files/images/new/icon.png']],
    'screenshots.computer': ['image', ['/files/images/new/a.png']],
    countries: ['list', []],
    dataCollection: ['list', ['101:collected,optional,ads']],
    webRedirectUrl: ['value', ['https://play.example/new']],
    containsAds: ['value', [String(!FORM.containsAds)]],
  });
});

it('shows everything that is filled in where nothing was approved before', () => {
  const changes = findFormChanges(null, FORM);
  expect(changes.every(({ before, after }) => before.length === 0 && after.length > 0)).toBe(true);
  const fields = changes.map(({ field }) => field);
  expect(fields).toEqual([...new Set(fields)]);
  expect(fields).toContain('contents.zh-TW.fullDescription');
  expect(fields).toContain('icon');
});

it('finds back what it found there, mirrored', () => {
  const changes = fc.record(
    {
      icon: fc.constantFrom('', '/a.png', '/b.png'),
      countries: fc.subarray(['TW', 'MY', 'VN']),
      promoVideo: fc.constantFrom('', 'https://youtu.be/x'),
      containsAds: fc.boolean(),
      contents: fc.subarray([...FORM.contents]),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(changes, changes, (some, others) => {
      const one = { ...FORM, ...some };
      const other = { ...FORM, ...others };
      const mirrored = findFormChanges(other, one).map(({ before, after, ...change }) => {
        return { ...change, before: after, after: before };
      });
      const sorted = (list: readonly { field: string }[]) => list.toSorted((a, b) => a.field.localeCompare(b.field));
      expect(sorted(findFormChanges(one, other))).toEqual(sorted(mirrored));
    }),
    { numRuns: 100 },
  );
});
