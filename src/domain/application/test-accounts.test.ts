import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { checkTestAccounts, normalizeTestAccount, readTestAccountList } from './test-accounts.ts';

const isEmail = (address: string) => /^[^\s@]+@[^\s@]+$/.test(address);
const obstacleOf = (account: string, existing: readonly string[]) =>
  checkTestAccounts([account], { existing, isEmail }).refused[0]?.code;
const accountsOf = (count: number) => Array.from({ length: count }, (_, index) => `tester${index + 1}@gmail.com`);

it('R5.45 refuses an account that is in the list already, in any case of letters', () => {
  expect(obstacleOf('a@gmail.com', [])).toBeUndefined();
  expect(obstacleOf('b@gmail.com', ['a@gmail.com'])).toBeUndefined();
  expect(obstacleOf('a@gmail.com', ['a@gmail.com', 'b@gmail.com'])).toBe(ERROR.duplicateTestAccount);
  expect(obstacleOf('A@Gmail.com', ['a@gmail.com', 'b@gmail.com'])).toBe(ERROR.duplicateTestAccount);
  expect(obstacleOf('a@gmail.com', ['A@GMAIL.COM'])).toBe(ERROR.duplicateTestAccount);
  expect(obstacleOf('aa@gmail.com', ['a@gmail.com'])).toBeUndefined();
});

it('compares accounts in lower case without blanks around', () => {
  expect(normalizeTestAccount(' A@Gmail.com\n')).toBe('a@gmail.com');
});

it('R5.45 refuses an account that a pasted list holds twice', () => {
  expect(
    checkTestAccounts(['a@gmail.com', 'b@gmail.com', 'A@Gmail.com', 'a@gmail.com'], { existing: [], isEmail }),
  ).toEqual({
    lines: [
      { account: 'a@gmail.com' },
      { account: 'b@gmail.com' },
      { account: 'A@Gmail.com', code: ERROR.duplicateTestAccount },
      { account: 'a@gmail.com', code: ERROR.duplicateTestAccount },
    ],
    accepted: ['a@gmail.com', 'b@gmail.com'],
    refused: [
      { account: 'A@Gmail.com', code: ERROR.duplicateTestAccount },
      { account: 'a@gmail.com', code: ERROR.duplicateTestAccount },
    ],
  });
});

it('R9.2 takes the 100th account and refuses the 101st', () => {
  expect(obstacleOf('new@gmail.com', accountsOf(99))).toBeUndefined();
  expect(obstacleOf('new@gmail.com', accountsOf(100))).toBe(ERROR.testAccountLimitReached);
  expect(obstacleOf('new@gmail.com', accountsOf(101))).toBe(ERROR.testAccountLimitReached);
});

it('R9.2 fills the list up from a pasted one and refuses the rest', () => {
  const { accepted, refused } = checkTestAccounts(accountsOf(103), {
    existing: ['z@gmail.com'],
    isEmail,
  });
  expect(accepted).toEqual(accountsOf(99));
  expect(refused.map(({ code }) => code)).toEqual([
    ERROR.testAccountLimitReached,
    ERROR.testAccountLimitReached,
    ERROR.testAccountLimitReached,
    ERROR.testAccountLimitReached,
  ]);
});

it('tells a format problem before a repeat, and a repeat before a full list', () => {
  expect(obstacleOf('a@', ['a@', ...accountsOf(100)])).toBe(ERROR.invalidFormat);
  expect(obstacleOf('TESTER7@gmail.com', accountsOf(100))).toBe(ERROR.duplicateTestAccount);
});

it('reads one address per line or with commas or semicolons between', () => {
  expect(readTestAccountList('a@b.tw\r\n b@b.tw ,c@b.tw;\n\n;d@b.tw，e@b.tw；f@b.tw\t')).toEqual([
    'a@b.tw',
    'b@b.tw',
    'c@b.tw',
    'd@b.tw',
    'e@b.tw',
    'f@b.tw',
  ]);
  expect(readTestAccountList(' \n,; ')).toEqual([]);
});

it('says of every pasted address once what becomes of it, and takes none twice', () => {
  const address = fc.stringMatching(/^[abAB]@[xX]{0,2}$/);
  fc.assert(
    fc.property(fc.array(address), fc.array(address), (existing, pasted) => {
      const { lines, accepted, refused } = checkTestAccounts(pasted, { existing, isEmail });
      expect(lines.map(({ account }) => account)).toEqual(pasted);
      const named = [...accepted, ...refused.map(({ account }) => account)];
      expect(named.sort()).toEqual(pasted.toSorted());
      const spellings = accepted.map(normalizeTestAccount);
      expect(new Set(spellings).size).toBe(accepted.length);
      expect(existing.map(normalizeTestAccount).filter((known) => spellings.includes(known))).toEqual([]);
    }),
  );
});
