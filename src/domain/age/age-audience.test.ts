import { expect, it } from 'vitest';
import { audienceOf } from './age-audience.ts';

const today = { year: 2026, month: 3, day: 1 };
const of = (cookies: string, birthdate?: string | null, isCrawler = false) =>
  audienceOf({ cookies, account: birthdate === undefined ? null : { birthdate }, today, isCrawler });

it('O24 takes the word of visitors', () => {
  expect([of(''), of('age=adult'), of('age=younger'), of('age=nonsense')]).toEqual([
    'unknown',
    'adult',
    'younger',
    'unknown',
  ]);
});

it('O24 R5.43 takes the date of birth of accounts, whatever the browser said', () => {
  for (const cookies of ['', 'age=adult', 'age=younger']) {
    expect(of(cookies, '2008-03-01')).toBe('adult');
    expect(of(cookies, '2008-03-02')).toBe('younger');
  }
});

it('O24 lets an account without a date of birth say that it is younger only', () => {
  expect([of('', null), of('age=adult', null), of('age=younger', null)]).toEqual(['unknown', 'unknown', 'younger']);
});

it('O24 goes by the answer where the date of birth is no day or is yet to come', () => {
  for (const birthdate of ['2008-02-30', '2026-03-02']) {
    expect([of('', birthdate), of('age=adult', birthdate), of('age=younger', birthdate)]).toEqual([
      'unknown',
      'unknown',
      'younger',
    ]);
  }
});

it('lets search engines read what adults do', () => {
  expect([of('', undefined, true), of('age=younger', undefined, true)]).toEqual(['adult', 'younger']);
});

it('assumes no search engine by default', () => {
  expect(audienceOf({ cookies: '', account: null, today })).toBe('unknown');
});
