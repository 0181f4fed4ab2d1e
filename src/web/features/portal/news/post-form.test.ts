import { expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { checkPostForm, nameOfField, readPostForm, stateOfText, writePostForm } from './post-form.ts';

const REQUIRED = { message: 'field.required' };
const EMPTY = readPostForm(null, 'vi-VN');
const written = (texts: Partial<(typeof EMPTY)['texts']>) => ({ ...EMPTY, texts: { ...EMPTY.texts, ...texts } });

it('needs one language, and both texts of each that is used', () => {
  const required = { 'texts.vi-VN.title': REQUIRED, 'texts.vi-VN.body': REQUIRED };
  expect(checkPostForm(EMPTY, 'vi-VN')).toEqual(required);
  const half = written({ 'en-US': { title: 'Hi', body: ' ' }, 'zh-TW': { title: '改版', body: '好' } });
  expect(checkPostForm(half, 'vi-VN')).toEqual({ 'texts.en-US.body': REQUIRED });
  const long = written({ 'en-US': { title: 'x'.repeat(LIMITS.postTitleLength + 1), body: 'b' } });
  expect(checkPostForm(long, 'vi-VN')).toEqual({
    'texts.en-US.title': { message: 'field.tooLong', values: { max: LIMITS.postTitleLength } },
  });
});

it('sends the languages that are used, and one of them as the default', () => {
  const form = written({ 'zh-TW': { title: ' 改版 ', body: ' 好 ' }, 'en-US': { title: 'Hi', body: 'Yes' } });
  expect(writePostForm({ ...form, applicationId: 'com.example.sea' })).toEqual({
    ...{ contentDefault: 'zh-TW', picture: '', applicationId: 'com.example.sea' },
    contents: [
      { lang: 'zh-TW', title: '改版', body: '好' },
      { lang: 'en-US', title: 'Hi', body: 'Yes' },
    ],
  });
  expect(writePostForm({ ...form, contentDefault: 'en-US' })).toMatchObject({ contentDefault: 'en-US' });
  expect(writePostForm(form)).not.toHaveProperty('applicationId');
});

it('shows a problem of the call at the language it is about', () => {
  const form = written({ 'en-US': { title: 'Hi', body: 'Yes' } });
  expect(nameOfField(form, 'contents.0.body')).toBe('texts.en-US.body');
  expect(nameOfField(form, 'contents.1.body')).toBe('contents.1.body');
  expect(nameOfField(form, 'picture')).toBe('picture');
});

it('says how much of a language is written', () => {
  expect(stateOfText({ title: ' ', body: '' })).toBe('unused');
  expect(stateOfText({ title: 'a', body: '' })).toBe('partial');
  expect(stateOfText({ title: 'a', body: 'b' })).toBe('complete');
});
