import { Pilcrow, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import { SafeText } from '#web/ui/text/safe-text.tsx';
import { CharacterCount } from '../controls/text-control.tsx';
import { normalizeRichDocument, readRichDocument, writeRichDocument } from './rich-document.ts';
import type { RichTextProps } from './rich-text.tsx';

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

const loadRichText = () => import('./rich-text.tsx');
const RichText = lazy(loadRichText);

/** Shows the text as players see it until it is edited: the editor is larger than the rest of the page. */
function RichTextOnDemand(props: RichTextProps) {
  const [isOpen, setOpen] = useState(false);
  const asShown = <ClosedText {...props} onOpen={() => setOpen(true)} />;
  if (!isOpen) return asShown;
  return (
    <Suspense fallback={asShown}>
      <RichText {...props} isFocused />
    </Suspense>
  );
}

/** Has the size and the look of the editor, so that nothing moves when the editor opens. */
function ClosedText({ onOpen, ...props }: RichTextProps & { onOpen: () => void }) {
  const page = usePage();
  const { id, labelId, describedBy, lang, isWrong, isReadOnly, value } = props;
  return (
    <div onPointerEnter={() => void loadRichText()}>
      <div className="border-control bg-raised text-muted flex min-h-13 items-center rounded-t-xl border px-4 text-sm">
        {!isReadOnly && page.t('editor.rich.open')}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show formatted text; the editor replaces it. */}
      <div
        id={id}
        role="textbox"
        tabIndex={0}
        lang={lang}
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        aria-readonly={isReadOnly}
        onFocus={() => isReadOnly || onOpen()}
        className="border-control bg-page aria-[invalid]:border-danger min-h-48 cursor-text rounded-b-xl border border-t-0 px-4 py-3 wrap-anywhere"
      >
        <SafeText text={value} />
      </div>
    </div>
  );
}

type SourceTextProps = Omit<RichTextProps, 'onSource'> & {
  /** Whether the text editor can represent the text without changes. */
  readonly isHeld: boolean;
  /** Switches to the text editor, which converts unsupported structures to the closest ones. */
  readonly onRich: () => void;
};

/** The source of a description, as it is stored. */
function SourceText(props: SourceTextProps) {
  const { id, labelId, describedBy, lang, isWrong, isReadOnly, value, onChange, onLeave, isHeld, onRich } = props;
  const page = usePage();
  return (
    <div>
      <div className="border-control bg-raised flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-xl border p-1 ps-3 text-sm">
        {!isHeld && (
          <span className="flex min-w-0 flex-1 basis-64 items-start gap-2 py-1">
            <TriangleAlert size={18} aria-hidden className="text-warning mt-0.5 flex-none" />
            {page.t('editor.rich.notHeld')}
          </span>
        )}
        <button
          type="button"
          disabled={isReadOnly && !isHeld}
          onClick={onRich}
          className="hover:bg-page ms-auto inline-flex min-h-11 items-center gap-2 rounded-lg px-3"
        >
          <Pilcrow size={18} aria-hidden />
          {page.t(isHeld ? 'editor.rich.back' : 'editor.rich.tidy')}
        </button>
      </div>
      <textarea
        id={id}
        rows={9}
        lang={lang}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        readOnly={isReadOnly}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        className="border-control bg-page aria-[invalid]:border-danger block w-full min-w-0 rounded-b-xl border border-t-0 px-4 py-3 font-mono text-sm"
      />
    </div>
  );
}
