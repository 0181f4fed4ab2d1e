import { useRouter } from '@tanstack/react-router';
import { MessageCircleQuestionMark, PenLine, Reply } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ReviewMessage } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { answerVersionReview, appealVersion } from '#contract/version/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { FormCard } from '#web/kit/page/section.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { VersionData } from '../load-versions.ts';
import { findObstacles } from '../state/version-state.tsx';

/** Messages between reviewers and developer, with forms to reply and to appeal when these are allowed. */
export function Conversation({ data: { version, messages } }: { data: VersionData }) {
  const page = usePage();
  const router = useRouter();
  const obstacles = findObstacles(version);
  const { id, isAnswerAwaited } = version;
  const reload = () => router.invalidate();
  const mayAnswer = obstacles.answer === null;
  const mayAppeal = obstacles.appeal === null;
  const answer = (
    <MessageForm
      kind="answer"
      onSend={async (message) => {
        await page.call(answerVersionReview, { id, ...message });
        await reload();
      }}
    />
  );
  if (messages.length === 0 && !mayAnswer && !mayAppeal) return null;
  return (
    <>
      {(messages.length > 0 || mayAnswer) && (
        <FormCard
          id="conversation"
          title={page.t('versions.talk')}
          {...(messages.length === 0 && { lead: page.t('versions.talk.none') })}
        >
          {messages.length > 0 && (
            <ol className="flex flex-col gap-4">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ol>
          )}
          {mayAnswer && (
            <Folded title={page.t('versions.talk.write')} isAlwaysOpen={isAnswerAwaited}>
              {answer}
            </Folded>
          )}
        </FormCard>
      )}
      {mayAppeal && (
        <FormCard id="appeal" title={page.t('versions.appeal')} lead={page.t('versions.appeal.lead')}>
          <Folded title={page.t('versions.appeal.write')}>
            <MessageForm
              kind="appeal"
              onSend={async (message) => {
                await page.call(appealVersion, { id, ...message });
                await reload();
              }}
            />
          </Folded>
        </FormCard>
      )}
    </>
  );
}

interface FoldedProps {
  readonly title: string;
  /** Keeps the form open and hides the button; input in the form is preserved. */
  readonly isAlwaysOpen?: boolean;
  readonly children: ReactNode;
}

/** A rarely used form, collapsed by default. */
function Folded({ title, isAlwaysOpen = false, children }: FoldedProps) {
  return (
    <details className="min-w-0" open={isAlwaysOpen || undefined}>
      <summary
        hidden={isAlwaysOpen}
        className="btn btn-quiet list-none [&::-webkit-details-marker]:hidden [&[hidden]]:hidden"
      >
        <PenLine size={18} aria-hidden />
        {title}
      </summary>
      <div className={isAlwaysOpen ? '' : 'mt-5'}>{children}</div>
    </details>
  );
}

function Message({ message: { isOperator, text, attachments, createdAt } }: { message: ReviewMessage }) {
  const page = usePage();
  const Icon = isOperator ? MessageCircleQuestionMark : Reply;
  return (
    <li className={`flex gap-3 rounded-xl p-4 ${isOperator ? 'bg-raised' : 'border-line border sm:ms-10'}`}>
      <Icon size={20} aria-hidden className="text-muted mt-0.5 flex-none" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-muted text-xs">
          <b>{page.t(isOperator ? 'words.reviewers' : 'words.you')}</b> · <LocalTime iso={createdAt} />
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        {attachments.length > 0 && <Attachments urls={attachments} />}
      </div>
    </li>
  );
}

function Attachments({ urls }: { urls: readonly string[] }) {
  const page = usePage();
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map((url, place) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={page.t('versions.talk.picture', { place: place + 1, count: urls.length })}
              width={96}
              height={72}
              loading="lazy"
              decoding="async"
              className="border-line bg-raised h-[72px] w-24 rounded-lg border object-contain"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface MessageFormProps {
  readonly kind: 'answer' | 'appeal';
  readonly onSend: (message: { readonly text: string; readonly attachments: string[] }) => Promise<unknown>;
}

interface SentMessage {
  readonly text: string;
  readonly attachments: readonly string[];
}

const EMPTY: SentMessage = { text: '', attachments: [] };

/** Sends a message with pictures to the reviewers. Problems are shown at their fields and the input is preserved. */
function MessageForm({ kind, onSend }: MessageFormProps) {
  const page = usePage();
  const [isUploading, setUploading] = useState(false);
  const form = useForm({
    initial: EMPTY,
    check: ({ text }) => ({
      text: isUploading || text.trim() !== '' ? undefined : (page.translator.find('field.required') ?? ''),
      attachments: isUploading ? page.t('editor.waitForPictures') : undefined,
    }),
    send: ({ text, attachments }) => onSend({ text, attachments: [...attachments] }),
    onSent(): void {
      form.change(EMPTY);
      toasts.show('success', page.t(`versions.${kind}.done`));
      document.getElementById('conversation')?.focus();
    },
    onRefused: (name) => focusField(name === 'text' ? kind : `${kind}-pictures`),
  });
  return (
    <Form className="flex flex-col gap-5" onSubmit={form.submit}>
      <TextArea
        {...form.fieldOf('text')}
        name={kind}
        label={page.t(`versions.${kind}.label`)}
        hint={page.t('words.atMostCharacters', { max: LIMITS.reviewMessageLength })}
        maxLength={LIMITS.reviewMessageLength}
      />
      <ImageField
        purpose="document"
        name={`${kind}-pictures`}
        label={page.t('versions.message.pictures')}
        isOptional
        value={form.values.attachments}
        problem={form.errorOf('attachments')}
        onChange={(attachments) => form.change({ attachments })}
        onBusy={setUploading}
      />
      <Button type="submit" look="gold" isBusy={form.isBusy} className="self-start">
        {page.t(`versions.${kind}.send`)}
      </Button>
    </Form>
  );
}
