/** What an open page can subscribe to: one item by its number, or a list of the console. */
export const TOPIC_KINDS = ['version', 'provider', 'webhook'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];
export const LIST_TOPICS = ['reviews', 'console', 'system'] as const;
export type ListTopic = (typeof LIST_TOPICS)[number];

/** `version:94`, `provider:12` (by the number of the account), `webhook:7`, `reviews`, `console`, `system`. */
export type LiveTopic = `${TopicKind}:${number}` | ListTopic;

export const TOPIC_PATTERN = /^(?:(?:version|provider|webhook):[1-9]\d{0,8}|reviews|console|system)$/;

export function isLiveTopic(value: unknown): value is LiveTopic {
  return typeof value === 'string' && TOPIC_PATTERN.test(value);
}
