import { describe, expect, it } from 'vitest';
import { AGE_QUESTIONS } from '#domain/age/age-questionnaire.ts';
import { APPLICATION_EXAMPLE } from '#domain/forms/examples.ts';
import { buildAgeAnswers } from '#tests/factories/build-age-answers.ts';
import { checkForm } from './check-form.ts';
import { type EditorForm, EMPTY_FORM, readForm, toDraft, toSubmission } from './editor-form.ts';
import { createEditorStore, fieldRank, sectionOf, toFieldName } from './editor-store.ts';
import { leastRating } from './least-rating.ts';

const FULL = readForm({
  ...APPLICATION_EXAMPLE,
  ageAnswers: buildAgeAnswers({ violence: 'cartoon', horror: 'mild' }),
});
const namesOf = (form: EditorForm, needsAnswers = true) => [...checkForm(form, { needsAnswers }).keys()];
const withTexts = (lang: 'zh-TW' | 'vi-VN', change: Partial<EditorForm['contents']['zh-TW']>): EditorForm => ({
  ...FULL,
  contents: { ...FULL.contents, [lang]: { ...FULL.contents[lang], ...change } },
});

describe('what the editor holds', () => {
  it('keeps every field through a draft', () => {
    expect(readForm(toDraft(FULL))).toEqual(FULL);
    expect(readForm(toDraft(EMPTY_FORM))).toEqual(EMPTY_FORM);
    expect(readForm(JSON.parse(JSON.stringify(toDraft(FULL))))).toEqual(FULL);
  });

  it('drops what it does not know', () => {
    const odd = readForm({
      contents: [{ lang: 'fr-FR', name: 'x' }],
      platforms: [3, 6],
      ageRating: '13+',
      ageAnswers: { violence: 'much', horror: 'mild', weather: 'none' },
      dataCollection: [{ code: 1501 }, { code: 101 }],
      contacts: [{ key: 'icq', value: '1' }],
    });
    expect(odd).toEqual({
      ...EMPTY_FORM,
      platforms: [6],
      ageAnswers: { horror: 'mild' },
      dataCollection: {
        101: { code: 101, collected: false, shared: false, optional: false, ephemeral: false, purposes: [] },
      },
    });
  });

  it('sends the languages that hold a word, and the default one in any case', () => {
    const langs = ({ contents }: ReturnType<typeof toSubmission>) => contents.map(({ lang }) => lang);
    expect(langs(toSubmission(EMPTY_FORM))).toEqual(['zh-TW']);
    expect(langs(toSubmission({ ...EMPTY_FORM, contentDefault: 'en-US' }))).toEqual(['en-US']);
    expect(langs(toSubmission(FULL))).toEqual(['zh-TW', 'zh-CN', 'vi-VN', 'en-US']);
  });

  it('O124 sends a channel of the account where players may see it, and no answers but all of them', () => {
    const sent = toSubmission({
      ...FULL,
      contacts: { email: 'a@b.tw', telegram: ' stars1 ' },
      ageAnswers: { horror: 'mild' },
    });
    expect(sent.contacts).toEqual([
      { key: 'email', value: 'a@b.tw' },
      { key: 'telegram', value: 'stars1' },
    ]);
    expect(toSubmission({ ...FULL, contacts: { email: '' } }).contacts).toEqual([]);
    expect(sent.ageAnswers).toBeNull();
  });
});

describe('the checks of the editor', () => {
  it('find nothing wrong with a full form', () => {
    expect(namesOf(FULL)).toEqual([]);
  });

  it('R5.32 R3.2 names the name of the language that lacks it', () => {
    expect(namesOf(withTexts('vi-VN', { name: ' ' }))).toEqual(['contents.vi-VN.name']);
    expect(namesOf(withTexts('zh-TW', { name: '', shortDescription: '', fullDescription: '' }))).toEqual([
      'contents.zh-TW.name',
      'contents.zh-TW.shortDescription',
      'contents.zh-TW.fullDescription',
    ]);
  });

  it('R5.33 names each description that a language lacks', () => {
    expect(namesOf(withTexts('vi-VN', { shortDescription: ' ', fullDescription: '' }))).toEqual([
      'contents.vi-VN.shortDescription',
      'contents.vi-VN.fullDescription',
    ]);
  });

  it('R5.10 R5.12 refuses a video that is none or vertical', () => {
    for (const promoVideo of ['https://vimeo.com/123', 'https://youtube.com/shorts/dQw4w9WgXcQ']) {
      expect(checkForm({ ...FULL, promoVideo }, { needsAnswers: true }).get('promoVideo')?.message).toBe(
        'video.address',
      );
    }
    expect(namesOf({ ...FULL, promoVideo: 'https://youtu.be/dQw4w9WgXcQ' })).toEqual([]);
  });

  it('hold the rating to what the questionnaire answers', () => {
    expect(namesOf({ ...FULL, ageRating: '6+' })).toEqual(['ageRating']);
    expect(namesOf({ ...FULL, ageAnswers: { ...FULL.ageAnswers, violence: 'gore' } })).toEqual(['ageRating']);
  });

  it('ask for every answer, but of an older application only once one is given', () => {
    const questions = Object.keys(AGE_QUESTIONS).map((question) => `ageAnswers.${question}`);
    expect(namesOf({ ...FULL, ageAnswers: {} })).toEqual(questions);
    expect(namesOf({ ...FULL, ageAnswers: {} }, false)).toEqual([]);
    expect(namesOf({ ...FULL, ageAnswers: { horror: 'none' } }, false)).toHaveLength(questions.length - 1);
  });

  it('name the fields of lists by what they are about, not by their place', () => {
    const sent = toSubmission(FULL);
    expect(toFieldName('contents.3.name', sent)).toBe('contents.en-US.name');
    expect(toFieldName('downloadUrls.0.url', sent)).toBe('downloadUrls.6');
    expect(toFieldName('dataCollection.1.purposes.0', sent)).toBe('dataCollection.201');
    expect(toFieldName('contacts.0.value', sent)).toBe('contacts.telegram');
    expect(toFieldName('countries.1', sent)).toBe('countries');
    expect(toFieldName('screenshots.mobile', sent)).toBe('screenshots.mobile');
    expect(toFieldName('contents', sent)).toBe('contents');
  });

  it('name only fields that a section shows, in the order of the page', () => {
    const names = namesOf(EMPTY_FORM);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => sectionOf(name) === undefined)).toEqual([]);
    expect(Object.keys(EMPTY_FORM).filter((name) => fieldRank(name) < 0)).toEqual([]);
  });
});

it('says which answers ask for the least rating, and whether the category does', () => {
  expect(leastRating({}, null)).toEqual({ rating: '0+', reasons: [] });
  expect(leastRating({ violence: 'gore', horror: 'mild' }, 101)).toEqual({ rating: '18+', reasons: ['violence'] });
  expect(leastRating({ violence: 'bloodless', horror: 'mild' }, 118)).toEqual({
    rating: '12+',
    reasons: ['violence', 'horror', 'category'],
  });
});

describe('the store', () => {
  it('takes back what the server said of a field when that field changes, and only then', () => {
    const store = createEditorStore(FULL, new Map());
    const refusals = new Map([
      ['contents.zh-CN.name', { message: 'field.invalid' }],
      ['contents.en-US.name', { message: 'field.invalid' }],
      ['icon', { message: 'image.unknown' }],
    ]);
    store.patch({ refusals });
    store.setField('contents', (before) => ({ ...before }), 'contents.zh-CN.name');
    expect([...store.get().refusals.keys()]).toEqual(['contents.en-US.name', 'icon']);
    store.setField('icon', 'other');
    expect([...store.get().refusals.keys()]).toEqual(['contents.en-US.name']);
  });

  it('tells nobody of a value that stays', () => {
    const store = createEditorStore(FULL, new Map());
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.setField('appId', FULL.appId);
    expect(told).toBe(0);
    store.setField('appId', 'com.demo.other');
    expect(told).toBe(1);
  });
});
