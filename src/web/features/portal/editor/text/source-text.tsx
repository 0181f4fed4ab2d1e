import { Pilcrow, TriangleAlert } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import type { RichTextProps } from './rich-text.tsx';

type SourceTextProps = Omit<RichTextProps, 'onSource'> & {
  /** Whether the text editor can represent the text without changes. */
  readonly isHeld: boolean;
  /** Switches to the text editor, which converts unsupported structures to the closest ones. */
  readonly onRich: () => void;
};

/** The source of a description, as it is stored. */
export function SourceText(props: SourceTextProps) {
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
