import { expect, it, vi } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { compileMessages } from './compile-messages.ts';
import { createTranslator } from './translator.ts';

const translatorOf = (locale: (typeof LOCALES)[number]) => createTranslator(locale, compileMessages('core', locale));

it('speaks its language', () => {
  expect(LOCALES.map((locale) => translatorOf(locale).t('errorPage.401.title'))).toEqual([
    '請重新登入',
    translatorOf('zh-CN').t('errorPage.401.title'),
    translatorOf('vi-VN').t('errorPage.401.title'),
    'please log in again',
  ]);
  expect(new Set(LOCALES.map((locale) => translatorOf(locale).t('errorPage.401.title'))).size).toBe(4);
});

it('puts values where a message names them', () => {
  const text = translatorOf('en-US').t('maintenance.message', { beginAt: '9:00', endAt: '10:00' });
  expect(text).toContain('from 9:00 to 10:00');
});

it('finds texts of computed keys, and nothing for keys that no catalog has', () => {
  const translator = translatorOf('en-US');
  expect(translator.find('errorPage.404.title')).toBe('Feeling lost');
  expect(translator.find('error.60003')).toBeUndefined();
  expect(translator.find('toString')).toBeUndefined();
});

it('learns messages that were fetched later, keeps those it had, and leaves its source alone', () => {
  const core = compileMessages('core', 'en-US');
  const size = Object.keys(core).length;
  const translator = createTranslator('en-US', core);
  translator.add({ 'error.1': ['Hello ', ['name']] });
  expect(translator.find('error.1', { name: 'Star' })).toBe('Hello Star');
  expect(translator.t('errorPage.404.title')).toBe('Feeling lost');
  expect(Object.keys(core)).toHaveLength(size);
  expect(translatorOf('en-US').find('error.1')).toBeUndefined();
});

it('shows the key of a message that is not loaded, and reports it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(createTranslator('en-US', {}).t('errorPage.404.title')).toBe('errorPage.404.title');
  expect(warn).toHaveBeenCalledWith('The loaded messages of en-US have no errorPage.404.title');
  warn.mockRestore();
});
