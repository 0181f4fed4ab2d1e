import { useId, useState } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import { CharacterCount } from '../controls/text-control.tsx';
import { normalizeRichDocument, readRichDocument } from './read-rich-document.ts';
import { RichTextOnDemand } from './rich-text-on-demand.tsx';
import { SourceText } from './source-text.tsx';
import { writeRichDocument } from './write-rich-document.ts';

interface SafeTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly lang: LocaleCode;
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** A description with the six tags, edited as rich text, or as source if the text editor cannot represent it. */
export function SafeTextField(props: SafeTextFieldProps) {
  const { name, label, hint, error, max, value, onChange } = props;
  const page = usePage();
  const labelId = useId();
  const [wantsSource, setWantsSource] = useState(false);
  const isHeld = readRichDocument(value) !== null;
  const isSource = wantsSource || !isHeld;
  const id = `field-${name}`;
  const shared = {
    id,
    labelId,
    lang: props.lang,
    isWrong: error !== '',
    isReadOnly: props.isReadOnly,
    value,
    onChange,
    onLeave: props.onLeave,
    describedBy: [error !== '' && `${id}-error`, `${id}-hint`, `${id}-count`].filter(Boolean).join(' '),
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <span id={labelId} className="text-sm font-bold">
          {label}
        </span>
        <CharacterCount id={`${id}-count`} text={value} max={max} />
      </div>
      {isSource ? (
        <SourceText
          {...shared}
          isHeld={isHeld}
          onRich={() => {
            if (!isHeld) onChange(writeRichDocument(normalizeRichDocument(value)));
            setWantsSource(false);
          }}
        />
      ) : (
        <RichTextOnDemand {...shared} onSource={() => setWantsSource(true)} />
      )}
      <p id={`${id}-hint`} className="text-muted text-xs">
        {isSource ? page.t('editor.rich.sourceHint') : hint}
      </p>
      {error !== '' && <FieldProblem id={`${id}-error`} error={error} />}
    </div>
  );
}
