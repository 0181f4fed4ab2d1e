/**
 * What an open page can subscribe to: one item by its number, or a list of the console. `provider` (a developer's data),
 * `sales` (its sales) and `user` (the console's page of an account) have the number of the account.
 */
export const TOPIC_KINDS = ['version', 'provider', 'webhook', 'sales', 'user'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];
export const LIST_TOPICS = [
  'reviews',
  'console',
  'system',
  'users',
  'applications',
  'products',
  'deposits',
  'orders',
  'audit',
] as const;
export type ListTopic = (typeof LIST_TOPICS)[number];

/** `version:94`, `provider:12`, `webhook:7`, `reviews`, … */
export type LiveTopic = `${TopicKind}:${number}` | ListTopic;

export const TOPIC_PATTERN = new RegExp(`^(?:(?:${TOPIC_KINDS.join('|')}):[1-9]\\d{0,8}|${LIST_TOPICS.join('|')})$`);

export function isLiveTopic(value: unknown): value is LiveTopic {
  return typeof value === 'string' && TOPIC_PATTERN.test(value);
}
