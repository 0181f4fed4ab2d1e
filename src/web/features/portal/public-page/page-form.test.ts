import { expect, it } from 'vitest';
import type { OwnDeveloperPage } from '#contract/developer-page/entities.ts';
import { isSendableSlug, nameOfField, readPageForm, writePageForm } from './public-page.tsx';

const OWN: OwnDeveloperPage = {
  ...{ name: 'Neon', slug: 'developer-7', isChosen: false, suggestedSlug: 'neon', isPublic: true, logo: '' },
  ...{ contentDefault: 'zh-TW', contents: [{ lang: 'vi-VN', about: 'Xin chào' }], followers: 0 },
};

it('sends the languages with a text, one of them as the default', () => {
  const form = readPageForm(OWN);
  expect(form.about).toEqual({ 'zh-TW': '', 'zh-CN': '', 'vi-VN': 'Xin chào', 'en-US': '' });
  const sent = writePageForm({ ...form, slug: ' Neon ', about: { ...form.about, 'en-US': ' Hello ' } });
  expect(sent).toEqual({
    ...{ slug: 'Neon', logo: '', contentDefault: 'vi-VN' },
    contents: [
      { lang: 'vi-VN', about: 'Xin chào' },
      { lang: 'en-US', about: 'Hello' },
    ],
  });
  expect(writePageForm({ ...form, about: { ...form.about, 'vi-VN': ' ' } })).toMatchObject({
    contentDefault: 'zh-TW',
    contents: [],
  });
});

it('shows a problem of the call at the language it is about', () => {
  const form = readPageForm(OWN);
  expect(nameOfField(form, 'contents.0.about')).toBe('about.vi-VN');
  expect(nameOfField(form, 'contents.3.about')).toBe('contents.3.about');
  expect(nameOfField(form, 'slug')).toBe('slug');
});

it.each([
  ['developer-7', true],
  ['', true],
  [' Neon-Byte ', true],
  ['news', false],
  ['developer-8', false],
  ['a b', false],
])('an address %j may be sent: %j', (slug, isSent) => {
  expect(isSendableSlug(slug, OWN.slug)).toBe(isSent);
});
