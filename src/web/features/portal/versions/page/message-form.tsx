import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';

interface MessageFormProps {
  readonly kind: 'answer' | 'appeal';
  readonly onSend: (message: { readonly text: string; readonly attachments: string[] }) => Promise<unknown>;
}

interface Problem {
  readonly text?: string;
  readonly pictures?: string;
}

/** A message to the reviewers with pictures; what is wrong with it stands at its fields, and nothing typed is lost. */
export function MessageForm({ kind, onSend }: MessageFormProps) {
  const page = usePage();
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<Problem>({});
  const refuse = (found: Problem) => {
    flushSync(() => setProblem(found));
    document.getElementById(`field-${kind}${found.text === undefined ? '-pictures' : ''}`)?.focus();
  };
  const { isBusy, start } = useAction(async () => {
    if (isUploading) return refuse({ pictures: page.t('editor.waitForPictures') });
    if (text.trim() === '') return refuse({ text: page.translator.find('field.required') ?? '' });
    try {
      await onSend({ text, attachments: [...pictures] });
    } catch (error) {
      const found = readProblem((key) => page.translator.find(key), error);
      if (found === undefined) throw error;
      return refuse(found);
    }
    setText('');
    setPictures([]);
    toasts.show('success', page.t(`versions.${kind}.done`));
    document.getElementById('conversation')?.focus();
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        start();
      }}
    >
      <TextArea
        name={kind}
        label={page.t(`versions.${kind}.label`)}
        hint={page.t('versions.message.hint', { max: LIMITS.reviewMessageLength })}
        error={problem.text ?? ''}
        value={text}
        maxLength={LIMITS.reviewMessageLength}
        onChange={(typed) => {
          setText(typed);
          setProblem({});
        }}
      />
      <ImageField
        purpose="document"
        name={`${kind}-pictures`}
        label={page.t('versions.message.pictures')}
        isOptional
        value={pictures}
        problem={problem.pictures ?? ''}
        onChange={setPictures}
        onBusy={setUploading}
      />
      <Button type="submit" look="gold" className="self-start" isBusy={isBusy}>
        {page.t(`versions.${kind}.send`)}
      </Button>
    </form>
  );
}

/** What the server found in the fields; undefined for a failure that is about none of them. */
function readProblem(find: (key: string) => string | undefined, error: unknown): Problem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const fields = Object.entries(error.fields ?? {});
  const text = fields.find(([name]) => name === 'text');
  if (text !== undefined) return { text: find(text[1]) ?? '' };
  const picture = fields.find(([name]) => name.startsWith('attachments'));
  return picture && { pictures: find(picture[1]) ?? '' };
}
