import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkApplicationSubmission } from './application-submission.ts';
import { APPLICATION_EXAMPLE } from './examples.ts';
import { findChangedFields, readApplicationForm } from './read-application-form.ts';
import { tidyApplicationForm } from './tidy-application-form.ts';

const KEPT = readApplicationForm(tidyApplicationForm({ ...APPLICATION_EXAMPLE }));

it('keeps a right form as it is, its lists in one order and empty contacts left out', () => {
  expect(KEPT).toEqual({
    ...APPLICATION_EXAMPLE,
    ageAnswers: null,
    contacts: [{ key: 'telegram', value: 'demostars' }],
  });
  const turned = { ...APPLICATION_EXAMPLE, contents: APPLICATION_EXAMPLE.contents.toReversed() };
  expect(findChangedFields(KEPT, readApplicationForm(tidyApplicationForm(turned)))).toEqual([]);
});

it('takes blanks and foreign line ends away, and names what changed', () => {
  const [first, ...others] = APPLICATION_EXAMPLE.contents;
  const contents = [{ ...first, lang: 'zh-TW', name: ' 星\r\n 星 ', fullDescription: ' a\r\nb\rc\n ' }, ...others];
  const kept = readApplicationForm(
    tidyApplicationForm({
      ...APPLICATION_EXAMPLE,
      contents,
      contactEmail: ' a@b.tw ',
      hardwareRequirements: '2 GB\r\n',
    }),
  );
  expect(kept.contents[0]).toMatchObject({ name: '星 星', fullDescription: 'a\nb\nc' });
  expect([kept.contactEmail, kept.hardwareRequirements]).toEqual(['a@b.tw', '2 GB']);
  expect(findChangedFields(KEPT, kept)).toEqual(['contents', 'hardwareRequirements']);
});

it('O124 ignores empty contacts, and what is sent as the value of those of the account', () => {
  const contacts = [
    { key: 'email', value: 'x@y.tw' },
    { key: 'line', value: ' ' },
    { key: 'mail', value: ' m@y.tw' },
  ];
  expect(readApplicationForm(tidyApplicationForm({ contacts })).contacts).toEqual([
    { key: 'email', value: 'account' },
    { key: 'mail', value: 'm@y.tw' },
  ]);
  expect(readApplicationForm(tidyApplicationForm({ contacts: [{ key: 'email', value: '' }] })).contacts).toEqual([]);
});

it('never throws, is done after the first time, and what is right before is right when it is kept', () => {
  const fields = Object.fromEntries(
    Object.entries(APPLICATION_EXAMPLE).map(([name, value]) => [name, fc.oneof(fc.anything(), fc.constant(value))]),
  );
  fc.assert(
    fc.property(fc.record(fields), (form) => {
      const tidy = tidyApplicationForm(form);
      expect(tidyApplicationForm(tidy)).toEqual(tidy);
      const kept = readApplicationForm(tidy);
      if (checkApplicationSubmission(tidy).length === 0) expect(checkApplicationSubmission(kept)).toEqual([]);
      expect(findChangedFields(kept, readApplicationForm({ ...kept }))).toEqual([]);
    }),
  );
});
