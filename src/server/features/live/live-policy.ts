import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIST_TOPICS, type LiveTopic, type TopicKind } from '#contract/live/topics.ts';
import type { CallSession } from '../../api/call-context.ts';

/** IDs of the objects that topics name, by kind. */
export type TopicNumbers = Readonly<Record<TopicKind, readonly number[]>>;

export function numbersOf(topics: readonly LiveTopic[]): TopicNumbers {
  const ofKind = (kind: TopicKind) =>
    topics.filter((topic) => topic.startsWith(`${kind}:`)).map((topic) => Number(topic.slice(kind.length + 1)));
  return {
    version: ofKind('version'),
    provider: ofKind('provider'),
    webhook: ofKind('webhook'),
    sales: ofKind('sales'),
    user: ofKind('user'),
  };
}

/**
 * Returns the objects whose owner must be checked. Operators may follow all versions and applications; only its
 * developer may follow a webhook or sales.
 * @throws ApiError `permissionDenied` if a topic is refused regardless of ownership: another account's application or
 * sales, or a list or an account of the console.
 */
export function requireTopics(
  { isOperator, userId }: Pick<CallSession, 'isOperator' | 'userId'>,
  topics: readonly LiveTopic[],
): Pick<TopicNumbers, 'version' | 'webhook'> {
  const { version, provider, webhook, sales, user } = numbersOf(topics);
  const isOfConsole = user.length > 0 || topics.some((topic) => LIST_TOPICS.some((list) => list === topic));
  const isOthers = (id: number) => id !== userId;
  if (!isOperator && (isOfConsole || provider.some(isOthers))) throw new ApiError(ERROR.permissionDenied);
  if (sales.some(isOthers)) throw new ApiError(ERROR.permissionDenied);
  return { version: isOperator ? [] : version, webhook };
}

/** @throws ApiError `permissionDenied` for objects that belong to others or do not exist. */
export function requireAllOwn(isAllOwn: boolean): void {
  if (!isAllOwn) throw new ApiError(ERROR.permissionDenied);
}
