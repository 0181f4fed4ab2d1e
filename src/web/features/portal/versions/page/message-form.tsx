import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

interface MessageFormProps {
  readonly kind: 'answer' | 'appeal';
  readonly onSend: (message: { readonly text: string; readonly attachments: string[] }) => Promise<unknown>;
}

interface Message {
  readonly text: string;
  readonly attachments: readonly string[];
}

const EMPTY: Message = { text: '', attachments: [] };

/** Sends a message with pictures to the reviewers. Problems are shown at their fields and the input is preserved. */
export function MessageForm({ kind, onSend }: MessageFormProps) {
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
