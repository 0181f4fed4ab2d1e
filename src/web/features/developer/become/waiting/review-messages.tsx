import { MessageCircleQuestionMark, Reply } from 'lucide-react';
import type { ProviderApplication, ReviewMessage } from '#contract/provider/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { PictureRow } from '../form/picture-row.tsx';
import { AnswerForm } from './answer-form.tsx';

export interface ReviewMessagesProps {
  readonly application: Pick<ProviderApplication, 'messages' | 'isAnswerAwaited'>;
  readonly onAnswered: () => Promise<unknown>;
}

/** The operators' questions and the replies, with a form while a reply is awaited. */
export function ReviewMessages({ application: { messages, isAnswerAwaited }, onAnswered }: ReviewMessagesProps) {
  const page = usePage();
  if (messages.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className={`card flex flex-col gap-5 p-5 sm:p-7 ${isAnswerAwaited ? 'border-warning' : ''}`}
    >
      <h3 id="questions" tabIndex={-1} className="text-lg outline-none">
        {page.t(isAnswerAwaited ? 'become.questions.awaited' : 'become.questions')}
      </h3>
      <ol className="flex flex-col gap-4">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {isAnswerAwaited && <AnswerForm onAnswered={onAnswered} />}
    </section>
  );
}

function Message({ message }: { message: ReviewMessage }) {
  const page = usePage();
  const Icon = message.isOperator ? MessageCircleQuestionMark : Reply;
  const author = page.t(message.isOperator ? 'words.reviewers' : 'words.you');
  return (
    <li className={`flex gap-3 rounded-xl p-4 ${message.isOperator ? 'bg-raised' : 'border-line border sm:ms-10'}`}>
      <Icon size={20} aria-hidden className="text-muted mt-0.5 flex-none" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-muted text-xs">
          <b>{author}</b> · <LocalTime iso={message.createdAt} />
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
        {message.attachments.length > 0 && (
          <PictureRow urls={message.attachments} label={page.t('become.answer.pictures')} />
        )}
      </div>
    </li>
  );
}
