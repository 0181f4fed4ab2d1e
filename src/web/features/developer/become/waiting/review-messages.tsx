import { MessageCircleQuestionMark, Reply } from 'lucide-react';
import { useState } from 'react';
import { answerProviderReview } from '#contract/provider/endpoints.ts';
import type { ProviderApplication, ReviewMessage } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { PictureRow } from '../form/form-parts.tsx';

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

interface Answer {
  readonly answer: string;
  readonly pictures: readonly string[];
}

const EMPTY: Answer = { answer: '', pictures: [] };

/** Replies to the operators' question, with pictures as evidence. */
function AnswerForm({ onAnswered }: { onAnswered: () => Promise<unknown> }) {
  const page = usePage();
  const [isUploading, setUploading] = useState(false);
  const form = useForm({
    initial: EMPTY,
    check: () => ({ pictures: isUploading ? page.t('become.stillUploading') : undefined }),
    send: ({ answer, pictures }) => page.call(answerProviderReview, { text: answer, documents: [...pictures] }),
    async onSent() {
      toasts.show('success', page.t('become.answer.done'));
      await onAnswered();
      document.getElementById('questions')?.focus();
    },
    explain: (_error, _values, named) => ({ answer: named.text }),
  });
  return (
    <Form onSubmit={form.submit} className="border-line flex flex-col gap-5 border-t pt-5">
      <TextArea
        {...form.fieldOf('answer')}
        label={page.t('become.answer.label')}
        hint={page.t('become.answer.hint', { max: LIMITS.reviewMessageLength })}
        maxLength={LIMITS.reviewMessageLength}
      />
      <ImageField
        purpose="document"
        name="pictures"
        label={page.t('become.answer.pictures')}
        isOptional
        value={form.values.pictures}
        problem={form.errorOf('pictures')}
        onChange={(pictures) => form.change({ pictures })}
        onBusy={setUploading}
      />
      <Button type="submit" look="gold" className="self-start" isBusy={form.isBusy}>
        {page.t('become.answer.send')}
      </Button>
    </Form>
  );
}
