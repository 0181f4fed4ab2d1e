import type { ReviewMessage } from '#contract/provider/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { NamedPictures } from './named-pictures.tsx';

interface ReviewMessagesProps {
  readonly messages: readonly ReviewMessage[];
  /** The display name of the party that replies to operators. */
  readonly answerer: string;
}

/** The operators' questions and the replies. */
export function ReviewMessages({ messages, answerer }: ReviewMessagesProps) {
  const page = usePage();
  if (messages.length === 0) return <p className="text-muted text-sm">{page.t('providers.messages.none')}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {messages.map(({ id, isOperator, text, attachments, createdAt }) => (
        <li
          key={id}
          className={`flex max-w-[52ch] flex-col gap-2 rounded-2xl border px-4 py-3 ${isOperator ? 'border-line bg-raised self-end' : 'border-control self-start'}`}
        >
          <p className="text-muted flex flex-wrap gap-x-3 text-xs">
            <strong>{isOperator ? page.t('providers.messages.operator') : answerer}</strong>
            <LocalTime iso={createdAt} />
          </p>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
          {attachments.length > 0 && (
            <NamedPictures
              pictures={attachments.map((url, index) => ({
                url,
                name: page.t('providers.picture.attachment', { number: index + 1 }),
              }))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
