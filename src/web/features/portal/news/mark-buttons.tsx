import { Bold, Heading2, Italic, Link, List, Quote } from 'lucide-react';
import { flushSync } from 'react-dom';
import { usePage } from '#web/app/use-page.ts';
import { MARKS, type MarkName, wrapSelection } from './wrap-selection.ts';

const ICONS = {
  bold: Bold,
  italic: Italic,
  heading: Heading2,
  list: List,
  quote: Quote,
  link: Link,
} as const satisfies Record<MarkName, typeof Bold>;
const NAMES = ['bold', 'italic', 'heading', 'list', 'quote', 'link'] as const satisfies readonly MarkName[];

interface MarkButtonsProps {
  /** ID of the text area. */
  readonly fieldId: string;
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
}

/** Buttons that put Markdown marks around the selected text. */
export function MarkButtons({ fieldId, isDisabled, onChange }: MarkButtonsProps) {
  const page = usePage();
  const press = (name: MarkName) => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    const next = wrapSelection({ text, start, end }, MARKS[name]);
    flushSync(() => onChange(next.text));
    field.focus();
    field.setSelectionRange(next.start, next.end);
  };
  return (
    <div
      role="toolbar"
      aria-label={page.t('posts.marks')}
      aria-controls={fieldId}
      className="-mb-2 flex flex-wrap gap-1"
    >
      {NAMES.map((name) => {
        const Icon = ICONS[name];
        const label = page.t(`posts.mark.${name}`);
        return (
          <button
            key={name}
            type="button"
            className="btn-icon"
            aria-label={label}
            title={label}
            disabled={isDisabled}
            onClick={() => press(name)}
          >
            <Icon size={18} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
