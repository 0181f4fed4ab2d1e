import { SearchX } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { EmptyCard, EmptyPage, EmptyState } from './empty-state.tsx';
import { PageFailure } from './page-failure.tsx';
import { ListSkeleton, PageSkeleton } from './skeleton.tsx';
import { PaymentChip, STATE_LOOKS, type State, StateChip } from './state-chip.tsx';

const isState = (key: string): key is State => Object.hasOwn(STATE_LOOKS, key);
const STATES = Object.keys(STATE_LOOKS).filter(isState);
const VALUES = { name: 'Mei', to: '1 May', reason: 'spam' };

describe.each(LOCALES)('in %s', (locale) => {
  it('every state has a word', () => {
    for (const state of STATES) {
      expect(renderPage(<StateChip state={state} values={VALUES} />, locale)).not.toContain(`>${state}<`);
    }
  });

  it('failure and skeletons have words', () => {
    for (const part of [<PageFailure key="1" />, <PageSkeleton key="2" />, <ListSkeleton key="3" />]) {
      expect(renderPage(part, locale)).not.toMatch(/(?:list|shell)\.[a-z]/);
    }
  });
});

it('a failed page is announced, under the heading of the page, with a way to try again', () => {
  const html = renderPage(<PageFailure />, 'en-US');
  expect(html).toContain('role="alert"');
  expect(html).toMatch(/<h1[^>]*>We can’t show this page right now<\/h1>/);
  expect(html).toMatch(/<button type="button"[^>]*>Try again<\/button>/);
});

it('a skeleton announces that the page is loading, and hides its shapes', () => {
  const html = renderPage(<EditorSkeleton />, 'en-US');
  expect(html).toMatch(/<p role="status" class="sr-only">Loading<\/p>/);
  expect(html.match(/class="skeleton/g)).toHaveLength(html.match(/aria-hidden="true" class="skeleton/g)?.length ?? 0);
});

it('an empty state has the heading that its place needs', () => {
  const words = { Icon: SearchX, title: 'Nothing', text: 'Try another word' };
  expect(renderPage(<EmptyState {...words} />, 'en-US')).toContain('<p class="text-lg');
  expect(renderPage(<EmptyCard {...words} />, 'en-US')).toContain('<h2 class="text-lg');
  expect(renderPage(<EmptyPage {...words} />, 'en-US')).toContain('<h1 class="text-lg');
});

it('R4.18 a partially refunded payment is shown as paid with the refund', () => {
  const chip = (refundedAmount: number) =>
    renderPage(<PaymentChip status={PAYMENT_STATUS.paid} refundedAmount={refundedAmount} />, 'en-US');
  expect(chip(0)).toContain('Paid');
  expect(chip(1)).toContain('Partially refunded');
});
