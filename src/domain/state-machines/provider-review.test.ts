import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { cellsOf } from './cells-of.ts';
import { isLapsed, providerReview } from './provider-review.ts';

it('is applied for once, decided once, and applied for again after a rejection or a time-out', () => {
  expect(providerReview.initial).toBe(PROVIDER_REVIEW.none);
  expect(cellsOf(providerReview, PROVIDER_REVIEW)).toEqual({
    none: {
      apply: 'reviewing',
      reapply: ERROR.providerNotFound,
      approve: ERROR.providerNotFound,
      reject: ERROR.providerNotFound,
      timeOut: ERROR.providerNotFound,
    },
    reviewing: {
      apply: ERROR.alreadyProviderOrUnderReview,
      reapply: ERROR.alreadyProviderOrUnderReview,
      approve: 'approved',
      reject: 'rejected',
      timeOut: 'timedOut',
    },
    approved: {
      apply: ERROR.alreadyProviderOrUnderReview,
      reapply: ERROR.alreadyProviderOrUnderReview,
      approve: ERROR.parameterError,
      reject: ERROR.parameterError,
      timeOut: ERROR.parameterError,
    },
    rejected: {
      apply: ERROR.alreadyProviderOrUnderReview,
      reapply: 'reviewing',
      approve: ERROR.parameterError,
      reject: ERROR.parameterError,
      timeOut: ERROR.parameterError,
    },
    timedOut: {
      apply: ERROR.alreadyProviderOrUnderReview,
      reapply: 'reviewing',
      approve: ERROR.parameterError,
      reject: ERROR.parameterError,
      timeOut: ERROR.parameterError,
    },
  });
});

it('lapses after 14 full days', () => {
  const submittedAt = new Date('2026-03-01T08:30:00Z');
  const lapsesAt = (now: string) => isLapsed(submittedAt, new Date(now));
  expect(lapsesAt('2026-03-01T08:30:00Z')).toBe(false);
  expect(lapsesAt('2026-03-15T08:29:59.999Z')).toBe(false);
  expect(lapsesAt('2026-03-15T08:30:00Z')).toBe(true);
  expect(lapsesAt('2026-04-01T00:00:00Z')).toBe(true);
});
