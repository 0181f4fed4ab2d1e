import type { ProviderDecision } from '#contract/provider/operator-entities.ts';
import type { MessageKey } from '#i18n/message-key.ts';

interface DecisionWords {
  readonly name: MessageKey;
  readonly title: MessageKey;
  readonly done: MessageKey;
}

/** The messages of each decision; approving and rejecting read as they do for versions. */
export const DECISION_WORDS = {
  approve: { name: 'reviews.approve', title: 'reviews.approve.title', done: 'reviews.done.approve' },
  reject: { name: 'reviews.reject', title: 'reviews.reject.title', done: 'reviews.done.reject' },
  ask: { name: 'providers.decide.ask', title: 'providers.ask.title', done: 'providers.done.ask' },
  timeout: { name: 'providers.decide.timeout', title: 'providers.timeout.title', done: 'providers.done.timeout' },
} as const satisfies Record<ProviderDecision, DecisionWords>;
