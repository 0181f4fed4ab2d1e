import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApplication, editApplication, getOwnApplication } from '#contract/application/developer-endpoints.ts';
import { saveApplicationDraft } from '#contract/application/draft-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { APPLICATION_FIELDS } from '#domain/forms/application/application-fields.ts';
import { checkApplicationSubmission } from '#domain/forms/application/application-submission.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { type ApplicationTrial, openApplicationTrial } from '#tests/product/open-application-trial.ts';

/** A fixed seed makes failures reproducible. */
const SETTINGS = { numRuns: 40, seed: 20_260_301 };

let trial: ApplicationTrial;
let applicationId: string;
let form: Awaited<ReturnType<ApplicationTrial['buildForm']>>;

beforeAll(async () => {
  trial = await openApplicationTrial();
  form = await trial.buildForm();
  ({ applicationId } = await trial.call(createApplication, form, trial.first));
});

afterAll(() => trial.close());

const FIELDS = [...namesOf(APPLICATION_FIELDS), 'draftId', 'updatedAt'];

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '__proto__',
    '../../etc/passwd',
    "'; DROP TABLE users --",
    'https://a.b\n',
    '1e400',
  ),
  fc.string({ unit: ANY_CHARACTER, maxLength: 30 }),
);
const odd = fc.oneof(
  text,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 9_007_199_254_740_992, 2_147_483_648, [], {}, [[]], [null]),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(
    fc.constantFrom('lang', 'name', 'mobile', 'computer', 'key', 'value', 'code', 'url', 'violence', 'toString'),
    fc.oneof(text, fc.array(text)),
  ),
  fc.array(
    fc.dictionary(
      fc.constantFrom('lang', 'name', 'platform', 'url', 'size', 'code', 'purposes', 'key', 'value'),
      fc.oneof(text, fc.integer(), fc.array(text)),
    ),
    { maxLength: 3 },
  ),
);

/** Sends the form as JSON; the client escapes lone surrogates. */
async function expectAnswered(
  endpoint: typeof createApplication | typeof editApplication | typeof saveApplicationDraft,
  input: object,
) {
  const response = await trial.send(endpoint, input, trial.first);
  expect(response.status, JSON.stringify(input)).toBeLessThan(500);
  await response.arrayBuffer();
}

it('never fails, for any type of value in any field', async () => {
  const sent = fc.dictionary(fc.constantFrom(...FIELDS), odd, { minKeys: 1, maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(sent, async (changes) => {
      await expectAnswered(createApplication, { ...form, ...changes });
      await expectAnswered(editApplication, { applicationId, ...changes });
      await expectAnswered(saveApplicationDraft, { applicationId, form: changes, revision: 0 });
    }),
    SETTINGS,
  );
  expect(trial.logged.filter(({ msg }) => msg === 'unexpected failure')).toEqual([]);
});

it('answers lists of 10,000 quickly, and rejects bodies beyond the limit immediately', async () => {
  const lists = ['contents', 'platforms', 'countries', 'downloadUrls', 'dataCollection', 'contacts'] as const;
  for (const name of lists) {
    const refusal = await trial.refuse(editApplication, { applicationId, [name]: Array(10_000).fill(0) }, trial.first);
    expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual([ERROR.invalidFormat, [name]]);
  }
  const refusal = await trial.refuse(
    editApplication,
    { applicationId, screenshots: { mobile: Array(1000).fill('x') } },
    trial.first,
  );
  expect(refusal).toMatchObject({ code: ERROR.wrongImageCount, fields: { 'screenshots.mobile': 'image.max_count' } });
  expect(await trial.refuse(saveApplicationDraft, { form: { appId: 'x'.repeat(300_000) } }, trial.first)).toMatchObject(
    { status: 413, code: ERROR.invalidFormat },
  );
});

/** Mostly valid values, so that many edits are accepted, with an occasional invalid one. */
const mostly = <Value>(right: fc.Arbitrary<Value>, wrong: Value) =>
  fc.oneof({ weight: 15, arbitrary: right }, { weight: 1, arbitrary: fc.constant(wrong) });

it('leaves an application that passes its own check after any sequence of edits', async () => {
  const [shots, icons] = [await trial.uploads('screenshot_mobile', 9), await trial.uploads('icon', 3)];
  const line = mostly(
    fc.string({ unit: 'grapheme-composite', maxLength: 20 }).map((words) => ` x${words}\r\n`),
    ' ',
  );
  const markup = mostly(fc.constantFrom('<p>a</p>', ' a\r\nb ', '1 &lt; 2'), '<script>');
  const texts = fc.record({
    lang: mostly(fc.constantFrom('zh-TW', 'vi', 'en-US'), 'xx'),
    name: line,
    shortDescription: line,
    fullDescription: markup,
  });
  const edit = fc.record(
    {
      contents: fc.uniqueArray(texts, { selector: ({ lang }) => lang, minLength: 2, maxLength: 3 }),
      contentDefault: fc.constantFrom('zh-TW', 'en-US', ''),
      icon: mostly(fc.constantFrom(...icons), ''),
      screenshots: fc.record({ mobile: fc.shuffledSubarray(shots, { minLength: 2 }) }, { requiredKeys: [] }),
      platforms: mostly(fc.constantFrom<number[]>([2], [1, 2], [2, 7], [6]), []),
      category: fc.constantFrom(101, 106, 118),
      ageRating: mostly(fc.constantFrom('15+', '18+'), '0+'),
      countries: mostly(fc.shuffledSubarray(['TW', 'MY', 'SG'], { minLength: 1 }), ['ZZ']),
      contactEmail: mostly(fc.constant(' a@b.tw'), 'a@'),
      contacts: fc.constantFrom([], [{ key: 'line', value: ' stars ' }], [{ key: 'email', value: 'x' }]),
      dataCollection: fc.constantFrom([], [{ code: 201 }, { code: 101, purposes: ['analytics'] }]),
    },
    { requiredKeys: [] },
  );
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      for (const changes of edits) {
        const before = await trial.call(getOwnApplication, { applicationId }, trial.first);
        const response = await trial.send(editApplication, { applicationId, ...changes }, trial.first);
        const after = await trial.call(getOwnApplication, { applicationId }, trial.first);
        expect(checkApplicationSubmission(after)).toEqual([]);
        if (response.status !== 200) expect(after).toEqual(before);
        taken += response.status === 200 ? 1 : 0;
      }
    }),
    { numRuns: 20, seed: 20_260_301 },
  );
  expect(taken).toBeGreaterThan(10);
});
