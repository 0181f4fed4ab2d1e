import { expect, it } from 'vitest';
import { auditFilter } from './audit-link.tsx';

const ALL = {
  userId: undefined,
  actorId: undefined,
  kind: undefined,
  subject: undefined,
  action: undefined,
  beginAt: undefined,
  endAt: undefined,
  page: 1,
};

it.each([
  [{}, ALL],
  [
    { user: '12', page: '3' },
    { ...ALL, userId: 12, page: 3 },
  ],
  [{ user: ' #12 ' }, { ...ALL, userId: 12 }],
  [{ user: '999999999' }, { ...ALL, userId: 999_999_999 }],
  [{ user: '1000000000' }, ALL],
  [{ user: '0' }, ALL],
  [{ user: '-1' }, ALL],
  [{ user: '1e3' }, ALL],
  [{ user: 'mei' }, ALL],
  [{ user: '' }, ALL],
  [{ subject: 'banner:3' }, { ...ALL, subject: 'banner:3' }],
  [{ subject: 'application:com.example.a-b_c' }, { ...ALL, subject: 'application:com.example.a-b_c' }],
  [{ subject: '<b>' }, ALL],
  [{ action: 'deposit.refund' }, { ...ALL, action: 'deposit.refund' }],
  [{ action: 'no.such' }, ALL],
  [
    { by: '7', kind: 'deposit' },
    { ...ALL, actorId: 7, kind: 'deposit' },
  ],
  [{ kind: 'spell' }, ALL],
  [
    { begin: '2026-03-01', end: '2026-03-31' },
    { ...ALL, beginAt: '2026-03-01', endAt: '2026-03-31' },
  ],
  [
    { begin: '2026-03-31', end: '2026-03-01' },
    { ...ALL, beginAt: '2026-03-31' },
  ],
])('reads %j as %j', (parameters, filter) => {
  expect(auditFilter.read(parameters)).toEqual(filter);
});

it('writes an address that it reads as the same, and nothing that is as usual', () => {
  expect(auditFilter.query(auditFilter.read({}))).toBe('');
  const filter = auditFilter.read({
    ...{ user: '12', by: '3', kind: 'user', subject: 'user:12', action: 'user.suspend' },
    ...{ begin: '2026-03-01', end: '2026-03-31', page: '2' },
  });
  expect(auditFilter.read(Object.fromEntries(new URLSearchParams(auditFilter.query(filter))))).toEqual(filter);
});
